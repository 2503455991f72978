import { loadStatsAtom, winningsAtom } from '../../account/profile/stats.atoms.ts'
import { tokenKinds } from '@lagoon/contract/money/money'
import { atom } from '../../store.ts'
import { balancesAtom, refreshBalancesAtom } from './balances.atoms.ts'
import type { WalletView } from '../wallet.state.ts'

/** Loads what the wallet shows beside the balances, which are live. */
export const loadWalletAtom = atom(null, (_get, set) => Promise.all([set(loadStatsAtom), set(refreshBalancesAtom)]))

export const walletViewAtom = atom((get): WalletView => {
  const won = get(winningsAtom)
  const sheet = get(balancesAtom)
  if (won.state === 'failed') return won
  if (won.state === 'loading' || sheet === undefined) return { state: 'loading' }
  const balances = tokenKinds.map((kind) => ({ kind, minor: sheet.tokens[kind], held: sheet.held[kind] }))
  const isEmpty = balances.every(({ minor, held }) => minor === 0n && held === 0n)
  return { state: isEmpty ? 'zeroBalances' : 'balances', holdings: { balances, ...won.value } }
})
