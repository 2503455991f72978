import { useLocation } from 'react-router-dom'
import { NuveiAccountCaptureCallBack } from '@lagoon/ui/screens/wallet/NuveiAccountCaptureCallBack/NuveiAccountCaptureCallBack'

/** nuvei-account-capture-call-back: no account can be linked yet, so whoever comes is not the owner of one. */
export const AccountCaptureRoute = () => {
  const { pathname, search } = useLocation()
  return <NuveiAccountCaptureCallBack view={{ state: 'logInToSee', returnTo: pathname + search }} onCheck={() => undefined} />
}
