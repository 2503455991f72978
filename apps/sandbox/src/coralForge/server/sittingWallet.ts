import type { Delivery, Settlement, Stake, Wallet } from '../../games/server/wallet.ts'
import type { Json } from '@lagoon/games/json'
import type { Book } from './book.ts'
import type { Hints } from './hints.ts'
import type { Launches } from './launches.ts'
import type { Sittings } from './sittings.ts'

type Returned = Pick<Stake, 'stakeId' | 'roundId' | 'sessionId'>

export interface SittingWalletOptions {
  book: Book
  sittings: Sittings
  launches: Launches
  hints: Hints
}

/** Coral Forge's wallet: the tokens of a sitting are here, and its id is the session's. */
export const sittingWallet = ({ book, sittings, launches, hints }: SittingWalletOptions): Wallet => ({
  open(launch) {
    const sitting = book.sittings.get(launches.swap(launch) ?? '')
    if (sitting?.state !== 'OPEN') return Promise.resolve({ kind: 'refused', problem: 'LAUNCH_INVALID' })
    const { id: sessionId, player, game: gameId, token, winToken, stake: balance, minStake, maxStake } = sitting
    const shortName = book.players.get(player)?.shortName
    const reply = { sessionId, player, gameId, token, winToken, balance, minStake, maxStake, ...(shortName !== undefined && { shortName }) }
    return Promise.resolve({ kind: 'ok', reply })
  },
  balance(sessionId) {
    const sitting = book.sittings.get(sessionId)
    if (!sitting || sitting.state === 'CLOSED') return Promise.resolve({ kind: 'refused', problem: 'SESSION_ENDED' })
    return Promise.resolve({ kind: 'ok', reply: { balance: sitting.stake } })
  },
  async take(stake) {
    const first = await sittings.take(stake)
    if (first.kind === 'low') await hints.low(stake.sessionId)
    const take = first.kind === 'low' ? await sittings.take(stake) : first
    if (take.kind === 'over') return { kind: 'refused', problem: 'SESSION_ENDED' }
    if (take.kind === 'low') return { kind: 'refused', problem: 'INSUFFICIENT_BALANCE', balance: take.left }
    return { kind: 'ok', reply: { balance: take.left } }
  },
  undo: ({ stakeId, roundId, sessionId }) => ({ undo: { stakeId, roundId, sessionId } }),
  settle: (settlement) => ({ settle: settlement as unknown as Json }),
  async deliver(delivery: Delivery) {
    // What is delivered was made here.
    const { undo, settle } = delivery as { undo?: Returned; settle?: unknown }
    const left = undo ? await sittings.undo(undo) : await sittings.settle(settle as Settlement)
    const { sessionId } = undo ?? (settle as Settlement)
    if (left === null) return { kind: 'refused', reason: 'no such sitting' }
    if (book.sittings.get(sessionId)?.state === 'CLOSED') hints.closed(sessionId)
    return { kind: 'ok', balance: left }
  },
})
