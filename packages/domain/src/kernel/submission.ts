import type { OperationName } from '@lagoon/contract/paths'
import { domainAtom } from '../assembly/domainAtom.ts'
import type { Operation, VariablesOf } from '../client/operation.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import type { Answer } from './numbered.ts'

/** True where the server may have done what was asked, and its answer did not come. */
const isLost = (answer: Answer<OperationName>): boolean =>
  !answer.ok && (answer.error.kind === 'offline' || (answer.error.kind === 'refusal' && answer.error.status >= 500))

/**
 * Sends what a form submits under an idempotency key: the server does it once, however often the browser sends it. A submission of which
 * nobody knows what became keeps its key when it is sent once more; any other one has a key of its own. `send` is how it is sent, where
 * that is more than a call.
 */
export const submission = <Name extends OperationName>(operation: Operation<Name>) => {
  const lostAtom = ownedAtom<{ readonly text: string; readonly idempotencyKey: string } | undefined>(undefined)
  return atom(
    null,
    async (get, set, variables: VariablesOf<Name>, send?: (idempotencyKey: string) => Promise<Answer<Name>>): Promise<Answer<Name>> => {
      const text = JSON.stringify(variables)
      const lost = get(lostAtom)
      const idempotencyKey = lost?.text === text ? lost.idempotencyKey : get(domainAtom).ports.newId()
      const answer = await (send ? send(idempotencyKey) : get(domainAtom).client.call(operation, variables, { idempotencyKey }))
      set(lostAtom, isLost(answer) ? { text, idempotencyKey } : undefined)
      return answer
    },
  )
}
