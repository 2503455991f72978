import type { Operation, ResultOf, VariablesOf } from '../client/operation.ts'
import type { OperationName } from '@lagoon/contract/paths'
import type { CallProblem } from '../errors/callProblem.ts'
import { refusalsOf, type FieldOfCode } from '../errors/fieldRefusals.ts'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { atom } from '../store.ts'
import { numbered } from './numbered.ts'
import { submission } from './submission.ts'

/** How far a form is on its way to the server. */
export type Saving<Value> =
  /** `refusals` are the server's words about fields; `problem` is why the last attempt brought nothing. */
  | { readonly state: 'editing'; readonly refusals: readonly FieldErrorDetail[]; readonly problem?: CallProblem }
  | { readonly state: 'saving' }
  | { readonly state: 'saved'; readonly value: Value }

const untouched = { state: 'editing', refusals: [] } as const

/** A form that one operation saves. `fields` names the field of each refusal that is about one without saying so. */
export const saving = <Name extends OperationName>(operation: Operation<Name>, fields: FieldOfCode = {}) => {
  const { valueAtom, callAtom } = numbered<Name, Saving<ResultOf<Name>>>(operation, untouched)
  const submit = submission(operation)
  const save = atom(null, async (get, set, variables: VariablesOf<Name>) => {
    if (get(valueAtom).state === 'saving') return undefined
    const answer = await set(submit, variables, (idempotencyKey) =>
      set(
        callAtom,
        variables,
        { state: 'saving' },
        (given) =>
          given.ok
            ? { state: 'saved', value: given.value }
            : { state: 'editing', refusals: refusalsOf(given.error, fields), problem: given.error },
        { idempotencyKey },
      ),
    )
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
