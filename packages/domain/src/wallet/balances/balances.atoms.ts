import { domainAtom } from '../../assembly/domainAtom.ts'
import type { BalanceSheet } from '@lagoon/contract/money/balanceSheet'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { fromAnswer, newer } from './balances.adapter.ts'
import { balances } from './balances.operations.ts'

const sheetAtom = ownedAtom<BalanceSheet | undefined>(undefined)

/** The player's balances, the newest that are known; undefined until the first answer. */
export const balancesAtom = atom((get) => get(sheetAtom))

export const acceptBalancesAtom = atom(null, (get, set, sheet: BalanceSheet) => set(sheetAtom, newer(get(sheetAtom), sheet)))

/** Asks the server anew. Silent when it fails: the balances at hand stay, and the live line asks again. */
export const refreshBalancesAtom = atom(null, async (get, set) => {
  const { session, client } = get(domainAtom)
  const sessionKey = session.read()?.sessionKey
  const answer = await client.call(balances, {}, { isQuiet: true })
  if (answer.ok && session.read()?.sessionKey === sessionKey) set(acceptBalancesAtom, fromAnswer(answer.value))
})
