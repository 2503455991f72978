import type { OwnLimitName } from '@lagoon/contract/account/enums'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { savingByName } from '../../kernel/savingByName.ts'
import { atom, type Getter } from '../../store.ts'
import { toStandingLimit } from './ownLimit.adapter.ts'
import { depositLimit, lossLimit, saveDepositLimit, saveLossLimit } from './settings.operations.ts'
import type { OwnLimit, PlayerSettings } from './settings.state.ts'

const deposit = loadable(depositLimit, (answer) => toStandingLimit(answer.depositLimit))
const loss = loadable(lossLimit, (answer) => toStandingLimit(answer.lossLimit))

const { savingNamesAtom, saveAs } = savingByName<OwnLimitName>()

/** The limits that the server is being told of. */
export const savingLimitsAtom = savingNamesAtom

export const loadOwnLimitsAtom = atom(null, (_get, set) => Promise.all([set(deposit.load, {}), set(loss.load, {})]))

/** Every limit that the player can set for themselves, once all are known. */
export const ownLimitsOf = (get: Getter): PlayerSettings['limits'] | 'loading' | 'failed' => {
  const [depositLimit, lossLimit] = [get(deposit.at({})), get(loss.at({}))]
  if (depositLimit.state === 'failed' || lossLimit.state === 'failed') return 'failed'
  if (depositLimit.state === 'loading' || lossLimit.state === 'loading') return 'loading'
  return { depositLimit: depositLimit.value, lossLimit: lossLimit.value }
}

/** Sets a limit, or takes it away, once at a time for each; the server says from when it holds. */
export const saveOwnLimitAtom = atom(null, (get, set, name: OwnLimitName, limit: OwnLimit | null) =>
  set(saveAs, name, async () => {
    const { client } = get(domainAtom)
    const wire = { limit: limit && { amount: String(limit.amount), days: limit.days } }
    if (name === 'depositLimit') {
      const answer = await client.call(saveDepositLimit, wire)
      if (answer.ok) set(deposit.put, {}, toStandingLimit(answer.value.saveDepositLimit))
    } else {
      const answer = await client.call(saveLossLimit, wire)
      if (answer.ok) set(loss.put, {}, toStandingLimit(answer.value.saveLossLimit))
    }
  }),
)
