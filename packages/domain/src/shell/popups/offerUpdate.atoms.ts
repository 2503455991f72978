import { atom } from '../../store.ts'
import { popupQueueAtom, showPopupAtom } from './popups.atoms.ts'

/** Name of the form that holds what was typed and not sent; a reload would drop it. */
const openFormAtom = atom<string | undefined>(undefined)
const isPostponedAtom = atom(false)

/** Asks to update; where a form is open, the popup names it and may be put off. */
export const offerUpdateAtom = atom(null, (get, set) => {
  const openForm = get(openFormAtom)
  set(showPopupAtom, { kind: 'update', ...(openForm === undefined ? {} : { openForm }) })
})

/** The player finishes the form first. */
export const postponeUpdateAtom = atom(null, (_get, set) => set(isPostponedAtom, true))

/**
 * A form was begun, or with undefined sent or left. An update that is asked for warns of what is open now; one that was put off
 * is asked for again when nothing is.
 */
export const noteOpenFormAtom = atom(null, (get, set, name: string | undefined) => {
  set(openFormAtom, name)
  const isAsked = get(popupQueueAtom).some(({ kind }) => kind === 'update')
  const isDue = name === undefined && get(isPostponedAtom)
  if (isDue) set(isPostponedAtom, false)
  if (isDue || isAsked) set(offerUpdateAtom)
})
