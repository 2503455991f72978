import type { Checked, InstantGame } from '../engine.ts'
import { drawWithout } from '../random/drawWithout.ts'
import { refuseStake, requireStake } from '../stakes.ts'
import { multiplierOf, pickRange, type KenoRules } from './rules.ts'

/** The numbers that the player picked, ascending. */
export interface KenoChoice {
  readonly picks: readonly number[]
}

export type KenoEvent =
  /** A number is drawn; `hits` is what it adds to the count: 1 if it was picked, 2 if it was picked and is the bell, else 0. */
  | { readonly type: 'DRAW'; readonly number: number; readonly isBell: boolean; readonly hits: 0 | 1 | 2 }
  /** What the count pays; the last event of every round. */
  | { readonly type: 'PAY'; readonly hits: number; readonly multiplier: number; readonly winMinor: bigint }

export interface KenoOutcome {
  readonly picks: readonly number[]
  /** In the order drawn. */
  readonly drawn: readonly number[]
  /** As counted: with the bell it may be one more than the numbers that were hit. */
  readonly hits: number
  /** Hundredths of the stake. */
  readonly multiplier: number
  readonly totalWinMinor: bigint
  readonly events: readonly KenoEvent[]
  readonly progress: null
}

export interface KenoGame extends InstantGame<KenoChoice, KenoOutcome, null> {
  readonly rules: KenoRules
}

const checkPicks = (rules: KenoRules, choice: unknown): Checked<KenoChoice> => {
  const picks = typeof choice === 'object' && choice !== null && 'picks' in choice ? choice.picks : undefined
  if (!Array.isArray(picks)) return { refusal: 'PICKS_MISSING' }
  const [fewest, most] = pickRange(rules)
  if (picks.length < fewest) return { refusal: 'TOO_FEW_PICKS' }
  if (picks.length > most) return { refusal: 'TOO_MANY_PICKS' }
  if (!picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= rules.numbers)) return { refusal: 'NOT_ON_THE_TICKET' }
  if (new Set(picks).size < picks.length) return { refusal: 'PICKED_TWICE' }
  return { choice: { picks: (picks as number[]).toSorted((a, b) => a - b) } }
}

/**
 * A game of keno from its rules. The public mapping: the numbers of the ticket in a list, each draw takes one number of chance as a place in
 * what is left of it.
 */
export const createKeno = (rules: KenoRules): KenoGame => {
  const ticket = Array.from({ length: rules.numbers }, (_, index) => index + 1)
  return {
    id: rules.id,
    kind: 'KENO',
    version: rules.version,
    rules,
    check: (choice) => checkPicks(rules, choice),
    refuseStake: (stakeMinor) => refuseStake(rules.stakes, stakeMinor),
    play: ({ picks }, stakeMinor, random) => {
      requireStake(rules.stakes, stakeMinor)
      const drawn = drawWithout(random, ticket, rules.drawn)
      const draws = drawn.map((number, index) => {
        const isBell = rules.last === 'BELL' && index === drawn.length - 1
        return { type: 'DRAW', number, isBell, hits: picks.includes(number) ? (isBell ? 2 : 1) : 0 } as const
      })
      const hits = draws.reduce((sum, draw) => sum + draw.hits, 0)
      const multiplier = multiplierOf(rules, picks.length, hits)
      const totalWinMinor = (stakeMinor * BigInt(multiplier)) / 100n
      const events = [...draws, { type: 'PAY', hits, multiplier, winMinor: totalWinMinor } as const]
      return { picks, drawn, hits, multiplier, totalWinMinor, events, progress: null }
    },
  }
}
