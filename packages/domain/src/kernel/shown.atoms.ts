import { atom, type WritableAtom } from '../store.ts'
import type { How } from './numbered.ts'

type Ask = WritableAtom<null, [how?: How], unknown>

/** The ways to ask again for what is shown now. */
const shownAtom = atom<readonly Ask[]>([])

/** An atom to be read beside a value: for as long as somebody reads both, `ask` is among what is shown. */
export const shownBy = (ask: Ask) => {
  const presence = atom(null, (get, set, isShown: boolean) => {
    const others = get(shownAtom).filter((other) => other !== ask)
    set(shownAtom, isShown ? [...others, ask] : others)
  })
  presence.onMount = (setShown) => {
    setShown(true)
    return () => setShown(false)
  }
  return presence
}

/** Asks again, without a word where that fails, for everything that is shown: after the line was down, or in another session. */
export const refetchShownAtom = atom(null, async (get, set) => {
  await Promise.all(get(shownAtom).map((ask) => set(ask, 'unseen')))
})
