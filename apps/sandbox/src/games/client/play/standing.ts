import type { SessionView } from '../../contract.ts'
import { keptStake } from './keptStake.ts'
import type { PlayingView } from './view.ts'

/** The bet that a game begins with. */
export const firstStake = (session: SessionView, balance: bigint): bigint => {
  const { stakes, openRound } = session
  if (openRound) return BigInt(openRound.stake)
  const all = stakes.map(BigInt)
  const kept = keptStake.read(session)
  if (kept !== null && all.includes(kept) && kept <= balance) return kept
  const comfortable = all.filter((stake) => stake <= 100n && stake * 20n <= balance)
  return comfortable.at(-1) ?? all[0] ?? 0n
}

/**
 * Nothing can be set while the bet of an open round stands, its answer is out, or a feature of it is shown. A round that is over in a
 * moment does not count: what is dimmed and lit again with each one would flicker.
 */
export const isBetFixed = ({ phase, round, trouble, banner }: Pick<PlayingView, 'phase' | 'round' | 'trouble' | 'banner'>): boolean =>
  round?.isOver === false || trouble?.kind === 'connection-lost' || (phase === 'busy' && banner !== null)

/** What a session that was read again changes in the view: a round that another tab began comes with its bet. */
export const standingOf = (session: SessionView): Partial<PlayingView> => {
  const { balance, openRound } = session
  return { session, balance: BigInt(balance), round: openRound, ...(openRound && { stake: BigInt(openRound.stake) }) }
}
