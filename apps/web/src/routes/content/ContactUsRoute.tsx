import { useEffect } from 'react'
import { sessionStateAtom, knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import {
  contactValuesAtom,
  contactViewAtom,
  openContactAtom,
  solveCaptchaAtom,
  submitContactAtom,
} from '@lagoon/domain/support/contact.atoms'
import { ContactUs } from '@lagoon/ui/screens/content/ContactUs/ContactUs'
import { useAtomValue, useSetAtom } from '../../state.ts'

/** contact-us: for everybody. A player's name and address stand in the form once it is known who they are. */
export const ContactUsRoute = () => {
  const view = useAtomValue(contactViewAtom)
  const initialValues = useAtomValue(contactValuesAtom)
  const { status } = useAtomValue(sessionStateAtom)
  const know = useSetAtom(knowSessionAtom)
  const open = useSetAtom(openContactAtom)
  const solve = useSetAtom(solveCaptchaAtom)
  const submit = useSetAtom(submitContactAtom)
  useEffect(
    function startAfresh() {
      open()
      void know()
    },
    [open, know],
  )
  return (
    <ContactUs
      key={status === 'unknown' ? 'unknown' : 'known'}
      view={view}
      initialValues={initialValues}
      onSolveCaptcha={() => void solve()}
      onSubmit={(values) => void submit(values)}
    />
  )
}
