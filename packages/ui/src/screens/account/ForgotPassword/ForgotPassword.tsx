import { MailCheck } from 'lucide-react'
import { loginAddress } from '@lagoon/contract/account/addresses'
import type { ForgotPasswordValues, ForgotPasswordView, RecoveryTarget } from '@lagoon/domain/account/recovery/recovery.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { OneTimeCode, type OneTimeCodeEvents } from '../OneTimeCode/OneTimeCode.tsx'
import { EmailNotThere } from '../ResendEmail.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

export interface ForgotPasswordProps {
  view: ForgotPasswordView
  initialValues?: Partial<ForgotPasswordValues>
  onSubmit: (target: RecoveryTarget) => void
  /** The email again, to the address that the view names. */
  onResend: (to: { email: string }) => void
  /** What happens while a code is entered. */
  codeEvents: OneTimeCodeEvents
}

const login = (
  <>
    Remember your password? <Link href={loginAddress}>Log in</Link>
  </>
)

/** The way back in: a link by email, or a one-time code by phone, which is entered right here. */
export const ForgotPassword = ({ view, initialValues, onSubmit, onResend, codeEvents }: ForgotPasswordProps) => {
  if (view.state === 'enteringCode') return <OneTimeCode view={view.code} {...codeEvents} />
  if (view.state === 'sent')
    return (
      <AuthLayout
        title="Check your email"
        icon={MailCheck}
        intro={
          <>
            If there’s an account for{' '}
            <Text as="span" weight="strong">
              {view.email}
            </Text>
            , we’ve sent a link to reset your password.
          </>
        }
        foot={login}
      >
        <EmailNotThere resend={view.resend} onPress={() => onResend({ email: view.email })} />
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Forgot your password?"
      intro="No problem. Tell us how to reach you, and you can set a new one in a minute."
      foot={login}
    >
      <ForgotPasswordForm isSubmitting={view.state === 'submitting'} initialValues={initialValues} onSubmit={onSubmit} />
    </AuthLayout>
  )
}
