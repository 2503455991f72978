import type { HandValue } from '../cards/ranking.ts'
import type { HoldemRules } from './rules.ts'

/** What one player put into a hand. */
export interface PotShare {
  readonly seat: number
  readonly total: number
  readonly isFolded: boolean
}

/** A part of the pot, and who can win it. */
export interface Pot {
  readonly chips: number
  readonly seats: readonly number[]
}

/** What nobody called: how much of the largest share goes beyond the next one, and whose it is; null when there is none. */
export const uncalled = (shares: readonly PotShare[]): { readonly seat: number; readonly chips: number } | null => {
  const [first, second] = shares.toSorted((a, b) => b.total - a.total)
  const chips = (first?.total ?? 0) - (second?.total ?? 0)
  return first && chips > 0 ? { seat: first.seat, chips } : null
}

/**
 * The main pot and the side pots: each goes up to what one of those still in has put in, and can be won by all who put in as much. Shares
 * beyond that, of players who folded, go into the last pot.
 */
export const potsOf = (shares: readonly PotShare[]): readonly Pot[] => {
  const live = shares.filter(({ isFolded }) => !isFolded)
  const levels = [...new Set(live.map(({ total }) => total))].filter((level) => level > 0).toSorted((a, b) => a - b)
  return levels.map((level, index): Pot => {
    const below = levels[index - 1] ?? 0
    const top = index === levels.length - 1 ? Number.POSITIVE_INFINITY : level
    return {
      chips: shares.reduce((sum, { total }) => sum + Math.max(0, Math.min(total, top) - below), 0),
      seats: live.filter(({ total }) => total >= level).map(({ seat }) => seat),
    }
  })
}

/** What the house takes of all pots together. */
export const rakeOf = ({ rake }: Pick<HoldemRules, 'rake'>, chips: number, isFlopSeen: boolean): number =>
  isFlopSeen ? Math.min(rake.cap, Math.floor((chips * rake.percent) / 100)) : 0

/** Takes the rake from the pots in proportion; the sum of what is taken is the rake to the chip. */
export const withoutRake = (pots: readonly Pot[], rake: number): readonly Pot[] => {
  const all = pots.reduce((sum, { chips }) => sum + chips, 0)
  const upTo = (chips: number): number => (all === 0 ? 0 : Number((BigInt(rake) * BigInt(chips)) / BigInt(all)))
  let seen = 0
  return pots.map(({ chips, seats }) => {
    const before = upTo(seen)
    seen += chips
    return { chips: chips - upTo(seen) + before, seats }
  })
}

/**
 * Shares a pot among its best hands. What does not divide goes chip by chip to the winners from the left of the button.
 * @param values By seat; a single seat needs none.
 */
export const shared = (pot: Pot, values: ReadonlyMap<number, HandValue>, button: number, seats: number): ReadonlyMap<number, number> => {
  const best = Math.max(...pot.seats.map((seat) => values.get(seat) ?? 0))
  const fromButton = (seat: number) => (seat - button - 1 + 2 * seats) % seats
  const winners = pot.seats.filter((seat) => (values.get(seat) ?? 0) === best).toSorted((a, b) => fromButton(a) - fromButton(b))
  const each = Math.floor(pot.chips / winners.length)
  const odd = pot.chips - each * winners.length
  return new Map(winners.map((seat, place) => [seat, each + (place < odd ? 1 : 0)]))
}
