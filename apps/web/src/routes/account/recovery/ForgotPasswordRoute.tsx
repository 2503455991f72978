import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  codeResetTokenAtom,
  forgotPasswordViewAtom,
  openForgotPasswordAtom,
  resendRecoveryCodeAtom,
  resendResetLetterAtom,
  submitForgotPasswordAtom,
  submitRecoveryCodeAtom,
} from '@lagoon/domain/account/recovery/forgotPassword.atoms'
import { ForgotPassword } from '@lagoon/ui/screens/account/ForgotPassword/ForgotPassword'
import { useAtomValue, useSetAtom } from '../../../state.ts'

/** The way back in, by letter or by code. */
export const ForgotPasswordRoute = () => {
  const view = useAtomValue(forgotPasswordViewAtom)
  const resetToken = useAtomValue(codeResetTokenAtom)
  const open = useSetAtom(openForgotPasswordAtom)
  const submit = useSetAtom(submitForgotPasswordAtom)
  const resend = useSetAtom(resendResetLetterAtom)
  const submitCode = useSetAtom(submitRecoveryCodeAtom)
  const resendCode = useSetAtom(resendRecoveryCodeAtom)
  const navigate = useNavigate()
  useEffect(
    function startAfresh() {
      open()
    },
    [open],
  )
  return (
    <ForgotPassword
      view={view}
      onSubmit={(target) => void submit(target)}
      onResend={() => void resend()}
      codeEvents={{
        onSubmit: ({ code }) => void submitCode(code),
        onResend: () => void resendCode(),
        onStartOver: () => open(),
        onContinue: () => {
          if (resetToken !== undefined) void navigate(`/reset-password/${resetToken}`, { replace: true })
        },
      }}
    />
  )
}
