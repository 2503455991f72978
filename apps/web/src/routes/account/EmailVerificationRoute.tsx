import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { emailVerificationViewAtom, openVerificationAtom, retryVerificationAtom } from '@lagoon/domain/account/emailVerification.atoms'
import { resendLetterAtom } from '@lagoon/domain/account/resend.atoms'
import { EmailVerification } from '@lagoon/ui/screens/account/EmailVerification/EmailVerification'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** The page behind the link in the letter. */
export const EmailVerificationRoute = () => {
  const { token = '' } = useParams()
  const view = useAtomValue(emailVerificationViewAtom)
  const open = useSetAtom(openVerificationAtom)
  const retry = useSetAtom(retryVerificationAtom)
  const resend = useSetAtom(resendLetterAtom)
  useEffect(
    function confirm() {
      void open(token)
    },
    [open, token],
  )
  return <EmailVerification view={view} onRetry={() => void retry()} onResend={({ email }) => void resend(email)} />
}
