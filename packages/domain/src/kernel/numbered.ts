import { domainAtom } from '../assembly/domainAtom.ts'
import type { Operation, ResultOf, VariablesOf } from '../client/operation.ts'
import { hasSegment } from '@lagoon/contract/http/http'
import type { OperationName } from '@lagoon/contract/paths'
import type { CallProblem } from '../errors/callProblem.ts'
import type { Result } from '@lagoon/contract/result/result'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'

export type Answer<Name extends OperationName> = Result<ResultOf<Name>, CallProblem>
/**
 * `quietly`: a failure is not told besides, since the page says so itself. `unseen`: nobody asked for this call, so nothing at all shows
 * before its answer. `watched`: nothing shows before, but a failure is told, and acted upon.
 */
export type How = 'quietly' | 'unseen' | 'watched' | undefined

type Change<Value> = (value: Value) => Value

interface Held<Value> {
  readonly request: number
  readonly value: Value
  /** What was changed while an answer is on its way; undefined while none is. */
  readonly changes: readonly Change<Value>[] | undefined
}

let requests = 0

/**
 * A value that the calls of one operation move on. Each write has a number, so that an answer which something newer has overtaken
 * is known and dropped. The value belongs to the session that asked, except where the operation is answered to everybody alike.
 */
export const numbered = <Name extends OperationName, Value>(operation: Operation<Name>, initial: Value) => {
  const first: Held<Value> = { request: 0, value: initial, changes: undefined }
  const heldAtom = hasSegment(operation.path, 'anonymous') ? atom(first) : ownedAtom(first)
  const valueAtom = atom(
    (get) => get(heldAtom).value,
    (_get, set, value: Value) => set(heldAtom, { request: (requests += 1), value, changes: undefined }),
  )
  /** Changes the value, and once more what the answer on its way makes of it. */
  const changeAtom = atom(null, (get, set, change: Change<Value>) => {
    const held = get(heldAtom)
    set(heldAtom, { ...held, value: change(held.value), changes: held.changes && [...held.changes, change] })
  })
  /** Holds `during` until the answer, and then what `after` makes of both. */
  const callAtom = atom(
    null,
    async (
      get,
      set,
      variables: VariablesOf<Name>,
      during: Value,
      after: (answer: Answer<Name>, now: Value) => Value,
      { how, idempotencyKey }: { readonly how?: How; readonly idempotencyKey?: string } = {},
    ): Promise<Answer<Name>> => {
      const { value: before, changes = [] } = get(heldAtom)
      const request = (requests += 1)
      set(heldAtom, { request, value: during, changes })
      const answer = await get(domainAtom).client.call(operation, variables, {
        isQuiet: how === 'quietly' || how === 'unseen',
        idempotencyKey,
      })
      const { request: newest, value: now, changes: made = [] } = get(heldAtom)
      if (newest !== request) return answer
      // A call that was called off says nothing about the server: everything is as it was before.
      const isCalledOff = !answer.ok && answer.error.kind === 'aborted'
      const value = isCalledOff ? before : after(answer, now)
      set(heldAtom, { request, value: made.reduce((changed, change) => change(changed), value), changes: undefined })
      return answer
    },
  )
  return { valueAtom, changeAtom, callAtom }
}
