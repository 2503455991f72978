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

/** Behind the link of the email, or after the code: the player chooses a new password. */
export const ResetPassword = ({ view, initialValues, onSubmit }: ResetPasswordProps) => {
  switch (view.state) {
    case 'filling':
    case 'submitting':
      return (
        <AuthLayout title="Choose a new password" intro="You’ll be logged out on all devices.">
          <ResetPasswordForm view={view} initialValues={initialValues} onSubmit={onSubmit} />
        </AuthLayout>
      )
    case 'linkExpired':
      return (
        <AuthLayout
          icon={Hourglass}
          tone="warning"
          title="This link no longer works"
          intro="Links expire quickly and work only once to keep your account safe. Your password hasn’t changed."
          foot={
            <>
              Remember your password? <Link href={loginAddress}>Log in</Link>
            </>
          }
        >
          <Stack align="stretch">
            <Link href={forgotPasswordAddress} weight="primary" size="large">
              Get new link
            </Link>
          </Stack>
        </AuthLayout>
      )
    case 'done':
      return (
        <AuthLayout
          icon={ShieldCheck}
          tone="success"
          title="Password changed"
          intro="You’ve been logged out on all devices. Log in with your new password."
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
