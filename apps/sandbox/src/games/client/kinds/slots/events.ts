import { symbolsOf, type Grid, type SlotEventView, type SlotFacts, type WinView } from '../../../rules/slots/slotView.ts'
import type { Standing } from './scene/field/field.ts'

type Events = readonly SlotEventView[]
export type EventOf<Type> = Extract<SlotEventView, { readonly type: Type }>

export const ofType = <Type extends SlotEventView['type']>(events: Events, type: Type): readonly EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type)

/** Everything that paid, in its order. */
export const winsOf = (events: Events): readonly WinView[] => ofType(events, 'WIN').flatMap(({ wins }) => wins)

/** Wins of the bought spin alone. */
export const boughtWins = (events: Events): readonly WinView[] =>
  ofType(events, 'WIN').flatMap(({ spin, wins }) => (spin === 0 ? wins : []))

/** What each event paid; free spins are counted by their own wins. */
export const paidBy = (event: SlotEventView): bigint => (event.type === 'WIN' || event.type === 'JACKPOT' ? BigInt(event.winMinor) : 0n)

/** How many free spins there were. */
export const freeSpinsOf = (events: Events): number =>
  ofType(events, 'FREE_SPINS').reduce((sum, { multipliers }) => sum + multipliers.length, 0)

/** The board at the end of a round; `pearl` is what held places show. Null where nothing was played. */
export const standingAfter = (events: Events, pearl: string | null): Standing | null => {
  const stops = ofType(events, 'SPIN').at(-1)?.stops ?? []
  const grid = events.reduce<Grid | null>((shown, event) => ('grid' in event ? event.grid : shown), null)
  const held = new Set(ofType(events, 'RESPIN').flatMap(({ landed }) => landed.map(({ cell }) => cell.join(':'))))
  return grid && { stops, grid: grid.map((reel, x) => reel.map((symbol, y) => (pearl && held.has(`${x}:${y}`) ? pearl : symbol))) }
}

/** Where the reels stand before the first spin: nothing that would look like a promise. */
const firstStops = [1, 1, 1, 2, 3] as const

/** The board before the first round; nothing on it pays. */
export const firstStanding = (facts: SlotFacts): Standing => {
  const { board, rows } = facts
  if (board.by === 'CELLS') {
    const symbols = symbolsOf(facts)
    const column = (x: number) => Array.from({ length: rows }, (_, y) => symbols[(2 * x + y) % symbols.length] ?? '')
    return { stops: [], grid: Array.from({ length: board.columns }, (_, x) => column(x)) }
  }
  const grid = board.strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((firstStops[reel] ?? 0) + row) % strip.length] ?? ''),
  )
  return { stops: firstStops, grid }
}
