import type { LoginView } from '@lagoon/domain/account/account.state'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ResendEmail } from '../ResendEmail.tsx'
import type { LoginEvents } from './Login.tsx'

interface LoginNoticeProps extends Pick<LoginEvents, 'onResend'> {
  view: LoginView
  /** True once a lock has run out. */
  isLockOver: boolean
}

/** What the server said about the last try, over the form that it is about. */
export const LoginNotice = ({ view, isLockOver, onResend }: LoginNoticeProps) => {
  if (view.state === 'wrongCredentials')
    return (
      <Notice tone="danger" announce="now" title="Email, display name, or password is incorrect">
        We couldn’t find an account with those details. Check them and try again.
      </Notice>
    )
  if (view.state === 'emailNotConfirmed')
    return (
      <Notice
        tone="warning"
        announce="now"
        title="Confirm your email first"
        action={<ResendEmail resend={view.resend} onPress={() => onResend({ email: view.email })} />}
      >
        We sent a link to {view.email}. Click it, then log in here.
      </Notice>
    )
  if (view.state === 'lockedOut' && isLockOver) return <Notice announce="politely">You can try again now.</Notice>
  return null
}
