import { atom } from '../../store.ts'
import type { Popup, PopupKind } from './popup.state.ts'
import { enqueue, settle, type PopupQueue } from './popupQueue.ts'

const queueAtom = atom<PopupQueue>([])

/** The one queue of popups of the app; the first is shown. */
export const popupQueueAtom = atom((get) => get(queueAtom))

/** Puts a popup into the queue, or brings the one of its kind up to date. */
export const showPopupAtom = atom(null, (get, set, popup: Popup) => set(queueAtom, enqueue(get(queueAtom), popup)))

export const settlePopupAtom = atom(null, (get, set, kind: PopupKind) => set(queueAtom, settle(get(queueAtom), kind)))

/** Concern the app, or come with the end of a session. */
const kindsOfNoPlayer: readonly PopupKind[] = ['update', 'chunkFailure', 'policyViolation']

/** The session ended: what was to be said to its player is said to nobody else. */
export const dropPlayerPopupsAtom = atom(null, (get, set) =>
  set(
    queueAtom,
    get(queueAtom).filter(({ kind }) => kindsOfNoPlayer.includes(kind)),
  ),
)
