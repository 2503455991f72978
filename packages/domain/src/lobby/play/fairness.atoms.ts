import { atom } from '../../store.ts'
import type { FairnessView } from './fairness.state.ts'

/** Checks the text of a proof; the mathematics lies outside of the domain, and is fetched with the first check. */
type CheckProof = (text: string, serverSeed?: string) => Promise<FairnessView>

/** What a round of the history was opened with, for the page to check as it opens. */
const handedOverAtom = atom<string | undefined>(undefined)
const viewAtom = atom<FairnessView>({ state: 'empty' })
const checksAtom = atom(0)
/** The text that was checked last. */
const textAtom = atom('')

/** What the page of the fairness check shows. */
export const fairnessViewAtom = atom((get) => get(viewAtom))

/** Keeps a proof for the page to begin with. */
export const handOverProofAtom = atom(null, (_get, set, text: string) => set(handedOverAtom, text))

const notChecked: FairnessView = { state: 'notReadable', problems: ['It couldn’t be checked. Try again.'] }

/** Checks a text. Of two checks at a time the later one counts. */
export const checkProofAtom = atom(null, async (get, set, text: string, check: CheckProof, serverSeed?: string) => {
  const number = get(checksAtom) + 1
  set(checksAtom, number)
  set(textAtom, text)
  set(viewAtom, { state: 'checking' })
  const view = await check(text, serverSeed).catch(() => notChecked)
  if (get(checksAtom) === number) set(viewAtom, view)
})

/** Checks the last text once more, with the server seed that the provider has revealed by now. */
export const checkSeedAtom = atom(null, (get, set, serverSeed: string, check: CheckProof) =>
  set(checkProofAtom, get(textAtom), check, serverSeed),
)

/** Opens the page: with the proof that was handed over, or with none. */
export const openFairnessAtom = atom(null, (get, set, check: CheckProof) => {
  const text = get(handedOverAtom)
  set(handedOverAtom, undefined)
  if (text !== undefined) return set(checkProofAtom, text, check)
  set(checksAtom, (count) => count + 1)
  set(viewAtom, { state: 'empty' })
  return undefined
})
