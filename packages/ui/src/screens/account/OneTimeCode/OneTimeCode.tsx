import { KeyRound, ShieldCheck } from 'lucide-react'
import { loginAddress } from '@lagoon/contract/account/addresses'
import type { OneTimeCodeView } from '@lagoon/domain/account/recovery/recovery.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import type { CodeEvents } from './CodeForm.tsx'
import { sentTo } from './codeMessages.ts'

export interface OneTimeCodeEvents extends CodeEvents {
  /** Back to the choice between email and phone. */
  onStartOver: () => void
  /** On to the new password, which the confirmed code lets the player choose. */
  onContinue: () => void
}

export interface OneTimeCodeProps extends OneTimeCodeEvents {
  view: OneTimeCodeView
  /** What is in the field at first. */
  initialCode?: string
}

/** Who forgot the password and asked for a code enters it here. Whether an account has the number is never told. */
export const OneTimeCode = ({ view, initialCode = '', onSubmit, onResend, onStartOver, onContinue }: OneTimeCodeProps) =>
  view.state === 'verified' ? (
    <AuthLayout
      icon={ShieldCheck}
      tone="success"
      title="Your code is confirmed"
      intro="You can now choose a new password. Your old one works until you do."
    >
      <Stack align="stretch">
        <Button weight="primary" size="large" onPress={onContinue}>
          Choose a new password
        </Button>
      </Stack>
    </AuthLayout>
  ) : (
    <AuthLayout
      icon={KeyRound}
      title="Enter your code"
      intro={`If this number is confirmed on an account, we sent a code ${sentTo(view.sent)}.`}
      foot={
        <>
          Remember your password? <Link href={loginAddress}>Log in</Link>
        </>
      }
    >
      <CodeEntry
        view={view}
        initialCode={initialCode}
        onSubmit={onSubmit}
        onResend={onResend}
        aside={
          <Button weight="quiet" size="compact" onPress={onStartOver}>
            Try another way
          </Button>
        }
      />
    </AuthLayout>
  )
