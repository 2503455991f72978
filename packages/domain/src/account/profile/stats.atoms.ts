import { domainAtom } from '../../assembly/domainAtom.ts'
import type { ResultOf } from '../../contract/operation.ts'
import { minor } from '../../money/money.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { playerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { balancesAtom } from '../../wallet/balances/balances.atoms.ts'
import type { ProfileStatsView, TokenDetail } from '../profile.state.ts'
import { profileStats } from './profile.operations.ts'

type WireStats = ResultOf<'ProfileStats'>['profileStats']
type Held = { readonly state: 'loading' | 'failed' } | { readonly state: 'loaded'; readonly stats: WireStats }

const heldAtom = ownedAtom<Held>({ state: 'loading' })

export const loadStatsAtom = atom(null, async (get, set) => {
  if (get(heldAtom).state === 'failed') set(heldAtom, { state: 'loading' })
  const answer = await get(domainAtom).client.call(profileStats, {})
  if (answer.ok) set(heldAtom, { state: 'loaded', stats: answer.value.profileStats })
  else if (get(heldAtom).state === 'loading' && answer.error.kind !== 'aborted') set(heldAtom, { state: 'failed' })
})

const toDetail = ({ kind, balance, received, played, won }: WireStats['details'][number]): TokenDetail => ({
  kind,
  balance: minor(balance),
  received: minor(received),
  played: minor(played),
  won: minor(won),
})

export const statsStateAtom = atom((get) => get(heldAtom).state)

/** What was won, and what of it can be withdrawn; undefined until it is known. */
export const winningsAtom = atom((get) => {
  const held = get(heldAtom)
  if (held.state !== 'loaded') return held.state === 'failed' ? held.state : undefined
  const { winnings, withdrawableWinnings } = held.stats
  return { winnings: minor(winnings), withdrawableWinnings: minor(withdrawableWinnings) }
})

/** Undefined until stats and balances are known. */
export const profileStatsViewAtom = atom((get): ProfileStatsView | undefined => {
  const held = get(heldAtom)
  const player = get(playerAtom)
  const balances = get(balancesAtom)
  if (held.state !== 'loaded' || player === undefined || balances === undefined) return undefined
  const { rounds, favourites, biggestWin, details, winnings, withdrawableWinnings } = held.stats
  const common = {
    level: player.level,
    memberSince: player.memberSince,
    balances,
    winnings: minor(winnings),
    withdrawableWinnings: minor(withdrawableWinnings),
  }
  if (rounds === 0) return { ...common, state: 'newPlayer' }
  return {
    ...common,
    state: 'seasonedPlayer',
    rounds,
    favourites,
    details: details.map(toDetail),
    ...(biggestWin === null ? {} : { biggestWin: { ...biggestWin, minor: minor(biggestWin.minor) } }),
  }
})
