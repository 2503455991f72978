import { atom } from '../../store.ts'
import type { RecentWins } from '../lobby.state.ts'

/** The latest wins that came over the line; of these and of an answer the newer ones are shown. */
export const liveWinsAtom = atom<RecentWins>({ asOf: '', wins: [] })
