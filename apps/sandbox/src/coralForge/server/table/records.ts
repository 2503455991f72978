import { commitmentOf } from '@lagoon/games/fair/seedPair'
import type { PastHand } from '../../../games/rules/holdemTable/live.ts'
import type { Delivery, Stake } from '../../../games/server/wallet.ts'
import type { TableSeeds } from './seeds.ts'

/** The stack of a guest who is dealt in, as the wallet knows it. */
export interface HandStake extends Pick<Stake, 'stakeId' | 'roundId' | 'sessionId'> {
  readonly player: string
}

/** What the wallet is told of a hand, for one of its players. */
export interface HandDelivery {
  readonly roundId: string
  readonly delivery: Delivery
}

/** A player's copy of a hand. */
export interface KeptHand {
  readonly player: string
  readonly hand: Omit<PastHand, 'serverSeed'>
}

/**
 * What is written down before it is acted upon. A hand is open from its `hand` until it is `over`, and its chips are on their way until it is
 * `told`: what a stopped or killed server left open is void, what it left over is told again.
 */
export type TableLine =
  /** `hands` were dealt on the server seed whose own lines are left out; absent for none. */
  | { readonly type: 'seeds'; readonly seeds: TableSeeds; readonly hands?: number }
  /** Before any of the stakes is taken: the whole stack of each guest who is dealt in. */
  | { readonly type: 'hand'; readonly number: number; readonly stakes: readonly HandStake[] }
  | {
      readonly type: 'over'
      readonly number: number
      readonly deliveries: readonly HandDelivery[]
      readonly hands: readonly KeptHand[]
    }
  | { readonly type: 'told'; readonly number: number }

/** So many hands of a player are kept. */
export const PAST_HANDS = 20

type OpenHand = Extract<TableLine, { type: 'hand' }>
type OverHand = Extract<TableLine, { type: 'over' }>

/** How the lines leave the table. */
export interface Left {
  readonly seeds: TableSeeds | null
  /** So many hands were begun on its server seed. */
  readonly handsOnSeed: number
  /** Server seeds that were changed, by their commitment. */
  readonly revealed: ReadonlyMap<string, string>
  /** The number of the last hand, 0 before the first. */
  readonly lastNumber: number
  /** Stakes of hands that were never over. */
  readonly open: readonly OpenHand[]
  /** Hands that are over and not told yet. */
  readonly undelivered: readonly OverHand[]
  /** By player, oldest first. */
  readonly past: ReadonlyMap<string, readonly KeptHand['hand'][]>
}

/** How a stopped or killed server left the table. */
export const leftBy = (lines: readonly TableLine[]): Left => {
  let seeds: TableSeeds | null = null
  let handsOnSeed = 0
  const revealed = new Map<string, string>()
  let lastNumber = 0
  const open = new Map<number, OpenHand>()
  const undelivered = new Map<number, OverHand>()
  const past = new Map<string, readonly KeptHand['hand'][]>()
  for (const line of lines)
    switch (line.type) {
      case 'seeds':
        if (seeds) revealed.set(commitmentOf(seeds.serverSeed), seeds.serverSeed)
        seeds = line.seeds
        handsOnSeed = line.hands ?? 0
        break
      case 'hand':
        // A hand that did not come about is begun again under its number.
        if (line.number > lastNumber) handsOnSeed += 1
        lastNumber = Math.max(lastNumber, line.number)
        open.set(line.number, line)
        break
      case 'over':
        lastNumber = Math.max(lastNumber, line.number)
        open.delete(line.number)
        undelivered.set(line.number, line)
        for (const { player, hand } of line.hands) past.set(player, [...(past.get(player) ?? []), hand].slice(-PAST_HANDS))
        break
      case 'told':
        undelivered.delete(line.number)
    }
  return { seeds, handsOnSeed, revealed, lastNumber, open: [...open.values()], undelivered: [...undelivered.values()], past }
}

/** Leaves out hands that nobody asks for any more, and server seeds on which none of those that are kept was dealt. */
export const compactLines = (lines: readonly TableLine[]): readonly TableLine[] => {
  const { seeds, handsOnSeed, revealed, lastNumber, open, undelivered, past } = leftBy(lines)
  const kept = [...past].flatMap(([player, hands]) => hands.map((hand): KeptHand => ({ player, hand })))
  const byNumber = Map.groupBy(kept, ({ hand }) => hand.number)
  const commitments = new Set(kept.map(({ hand }) => hand.fairness.commitment))
  const hidden = { nextServerSeed: '', houseSeed: '' }
  const numbers = [...new Set([...byNumber.keys(), ...undelivered.map(({ number }) => number)])].toSorted((a, b) => a - b)
  const waiting = new Map(undelivered.map((hand) => [hand.number, hand.deliveries]))
  return [
    ...[...revealed].flatMap(([commitment, serverSeed]): TableLine[] =>
      commitments.has(commitment) ? [{ type: 'seeds', seeds: { serverSeed, ...hidden } }] : [],
    ),
    // Before the seeds, whose count has them.
    ...open,
    ...(seeds ? [{ type: 'seeds', seeds, hands: handsOnSeed } as const] : []),
    ...numbers.flatMap((number): TableLine[] => [
      { type: 'over', number, deliveries: waiting.get(number) ?? [], hands: byNumber.get(number) ?? [] },
      ...(waiting.has(number) ? [] : [{ type: 'told', number } as const]),
    ]),
    ...(lastNumber > 0 && !numbers.includes(lastNumber) && !open.some(({ number }) => number === lastNumber)
      ? ([
          { type: 'over', number: lastNumber, deliveries: [], hands: [] },
          { type: 'told', number: lastNumber },
        ] as const)
      : []),
  ]
}
