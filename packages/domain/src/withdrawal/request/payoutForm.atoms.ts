import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { domainAtom } from '../../assembly/domainAtom.ts'
import type { VariablesOf } from '../../client/operation.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { refusalsOf } from '../../errors/fieldRefusals.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { addPayoutAccount, removePayoutAccount } from '../accounts.operations.ts'
import { refreshSettingsAtom } from '../settings.atoms.ts'
import { askStepUpAtom, isSaidByStepUp } from '../stepUp/stepUp.atoms.ts'
import { toStepUp } from '../stepUp/toStepUp.ts'

export type AccountInput = VariablesOf<'AddPayoutAccount'>['account']

/** What the server said of the account that was to be saved last. */
interface Said {
  readonly refusals: readonly FieldErrorDetail[]
  readonly isProviderDown: boolean
}
const nothing: Said = { refusals: [], isProviderDown: false }
const heldAtom = ownedAtom<Said>(nothing)
export const accountSaidAtom = atom((get) => get(heldAtom))
export const forgetAccountSaidAtom = atom(null, (_get, set) => set(heldAtom, nothing))

/** What a refusal is to the page behind the question: words at fields, or a provider that does not answer. Of the rest a toast tells (§8). */
export const noteAccountProblemAtom = atom(null, (_get, set, problem: CallProblem) => {
  if (problem.kind === 'aborted' || isSaidByStepUp(problem)) return
  set(heldAtom, { refusals: refusalsOf(problem, {}), isProviderDown: hasCode(problem, 'PROVIDER_UNAVAILABLE') })
})

/**
 * Saves an account to be paid out to, once it is proven that it is the player. `onSaved` is told its id. Another proof is
 * another submission: the same account is kept once, however often it is saved.
 */
export const saveAccountAtom = atom(null, (get, set, account: AccountInput, onSaved: (id: string) => void) => {
  const { client, ports, store } = get(domainAtom)
  set(heldAtom, nothing)
  set(askStepUpAtom, async (proof) => {
    const answer = await client.call(addPayoutAccount, { account, stepUp: toStepUp(proof) }, { idempotencyKey: ports.newId() })
    if (answer.ok) {
      await store.set(refreshSettingsAtom)
      onSaved(answer.value.addPayoutAccount.id)
      return undefined
    }
    store.set(noteAccountProblemAtom, answer.error)
    return answer.error
  })
})

/** Forgets a saved account. What was requested to it still goes there. */
export const forgetAccountAtom = atom(null, async (get, set, id: string) => {
  await get(domainAtom).client.call(removePayoutAccount, { id })
  await get(domainAtom).store.set(refreshSettingsAtom)
})
