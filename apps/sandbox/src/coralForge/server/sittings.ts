import type { FeedRound } from '@lagoon/contract/wire/transferWallet/transferWallet'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import type { Settlement, Stake } from '../../games/server/wallet.ts'
import type { Book } from './book.ts'
import type { Change, Sitting, TransferOut } from './records.ts'

/** A hand is open while a stake of a round that is not over is on the table. */
export const isHandOpen = ({ stakes }: Sitting): boolean => Object.keys(stakes).length > 0

const plus = (digits: string, minor: bigint): string => String(BigInt(digits) + minor)

/** The name of what a sitting gives back: it does so once. */
export const outOf = (sittingId: string): string => `out-${sittingId}`

const touched = (sitting: Sitting): Sitting => ({ ...sitting, touchedAt: Date.now() })

/**
 * What a sitting gives back. Where wins pay another kind they are kept apart, but for a table, where chips are one heap: up to what was
 * brought in it goes back in its kind, and the rest is won.
 */
const givenBack = ({ token, winToken, stake, won, brought }: Sitting): Pick<Sitting, 'stake' | 'won'> => {
  const beyond = BigInt(stake) - BigInt(brought)
  if (token === winToken || beyond <= 0n) return { stake, won }
  return { stake: brought, won: plus(won, beyond) }
}

/** A sitting that is to close closes as soon as no hand is open, with all that it gives back. */
const closedIfOver = (sitting: Sitting): Change => {
  if (sitting.state !== 'CLOSING' || isHandOpen(sitting)) return { sitting }
  const { id, brought, rounds } = sitting
  const transfer: TransferOut = { id: outOf(id), direction: 'OUT', sittingId: id, ...givenBack(sitting), brought, rounds, isClaimed: false }
  return { sitting: { ...sitting, state: 'CLOSED', version: sitting.version + 1, stake: '0', won: '0' }, transfer }
}

/** What came of taking a stake. */
export type Take =
  | { readonly kind: 'taken'; readonly left: string }
  | { readonly kind: 'low'; readonly left: string }
  /** The sitting is over or ending, or the stake was given back before it came. */
  | { readonly kind: 'over' }

/** What happens to the tokens of a sitting, in the provider's book. `tables` are the games at which what is won can be bet again. */
export const sittings = (book: Book, tables: ReadonlySet<string> = new Set()) => {
  const closing = (sitting: Sitting): Change =>
    closedIfOver(sitting.state === 'OPEN' ? { ...sitting, state: 'CLOSING', version: sitting.version + 1 } : sitting)

  return {
    take: ({ stakeId, roundId, sessionId, minor }: Stake): Promise<Take> =>
      book.change((): readonly [Change | null, Take] => {
        const sitting = book.sittings.get(sessionId)
        if (sitting?.state !== 'OPEN' || sitting.undone.includes(stakeId)) return [null, { kind: 'over' }]
        if (sitting.stakes[stakeId]) return [null, { kind: 'taken', left: sitting.stake }]
        if (BigInt(sitting.stake) < minor) return [null, { kind: 'low', left: sitting.stake }]
        const left = plus(sitting.stake, -minor)
        const stakes = { ...sitting.stakes, [stakeId]: { roundId, minor: String(minor), at: new Date().toISOString() } }
        return [{ sitting: touched({ ...sitting, stake: left, stakes }) }, { kind: 'taken', left }]
      }),

    /** Gives a stake back, whether it was taken or not; answers what is left. */
    undo: ({ stakeId, sessionId }: Pick<Stake, 'stakeId' | 'sessionId'>): Promise<string | null> =>
      book.change((): readonly [Change | null, string | null] => {
        const sitting = book.sittings.get(sessionId)
        if (!sitting) return [null, null]
        if (sitting.undone.includes(stakeId)) return [null, sitting.stake]
        const { [stakeId]: taken, ...stakes } = sitting.stakes
        const stake = plus(sitting.stake, BigInt(taken?.minor ?? 0))
        const next = { ...sitting, stake, stakes, undone: [...sitting.undone, stakeId] }
        return [closedIfOver(taken ? touched(next) : next), stake]
      }),

    /** Pays a round that is over and puts it into the feed, once; answers what is left. */
    settle: ({ roundId, sessionId, totalWin, unplayed = '0', report, fairness }: Settlement): Promise<string | null> =>
      book.change((): readonly [Change | null, string | null] => {
        const sitting = book.sittings.get(sessionId)
        if (!sitting) return [null, null]
        const own = Object.values(sitting.stakes).filter((stake) => stake.roundId === roundId)
        // Paid before: its stakes went with that, also where the round itself is forgotten by now.
        if (own.length === 0) return [null, sitting.stake]
        const stakes = Object.fromEntries(Object.entries(sitting.stakes).filter(([, stake]) => stake.roundId !== roundId))
        const win = BigInt(totalWin)
        const back = BigInt(unplayed)
        const isOneHeap = sitting.token === sitting.winToken || tables.has(sitting.game)
        const next: Sitting = {
          ...sitting,
          stakes,
          stake: plus(sitting.stake, isOneHeap ? win + back : back),
          won: isOneHeap ? sitting.won : plus(sitting.won, win),
          rounds: sitting.rounds + 1,
        }
        const round: FeedRound = {
          roundId,
          sittingId: sitting.id,
          bet: decimalOf(own.reduce((sum, { minor }) => sum + BigInt(minor), -back)),
          win: decimalOf(win),
          startedAt: own[0]?.at ?? new Date().toISOString(),
          report,
          fairness,
        }
        return [{ ...closedIfOver(touched(next)), finished: { place: book.nextPlace(), at: Date.now(), round } }, next.stake]
      }),

    /** Takes no more stakes; closed at once or, with a hand open, when that is over. Null: there is no such sitting. */
    close: (sittingId: string): Promise<Sitting | null> =>
      book.change((): readonly [Change | null, Sitting | null] => {
        const sitting = book.sittings.get(sittingId)
        if (!sitting || sitting.state === 'CLOSED') return [null, sitting ?? null]
        const change = closing(sitting)
        return [change, change.sitting ?? sitting]
      }),

    /** Closes sittings that nobody touched since then and that have no hand open; answers which. */
    async closeIdle(since: number): Promise<readonly string[]> {
      const idle = [...book.sittings.values()].filter((one) => one.state === 'OPEN' && one.touchedAt < since && !isHandOpen(one))
      for (const { id } of idle)
        await book.change(() => {
          const sitting = book.sittings.get(id)
          return [sitting?.state === 'OPEN' && sitting.touchedAt < since && !isHandOpen(sitting) ? closing(sitting) : null, undefined]
        })
      return idle.map(({ id }) => id)
    },
  }
}
export type Sittings = ReturnType<typeof sittings>
