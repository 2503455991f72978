import { useEffect } from 'react'
import {
  changePasswordViewAtom,
  openChangePasswordAtom,
  submitChangePasswordAtom,
} from '@lagoon/domain/account/recovery/changePassword.atoms'
import { ChangePassword } from '@lagoon/ui/screens/account/ChangePassword/ChangePassword'
import { useAtomValue, useSetAtom } from '../../../state.ts'

/** A logged-in player chooses another password. */
export const ChangePasswordRoute = () => {
  const view = useAtomValue(changePasswordViewAtom)
  const open = useSetAtom(openChangePasswordAtom)
  const submit = useSetAtom(submitChangePasswordAtom)
  useEffect(
    function startAfresh() {
      void open()
    },
    [open],
  )
  return <ChangePassword view={view} onSubmit={(values) => void submit(values)} />
}
