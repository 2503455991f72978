import { registerAddress } from '@lagoon/contract/account/addresses'
import type { LoginValues, LoginView } from '@lagoon/domain/account/account.state'
import { lazyPart } from '../../../kit/LazyPart/lazyPart.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { AuthLayout } from '../../../patterns/AuthLayout/AuthLayout.tsx'
import type { LoginOtherDevicesProps } from '../LoginOtherDevices/LoginOtherDevices.tsx'
import { LoginForm } from './LoginForm.tsx'

export interface LoginEvents {
  onSubmit: (values: LoginValues) => void
  /** The confirmation email again, to the address that the view names. */
  onResend: (to: { email: string }) => void
  /** 406 (§8): log the other devices out and repeat the log-in once. */
  onConfirmLogOutOthers: () => void
  /** Leave the others logged in and go back to the form. */
  onCancel: () => void
}

export interface LoginProps extends LoginEvents {
  view: LoginView
  initialValues?: Partial<LoginValues>
  /** On a route without the header. */
  isAlone?: boolean
}

// Few logins meet it, and a popup is a third of what this page would weigh.
const LoginOtherDevices = lazyPart<LoginOtherDevicesProps>(
  async () => (await import('../LoginOtherDevices/LoginOtherDevices.tsx')).LoginOtherDevices,
)

/** Log in by email address or display name. What is typed stays through every answer. */
export const Login = ({ view, initialValues, isAlone, onSubmit, onResend, onConfirmLogOutOthers, onCancel }: LoginProps) => (
  <AuthLayout
    title="Log in"
    intro="Welcome back."
    isAlone={isAlone ?? false}
    foot={
      <>
        New here? <Link href={registerAddress}>Create account</Link>
      </>
    }
  >
    <LoginForm view={view} initialValues={initialValues} onSubmit={onSubmit} onResend={onResend} />
    {view.state === 'otherDevices' && <LoginOtherDevices view={view} onConfirm={onConfirmLogOutOthers} onCancel={onCancel} />}
  </AuthLayout>
)
