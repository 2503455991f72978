import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  openProfileVerifyAtom,
  profileVerifyViewAtom,
  resendProfileCodeAtom,
  submitProfileCodeAtom,
} from '@lagoon/domain/account/recovery/profileVerify.atoms'
import { ProfileVerify } from '@lagoon/ui/screens/account/ProfileVerify/ProfileVerify'
import { PagePending } from '../../../shell/PagePending.tsx'
import { useAtomValue, useSetAtom } from '../../../state.ts'

/** profileVerify?by=email or phone: confirms it by a code; without the parameter the phone, which no letter has confirmed. */
export const ProfileVerifyRoute = () => {
  const [parameters] = useSearchParams()
  const channel = parameters.get('by') === 'email' ? 'email' : 'phone'
  const view = useAtomValue(profileVerifyViewAtom)
  const open = useSetAtom(openProfileVerifyAtom)
  const submit = useSetAtom(submitProfileCodeAtom)
  const resend = useSetAtom(resendProfileCodeAtom)
  useEffect(
    function askForACode() {
      void open(channel)
    },
    [open, channel],
  )
  return view === undefined ? (
    <PagePending />
  ) : (
    <ProfileVerify view={view} onSubmit={({ code }) => void submit(code)} onResend={() => void resend()} />
  )
}
