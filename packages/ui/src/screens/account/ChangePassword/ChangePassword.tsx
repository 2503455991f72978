import { ShieldCheck } from 'lucide-react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { ChangePasswordValues, ChangePasswordView } from '@lagoon/domain/account/recovery/recovery.state'
import { Link } from '../../../kit/Link/Link.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

export interface ChangePasswordProps {
  view: ChangePasswordView
  initialValues?: Partial<ChangePasswordValues>
  onSubmit: (values: ChangePasswordValues) => void
}

const settingsHref = profileAddress('settings')

/** A logged-in player changes the password, which needs the current one. */
export const ChangePassword = ({ view, initialValues, onSubmit }: ChangePasswordProps) =>
  view.state === 'done' ? (
    <AuthLayout
      icon={ShieldCheck}
      tone="success"
      title="Password changed"
      intro={
        view.othersLoggedOut
          ? 'You’re still logged in here. Your other devices were logged out and need the new password.'
          : 'You’re still logged in. Use the new password next time you log in.'
      }
    >
      <Stack align="stretch">
        <Link href={settingsHref} weight="primary" size="large">
          Back to settings
        </Link>
      </Stack>
    </AuthLayout>
  ) : (
    <AuthLayout
      title="Change your password"
      intro="You’ll stay logged in on this device."
      foot="Forgot your current password? Log out, then choose “Forgot your password?” on the login page."
    >
      <ChangePasswordForm view={view} initialValues={initialValues} onSubmit={onSubmit} />
    </AuthLayout>
  )
