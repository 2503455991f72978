import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'

/** Several things that are saved each for itself: once at a time for each name, whatever becomes of the others. */
export const savingByName = <Name extends string>() => {
  const heldAtom = ownedAtom<readonly Name[]>([])
  return {
    /** Names of what is on its way. */
    savingNamesAtom: atom((get) => get(heldAtom)),
    /** Saves under a name, with a call and all that its answer changes; nothing where that name is on its way already. */
    saveAs: atom(null, async (get, set, name: Name, save: () => Promise<void>) => {
      if (get(heldAtom).includes(name)) return
      set(heldAtom, [...get(heldAtom), name])
      try {
        await save()
      } finally {
        set(
          heldAtom,
          get(heldAtom).filter((other) => other !== name),
        )
      }
    }),
  }
}
