import { randomUUID } from 'node:crypto'
import type { HandStart, SeatAct } from '@lagoon/games/holdemTable/course'
import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import { handReportOf } from '@lagoon/games/holdemTable/report'
import type { HandResult } from '@lagoon/games/holdemTable/result'
import type { RoundSeeds } from '@lagoon/games/fair/stream'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { MOST_KEPT_ACTS, type PokerReport, type RoundFairness } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { Logger } from 'pino'
import { toJson } from '@lagoon/games/json'
import type { Lines } from '../../../games/server/journal/lines.ts'
import { mainStakeOf } from '../../../games/server/journal/entries.ts'
import type { Wallet, WalletAnswer, Left } from '../../../games/server/wallet.ts'
import type { HandDelivery, HandStake, KeptHand, TableLine } from './records.ts'
import type { Guest } from './sitters.ts'

/** How seeds become numbers; games/fair/stream. */
const ALGORITHM = 'hmac-sha256-floats'

/** The stack of a guest that a hand takes. */
export interface Staked extends HandStake {
  readonly seat: number
  readonly guest: Guest
  readonly chips: number
}

/** What came of taking the stacks for a hand. */
export interface Taken {
  readonly taken: readonly Staked[]
  /** The wallet refused: nothing was taken. */
  readonly refused: readonly Staked[]
  /** The wallet did not answer: they are given back when the hand is over. */
  readonly lost: readonly Staked[]
}

/** How a hand went: what it is played again from. */
export interface HandCourse {
  readonly start: HandStart
  readonly acts: readonly SeatAct[]
}

export interface HandMoneyOptions {
  readonly game: HoldemTable
  readonly roomId: string
  readonly tableId: string
  readonly lines: Lines<TableLine>
  readonly wallet: Wallet
  readonly log: Pick<Logger, 'error'>
}

/**
 * The money of hands: a hand takes the whole stack of each guest who is dealt in, and what it came to is written down for all of them at
 * once before anybody sees its end. So a hand is booked for everybody or void for everybody.
 */
export const handMoney = ({ game, roomId, tableId, lines, wallet, log }: HandMoneyOptions) => {
  const undo = ({ stakeId, roundId, sessionId }: HandStake): HandDelivery => ({
    roundId,
    delivery: wallet.undo({ stakeId, roundId, sessionId }),
  })

  return {
    undo,
    async take(number: number, guests: readonly Pick<Staked, 'seat' | 'guest' | 'chips'>[]): Promise<Taken> {
      const stakes = guests.map((one): Staked => {
        const roundId = randomUUID()
        const { sessionId, visitor } = one.guest
        return { ...one, roundId, stakeId: mainStakeOf(roundId), sessionId, player: visitor.player }
      })
      const written = stakes.map(({ stakeId, roundId, sessionId, player }): HandStake => ({ stakeId, roundId, sessionId, player }))
      await lines.append({ type: 'hand', number, stakes: written })
      const [taken, refused, lost]: [Staked[], Staked[], Staked[]] = [[], [], []]
      for (const stake of stakes) {
        const { stakeId, roundId, sessionId, chips, guest } = stake
        const answer = await wallet
          .take({ stakeId, roundId, sessionId, part: 'MAIN', minor: BigInt(chips) })
          // It may be taken all the same.
          .catch((error: unknown): WalletAnswer<Left> => {
            log.error({ err: error, number, roundId }, 'a stack could not be taken for a hand')
            return { kind: 'unknown', reason: String(error) }
          })
        if (answer.kind === 'ok') {
          guest.visitor.balance = Number(answer.reply.balance)
          guest.visitor.isInPlay = true
          taken.push(stake)
        } else (answer.kind === 'refused' ? refused : lost).push(stake)
      }
      return { taken, refused, lost }
    },
    /** Writes down that a hand gives everything back; answers what the wallet is to be told. */
    async giveBack(number: number, stakes: readonly HandStake[]): Promise<readonly HandDelivery[]> {
      const deliveries = stakes.map(undo)
      await lines.append({ type: 'over', number, deliveries, hands: [] })
      return deliveries
    },
    /** Writes down what a hand came to for all of its guests; answers that, and what the wallet is to be told. A hand without a bet is no round. */
    async book(
      number: number,
      { taken, lost }: Pick<Taken, 'taken' | 'lost'>,
      result: HandResult,
      seeds: RoundSeeds,
      { start, acts }: HandCourse,
    ): Promise<{ readonly deliveries: readonly HandDelivery[]; readonly hands: readonly KeptHand[] }> {
      const drawnFrom: RoundFairness = {
        commitment: commitmentOf(seeds.serverSeed),
        clientSeed: seeds.clientSeed,
        nonce: seeds.nonce,
        algorithm: ALGORITHM,
        version: game.version,
      }
      const playedAt = new Date().toISOString()
      const hands: KeptHand[] = []
      const deliveries = taken.map((stake): HandDelivery => {
        const { seat, roundId, sessionId, chips, player } = stake
        const { bet, won } = result.accounts.get(seat) ?? { bet: 0, won: 0 }
        const report: PokerReport = { ...handReportOf(result, seat), roomId, tableId }
        const choice = { ...start, seat }
        const played = { stake: String(bet), choice: toJson(choice), progress: null, acts: acts.map(toJson) }
        const fairness = { ...drawnFrom, ...(acts.length <= MOST_KEPT_ACTS && { played }) }
        hands.push({ player, hand: { roundId, number, playedAt, bet, win: won, report, fairness, choice } })
        if (bet === 0) return undo(stake)
        const unplayed = String(chips - bet)
        return { roundId, delivery: wallet.settle({ roundId, sessionId, totalWin: String(won), unplayed, report, fairness }) }
      })
      const all = [...deliveries, ...lost.map(undo)]
      await lines.append({ type: 'over', number, deliveries: all, hands })
      return { deliveries: all, hands }
    },
  }
}
export type HandMoney = ReturnType<typeof handMoney>
