import { atom } from '../store.ts'

/** Id of the session that stands in storage; undefined without one. */
export const sessionKeyAtom = atom<string | undefined>(undefined)
