import { homeAddress } from '@lagoon/contract/shell/addresses'
import { CloudOff, Hourglass, MailCheck, MailQuestion, MailSearch } from 'lucide-react'
import { loginAddress } from '@lagoon/contract/account/addresses'
import type { EmailVerificationView } from '@lagoon/domain/account/account.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { ResendForm } from './ResendForm.tsx'

export interface EmailVerificationProps {
  view: EmailVerificationView
  /** A new email to this address, if an account has it. */
  onResend: (to: { email: string }) => void
  /** Ask the server again about the same link. */
  onRetry: () => void
}

/** The page behind the link in the email: outside the layout, so it carries the brand itself. */
export const EmailVerification = ({ view, onResend, onRetry }: EmailVerificationProps) => {
  switch (view.state) {
    case 'checking':
      return (
        <AuthLayout isAlone icon={MailSearch} title="Checking your link" intro="This takes a moment.">
          <output className={visuallyHidden}>Checking your link…</output>
        </AuthLayout>
      )
    case 'verified':
      return (
        <AuthLayout
          isAlone
          icon={MailCheck}
          tone="success"
          title="Email confirmed"
          intro="Thanks! Your welcome tokens are in your wallet, ready for your first game."
        >
          <Stack align="stretch">
            {view.isLoggedIn ? (
              <Link href={homeAddress} weight="primary" size="large">
                Go to lobby
              </Link>
            ) : (
              <Link href={loginAddress} weight="primary" size="large">
                Log in to play
              </Link>
            )}
          </Stack>
        </AuthLayout>
      )
    case 'linkExpired':
      return (
        <AuthLayout
          isAlone
          icon={Hourglass}
          tone="warning"
          title="This link has expired"
          intro="Links expire quickly to keep your account safe. Where should we send a new one?"
          foot={
            <>
              Already confirmed? <Link href={loginAddress}>Log in</Link>
            </>
          }
        >
          <ResendForm resend={view.resend} onResend={onResend} />
        </AuthLayout>
      )
    case 'linkAlreadyUsed':
      return (
        <AuthLayout
          isAlone
          icon={MailQuestion}
          title="This link has already been used"
          intro="Each link works only once. If you used it, your email is confirmed and you can log in."
        >
          <Stack align="stretch">
            <Link href={loginAddress} weight="primary" size="large">
              Log in
            </Link>
          </Stack>
        </AuthLayout>
      )
    case 'failed':
      return (
        <AuthLayout
          isAlone
          icon={CloudOff}
          tone="danger"
          title="We couldn’t check your link"
          intro="We couldn’t reach our servers. Your link is still good. Check your connection and try again."
        >
          <Stack align="stretch">
            <Button weight="primary" size="large" onPress={onRetry}>
              Try again
            </Button>
          </Stack>
        </AuthLayout>
      )
  }
}
