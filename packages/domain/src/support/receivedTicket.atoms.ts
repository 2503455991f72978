import { refetchShownAtom } from '../kernel/shown.atoms.ts'
import { atom } from '../store.ts'

/** Support took, answered or resolved a ticket, told by the server: the list, and an open ticket with it, asks again. */
export const receiveTicketAtom = atom(null, (_get, set) => set(refetchShownAtom))
