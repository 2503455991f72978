import type { SessionView } from '../../contract.ts'

type Kept = Pick<SessionView, 'gameId' | 'token'>
const keyOf = ({ gameId, token }: Kept) => `game.stake.${gameId}.${token}`

/** The last stake that the player set, by game and kind of token: a convenience, so nothing is wrong where a browser keeps nothing. */
export const keptStake = {
  /** Minor units; null where none is kept. */
  read(of: Kept): bigint | null {
    try {
      const kept = window.localStorage.getItem(keyOf(of))
      return kept !== null && /^\d{1,18}$/.test(kept) ? BigInt(kept) : null
    } catch {
      return null
    }
  },
  keep(of: Kept, stake: bigint): void {
    try {
      window.localStorage.setItem(keyOf(of), String(stake))
    } catch {
      // a browser that forbids storage in frames
    }
  },
}
