import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { openResetAtom, resetPasswordViewAtom, submitResetAtom } from '@lagoon/domain/account/recovery/resetPassword.atoms'
import { ResetPassword } from '@lagoon/ui/screens/account/ResetPassword/ResetPassword'
import { useAtomValue, useSetAtom } from '../../../state.ts'

/** Behind the link of the letter, or after the code. */
export const ResetPasswordRoute = () => {
  const { resetPasswordToken = '' } = useParams()
  const view = useAtomValue(resetPasswordViewAtom)
  const open = useSetAtom(openResetAtom)
  const submit = useSetAtom(submitResetAtom)
  useEffect(
    function lookAtTheLink() {
      void open(resetPasswordToken)
    },
    [open, resetPasswordToken],
  )
  return <ResetPassword view={view} onSubmit={({ password }) => void submit(password)} />
}
