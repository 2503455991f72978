import { domainAtom } from '../../assembly/domainAtom.ts'
import { atom } from '../../store.ts'
import { offerUpdateAtom, postponeUpdateAtom } from './offerUpdate.atoms.ts'
import type { Popup, PopupDecision } from './popup.state.ts'
import { settlePopupAtom } from './popups.atoms.ts'
import { popupStep } from './popupSteps.ts'

/** Takes the decided popup out of the queue and carries out its next step. */
export const decidePopupAtom = atom(null, (get, set, { popup, decision }: { popup: Popup; decision: PopupDecision }) => {
  const { page, version, store } = get(domainAtom)
  const step = popupStep(popup, decision)
  set(settlePopupAtom, popup.kind)
  if (step === 'stay') return
  if (step === 'later') return set(postponeUpdateAtom)
  if (typeof step === 'object') return page.goTo(step.goTo)
  if (step === 'reload') return page.reload()
  // The page that comes up compares with what is stored (§4): one that comes without the new build has to ask again.
  page.reload({ beforeStart: version.accept, onLate: () => store.set(offerUpdateAtom) })
})
