import { atom } from '../store.ts'
import { sessionKeyAtom } from './sessionKey.atoms.ts'

/**
 * An atom whose value belongs to the session in which it was written. In another session it reads as `initial`, so nothing
 * of one player is ever shown to the next.
 */
export const ownedAtom = <Value>(initial: Value) => {
  const held = atom<{ readonly owner: string | undefined; readonly value: Value } | undefined>(undefined)
  return atom(
    (get): Value => {
      const now = get(held)
      return now !== undefined && now.owner === get(sessionKeyAtom) ? now.value : initial
    },
    (get, set, value: Value) => set(held, { owner: get(sessionKeyAtom), value }),
  )
}
