import { MailCheck } from 'lucide-react'
import { loginAddress } from '@lagoon/contract/account/addresses'
import type { SignUpView } from '@lagoon/domain/account/account.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { EmailNotThere } from '../ResendEmail.tsx'

interface SignUpDoneProps {
  view: Extract<SignUpView, { state: 'done' }>
  isAlone: boolean
  onResend: (to: { email: string }) => void
}

/** The account stands; the email is on its way. */
export const SignUpDone = ({ view, isAlone, onResend }: SignUpDoneProps) => (
  <AuthLayout
    title="Check your email"
    icon={MailCheck}
    isAlone={isAlone}
    intro={
      <>
        We sent a link to{' '}
        <Text as="span" weight="strong">
          {view.email}
        </Text>
        . Click it to confirm your email and get your welcome tokens.
      </>
    }
    foot={
      <>
        Already confirmed? <Link href={loginAddress}>Log in</Link>
      </>
    }
  >
    <EmailNotThere resend={view.resend} onPress={() => onResend({ email: view.email })} />
  </AuthLayout>
)
