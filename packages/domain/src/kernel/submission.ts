import type { OperationName } from '@lagoon/contract/paths'
import { settles } from '@lagoon/contract/problems/settles'
import { domainAtom } from '../assembly/domainAtom.ts'
import type { Operation, VariablesOf } from '../client/operation.ts'
import { ownedAtom } from '../session/ownedAtom.ts'
import { atom } from '../store.ts'
import type { Answer } from './numbered.ts'

/** A submission that is on its way, or of which nobody knows what became. */
interface Unsettled {
  readonly text: string
  readonly idempotencyKey: string
  readonly sentAt: number
}

/** How long a key is kept while nobody knows: whoever sends the same later than this means another submission. */
const KEPT_MS = 5 * 60_000

const isSettledBy = (answer: Answer<OperationName>): boolean => answer.ok || (answer.error.kind === 'refusal' && settles(answer.error))

/**
 * Sends what a form submits under an idempotency key: the server does it once, however often the browser sends it. A submission of which
 * nobody knows what became keeps its key when it is sent once more, also while it is on its way; any other one has a key of its own.
 * `send` is how it is sent, where that is more than a call.
 */
export const submission = <Name extends OperationName>(operation: Operation<Name>) => {
  const unsettledAtom = ownedAtom<readonly Unsettled[]>([])
  return atom(
    null,
    async (get, set, variables: VariablesOf<Name>, send?: (idempotencyKey: string) => Promise<Answer<Name>>): Promise<Answer<Name>> => {
      const { client, ports } = get(domainAtom)
      const text = JSON.stringify(variables)
      const sentAt = ports.clock.now()
      const kept = get(unsettledAtom).filter((one) => sentAt - one.sentAt < KEPT_MS)
      const idempotencyKey = kept.find((one) => one.text === text)?.idempotencyKey ?? ports.newId()
      set(unsettledAtom, [...kept.filter((one) => one.text !== text), { text, idempotencyKey, sentAt }])
      const answer = await (send ? send(idempotencyKey) : client.call(operation, variables, { idempotencyKey }))
      if (isSettledBy(answer))
        set(
          unsettledAtom,
          get(unsettledAtom).filter((one) => one.idempotencyKey !== idempotencyKey),
        )
      return answer
    },
  )
}
