import type { ResultOf } from '../../client/operation.ts'
import { loadable, type Loaded } from '../../kernel/loadable.ts'
import { minor, type Minor } from '@lagoon/contract/money/money'
import { playerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { balancesAtom } from '../../wallet/balances/balances.atoms.ts'
import type { ProfileStatsView, TokenDetail } from '../profile.state.ts'
import { profileStats } from './profile.operations.ts'

type WireStats = ResultOf<'ProfileStats'>['profileStats']

const stats = loadable(profileStats, ({ profileStats: wire }) => wire)
const statsAtom = stats.at({})

export const loadStatsAtom = atom(null, (_get, set) => set(stats.load, {}))

const toDetail = ({ kind, ...flows }: WireStats['details'][number]): TokenDetail => ({
  kind,
  balance: minor(flows.balance),
  received: minor(flows.received),
  played: minor(flows.played),
  won: minor(flows.won),
  held: minor(flows.held),
  withdrawn: minor(flows.withdrawn),
  tipped: minor(flows.tipped),
  takenBack: minor(flows.takenBack),
})

interface Winnings {
  readonly winnings: Minor
  readonly withdrawableWinnings: Minor
}
const toWinnings = ({ winnings, withdrawableWinnings }: WireStats): Winnings => ({
  winnings: minor(winnings),
  withdrawableWinnings: minor(withdrawableWinnings),
})

/** What was won, and what of it can be withdrawn. */
export const winningsAtom = atom((get): Loaded<Winnings> => {
  const known = get(statsAtom)
  return known.state === 'loaded' ? { ...known, value: toWinnings(known.value) } : known
})

export const profileStatsViewAtom = atom((get): ProfileStatsView => {
  const known = get(statsAtom)
  const player = get(playerAtom)
  const balances = get(balancesAtom)
  if (known.state === 'failed') return known
  if (known.state === 'loading' || player === undefined || balances === undefined) return { state: 'loading' }
  const { rounds, favorites, biggestWin, details } = known.value
  const common = { level: player.level, memberSince: player.memberSince, balances, ...toWinnings(known.value) }
  if (rounds === 0) return { ...common, state: 'newPlayer' }
  return {
    ...common,
    state: 'seasonedPlayer',
    rounds,
    favorites,
    details: details.map(toDetail),
    ...(biggestWin === null ? {} : { biggestWin: { ...biggestWin, minor: minor(biggestWin.minor) } }),
  }
})
