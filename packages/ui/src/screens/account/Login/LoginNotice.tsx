import type { LoginView } from '@lagoon/domain/account/account.state'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { ResendLetter } from '../ResendLetter.tsx'
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
      <Notice tone="danger" announce="now" title="That did not match">
        We know no account with this name and password. Check both and try again.
      </Notice>
    )
  if (view.state === 'emailNotConfirmed')
    return (
      <Notice
        tone="warning"
        announce="now"
        title="Confirm your email first"
        action={<ResendLetter resend={view.resend} onPress={() => onResend({ email: view.email })} />}
      >
        We sent a link to {view.email}. Open it, then log in here.
      </Notice>
    )
  if (view.state === 'lockedOut' && isLockOver) return <Notice announce="politely">The pause is over. You can try again now.</Notice>
  return null
}
