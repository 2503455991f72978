import { useEffect } from 'react'
import {
  openSignUpAtom,
  resendSignUpLetterAtom,
  signUpViewAtom,
  submitSignUpAtom,
  typeDisplayNameAtom,
} from '@lagoon/domain/account/signUp.atoms'
import { SignUp } from '@lagoon/ui/screens/account/SignUp/SignUp'
import { useAtomValue, useSetAtom } from '../../state.ts'

const SignUpPage = ({ as, isAlone = false }: { as: 'player' | 'guest'; isAlone?: boolean }) => {
  const view = useAtomValue(signUpViewAtom)
  const open = useSetAtom(openSignUpAtom)
  const submit = useSetAtom(submitSignUpAtom)
  const typeDisplayName = useSetAtom(typeDisplayNameAtom)
  const resend = useSetAtom(resendSignUpLetterAtom)
  useEffect(
    function startAfresh() {
      void open(as)
    },
    [open, as],
  )
  const isDone = view.state === 'done'
  useEffect(
    function showTheAnswer() {
      if (isDone) window.scrollTo(0, 0)
    },
    [isDone],
  )
  return (
    <SignUp
      view={view}
      isAlone={isAlone}
      onSubmit={(values) => void submit(values)}
      onDisplayNameChange={({ displayName }) => typeDisplayName(displayName)}
      onResend={({ email }) => void resend(email)}
    />
  )
}

/** register: inside the main layout. */
export const SignUpRoute = () => <SignUpPage as="player" />
/** signup: the same, outside it. */
export const AloneSignUpRoute = () => <SignUpPage as="player" isAlone />
/** guest: the same, in the words for a guest. */
export const GuestSignUpRoute = () => <SignUpPage as="guest" />
