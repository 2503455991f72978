import { Hourglass, ShieldCheck } from 'lucide-react'
import { forgotPasswordAddress, loginAddress } from '@lagoon/contract/account/addresses'
import type { ResetPasswordValues, ResetPasswordView } from '@lagoon/domain/account/recovery/recovery.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'

export interface ResetPasswordProps {
  view: ResetPasswordView
  initialValues?: Partial<ResetPasswordValues>
  onSubmit: (values: { password: string }) => void
}

/** Behind the link of the letter, or after the code: the player chooses a new password. */
export const ResetPassword = ({ view, initialValues, onSubmit }: ResetPasswordProps) => {
  switch (view.state) {
    case 'filling':
    case 'submitting':
      return (
        <AuthLayout title="Choose a new password" intro="Once it is saved, every device that was logged in has to log in again.">
          <ResetPasswordForm view={view} initialValues={initialValues} onSubmit={onSubmit} />
        </AuthLayout>
      )
    case 'linkExpired':
      return (
        <AuthLayout
          icon={Hourglass}
          tone="warning"
          title="This link no longer works"
          intro="A link works once and for a short time, to keep your account safe. Your password has not changed."
          foot={
            <>
              Remembered your password? <Link href={loginAddress}>Log in</Link>
            </>
          }
        >
          <Stack align="stretch">
            <Link href={forgotPasswordAddress} weight="primary" size="large">
              Get a new link
            </Link>
          </Stack>
        </AuthLayout>
      )
    case 'done':
      return (
        <AuthLayout
          icon={ShieldCheck}
          tone="success"
          title="Your password is changed"
          intro="Every device was logged out. Log in with the new password, and you are back where you were."
        >
          <Stack align="stretch">
            <Link href={loginAddress} weight="primary" size="large">
              Log in
            </Link>
          </Stack>
        </AuthLayout>
      )
  }
}
