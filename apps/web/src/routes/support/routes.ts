import { contactViewAtom, loadContactAtom, solveCaptchaAtom, submitContactAtom } from '@lagoon/domain/support/contact.atoms'
import { definePage, defineRoute } from '../defineRoute.ts'

/** contact-us: for everybody. A player's name and address stand in the form. */
export const contactUs = defineRoute({
  load: ({ set }) => set(loadContactAtom),
  view: contactViewAtom,
  events: ({ set }) => ({ onSolveCaptcha: () => void set(solveCaptchaAtom), onSubmit: (values) => void set(submitContactAtom, values) }),
  screen: () => import('@lagoon/ui/screens/content/ContactUs/ContactUs').then(({ ContactUs }) => ContactUs),
})

/** profile?tab=support. */
export const tickets = definePage({ screen: () => import('./TicketsTab.tsx').then(({ TicketsTab }) => TicketsTab) })
