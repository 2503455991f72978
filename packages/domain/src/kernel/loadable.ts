import type { Operation, ResultOf, VariablesOf } from '../client/operation.ts'
import type { OperationName } from '@lagoon/contract/paths'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import { atom } from '../store.ts'
import { numbered, type Answer, type How } from './numbered.ts'
import { shownBy } from './shown.atoms.ts'

/** What is known of something that the server was asked for. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** `isAsking`: a newer answer is on its way. */
  | { readonly state: 'loaded'; readonly value: Value; readonly isAsking: boolean }

const loading = { state: 'loading' } as const
const loaded = <Value>(value: Value): Loaded<Value> => ({ state: 'loaded', value, isAsking: false })

/**
 * Something that one operation loads, kept by the variables that it was asked for with. `refusals` are the answers that say no and
 * are as good as a value: "there is no such game".
 */
export const loadable = <Name extends OperationName, Value>(
  operation: Operation<Name>,
  adapt: (answer: ResultOf<Name>) => Value,
  refusals: Readonly<Partial<Record<ProblemCode, Value>>> = {},
) => {
  const valueOf = (answer: Answer<Name>): Value | undefined => {
    if (answer.ok) return adapt(answer.value)
    return answer.error.kind === 'refusal' ? refusals[answer.error.code as ProblemCode] : undefined
  }
  const create = (variables: VariablesOf<Name>) => {
    const { valueAtom, changeAtom, callAtom } = numbered<Name, Loaded<Value>>(operation, loading)
    const load = atom(null, async (get, set, how?: How): Promise<Loaded<Value>> => {
      const before = get(valueAtom)
      const during = before.state === 'loaded' ? { ...before, isAsking: true } : how === 'unseen' || how === 'watched' ? before : loading
      const after = (answer: Answer<Name>, now: Loaded<Value>): Loaded<Value> => {
        const value = valueOf(answer)
        if (value !== undefined) return loaded(value)
        // What is at hand is better than a word about what is not.
        return now.state === 'loaded' ? loaded(now.value) : { state: 'failed' }
      }
      await set(callAtom, variables, during, after, { how })
      return get(valueAtom)
    })
    const isShown = shownBy(load)
    const shownAtom = atom((get) => (get(isShown), get(valueAtom)))
    return { load, valueAtom, changeAtom, shownAtom }
  }
  const created = new Map<string, ReturnType<typeof create>>()
  const entryOf = (variables: VariablesOf<Name>) => {
    const key = JSON.stringify(variables)
    const entry = created.get(key) ?? create(variables)
    created.set(key, entry)
    return entry
  }
  return {
    /** What is known of what these variables ask for; `loading` before it was ever asked for. */
    at: (variables: VariablesOf<Name>) => entryOf(variables).shownAtom,
    /** Asks the server, also for what is at hand already: that stays shown until the answer. */
    load: atom(null, (_get, set, variables: VariablesOf<Name>, how?: How) => set(entryOf(variables).load, how)),
    /** Holds a value that is newer than any answer under way, as the answer to a save carries one. */
    put: atom(null, (_get, set, variables: VariablesOf<Name>, value: Value) => set(entryOf(variables).valueAtom, loaded(value))),
    /** Changes what is held, where anything is, and the answer under way too: `change` must do no more when it is done again. */
    update: atom(null, (_get, set, variables: VariablesOf<Name>, change: (value: Value) => Value) =>
      set(entryOf(variables).changeAtom, (known) => (known.state === 'loaded' ? { ...known, value: change(known.value) } : known)),
    ),
  }
}
