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
      title="Your password is changed"
      intro={
        view.othersLoggedOut
          ? 'You stay logged in here. Your other devices were logged out and need the new password.'
          : 'You stay logged in here and on your other devices. The next log-in needs the new password.'
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
      intro="You stay logged in on this device."
      foot="Forgot the current one? Log out, then take “Forgot your password?” at the log-in."
    >
      <ChangePasswordForm view={view} initialValues={initialValues} onSubmit={onSubmit} />
    </AuthLayout>
  )
