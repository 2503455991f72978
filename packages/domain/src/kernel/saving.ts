import type { Operation, ResultOf, VariablesOf } from '../client/operation.ts'
import type { OperationName } from '@lagoon/contract/paths'
import type { CallProblem } from '../errors/callProblem.ts'
import { refusalsOf, type FieldOfCode } from '../errors/fieldRefusals.ts'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { atom } from '../store.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { domainAtom } from '../assembly/domainAtom.ts'
import { numbered, type Answer } from './numbered.ts'

/** How far a form is on its way to the server. */
export type Saving<Value> =
  /** `refusals` are the server's words about fields; `problem` is why the last attempt brought nothing. */
  | { readonly state: 'editing'; readonly refusals: readonly FieldErrorDetail[]; readonly problem?: CallProblem }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly value: Value }

const untouched = { state: 'editing', refusals: [] } as const

/** True where the server may have done what was asked, and its answer did not come. */
const isLost = (answer: Answer<OperationName>): boolean =>
  !answer.ok && (answer.error.kind === 'offline' || (answer.error.kind === 'refusal' && answer.error.status >= 500))

/** A form that one operation saves. `fields` names the field of each refusal that is about one without saying so. */
export const saving = <Name extends OperationName>(operation: Operation<Name>, fields: FieldOfCode = {}) => {
  const { valueAtom, callAtom } = numbered<Name, Saving<ResultOf<Name>>>(operation, untouched)
  /** The submission of which nobody knows what became: the same once more is no other one. */
  const lostAtom = ownedAtom<{ readonly text: string; readonly idempotencyKey: string } | undefined>(undefined)
  const save = atom(null, async (get, set, variables: VariablesOf<Name>) => {
    if (get(valueAtom).state === 'saving') return undefined
    const text = JSON.stringify(variables)
    const lost = get(lostAtom)
    const idempotencyKey = lost?.text === text ? lost.idempotencyKey : get(domainAtom).ports.newId()
    const answer = await set(
      callAtom,
      variables,
      { state: 'saving' },
      (given) =>
        given.ok
          ? { state: 'saved', value: given.value }
          : { state: 'editing', refusals: refusalsOf(given.error, fields), problem: given.error },
      { idempotencyKey },
    )
    set(lostAtom, isLost(answer) ? { text, idempotencyKey } : undefined)
    return answer.ok ? answer.value : undefined
  })
  return {
    savingAtom: atom((get) => get(valueAtom)),
    /** Sends the form, one at a time; undefined where it was refused or another one is on its way. */
    save,
    /** The form as untouched. What is still on its way no longer shows in it. */
    reset: atom(null, (_get, set) => set(valueAtom, untouched)),
  }
}
