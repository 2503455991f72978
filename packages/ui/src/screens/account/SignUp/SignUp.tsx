import { loginAddress } from '@lagoon/contract/account/addresses'
import type { SignUpValues, SignUpView } from '@lagoon/domain/account/account.state'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { SignUpDone } from './SignUpDone.tsx'
import { SignUpForm } from './SignUpForm.tsx'

export interface SignUpEvents {
  /** Checked by the rules; phone and names as they are kept. */
  onSubmit: (values: SignUpValues) => void
  /** At each change, as typed. Ask the server after a pause, and only about what can be a display name. */
  onDisplayNameChange: (change: { displayName: string }) => void
  onResend: (to: { email: string }) => void
}

export interface SignUpProps extends SignUpEvents {
  view: SignUpView
  /** What is already known of the player. */
  initialValues?: Partial<SignUpValues>
  /** On a route without the header. */
  isAlone?: boolean
}

const words = {
  player: {
    title: 'Create your account',
    intro: 'It takes about two minutes. Confirm your email to get your welcome tokens.',
  },
  guest: {
    title: 'Keep your progress',
    intro: 'You’re browsing as a guest. Create an account to play and keep any free-spin prize from this visit.',
  },
} as const

/** Sign-up for players and guests. What is typed stays through every refusal. */
export const SignUp = ({ view, initialValues, isAlone, onSubmit, onDisplayNameChange, onResend }: SignUpProps) => {
  if (view.state === 'done') return <SignUpDone view={view} isAlone={isAlone ?? false} onResend={onResend} />
  return (
    <AuthLayout
      {...words[view.as]}
      width="regular"
      isAlone={isAlone ?? false}
      foot={
        <>
          Already have an account? <Link href={loginAddress}>Log in</Link>
        </>
      }
    >
      <SignUpForm view={view} initialValues={initialValues} onSubmit={onSubmit} onDisplayNameChange={onDisplayNameChange} />
    </AuthLayout>
  )
}
