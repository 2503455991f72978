import { describe, expect, test } from 'vitest'
import { roundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { seeded } from '@lagoon/games/random/seeded'
import * as v from 'valibot'
import { picturesOf } from '../../client/kinds/slots/art/art.ts'
import { firstStanding, ofType, standingAfter } from '../../client/kinds/slots/events.ts'
import { showRound } from '../../client/kinds/slots/showRound.ts'
import type { Json } from '@lagoon/games/json'
import type { Standing } from '../game.ts'
import { slotGames } from './slot.ts'
import { symbolsOf, type SlotFacts, type SlotView } from './slotView.ts'

const demand = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('it is not there')
  return value
}

/** What the player is shown as won at the end, of a round that plays without waiting. */
const shownWin = async (view: SlotView, facts: SlotFacts, stake: bigint): Promise<bigint> => {
  let shown = 0n
  await showRound(
    null,
    view,
    { ...facts, stake },
    { pause: () => Promise.resolve(), onBanner: () => undefined, onMoment: () => undefined, onWon: (won) => (shown = won) },
  )
  return shown
}

describe.each(slotGames.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const facts = game.facts as unknown as SlotFacts
  const limits = { minStake: '1', maxStake: '1000000' }
  const columns = facts.board.by === 'REELS' ? facts.board.strips.length : facts.board.columns
  const hasShape = (grid: readonly (readonly string[])[]) => grid.length === columns && grid.every((shown) => shown.length === facts.rows)

  test('what it shows adds up to what it won, and its report is one that a platform takes', async () => {
    const random = seeded(11)
    const [largest = 0n] = game.stakesWithin(limits).slice(-1)
    let progress: Json = null
    for (let round = 0; round < 2_000; round++) {
      const { view: played, ended } = game.begin(null, largest, () => random, progress)
      const view = played as unknown as SlotView
      progress = ended?.progress ?? null
      expect(await shownWin(view, facts, largest)).toBe(ended?.totalWinMinor)
      expect(view.events.every((event) => !('grid' in event) || hasShape(event.grid))).toBe(true)
      expect(hasShape(standingAfter(view.events, facts.hold?.pearl ?? null)?.grid ?? [])).toBe(true)
      expect(v.safeParse(roundReport, ended?.report).issues).toBeUndefined()
    }
  })

  test('has a picture and a name for every symbol of its board, and a board before the first round', () => {
    const symbols = symbolsOf(facts)
    expect(symbols.filter((symbol) => !(symbol in picturesOf(id)))).toEqual([])
    expect(symbols.filter((symbol) => !(symbol in facts.names))).toEqual([])
    expect(hasShape(firstStanding(facts).grid)).toBe(true)
  })
})

describe('a jackpot that grows', () => {
  const game = demand(slotGames.find(({ id }) => id === 'pearl-diver'))
  const jackpots = (progress: Json) => demand(game.meters)([10n, 100n], progress)

  test('stands at its start for each stake, before the first round', () =>
    expect(jackpots(null)).toEqual({ jackpots: { 10: '500', 100: '5000' } }))

  test('is after a round what the round showed, for its own stake alone', () => {
    const random = seeded(3)
    let progress: Json = null
    let grown = 0
    for (let round = 0; round < 400; round++) {
      const { view, ended }: Standing = game.begin(null, 100n, () => random, progress)
      const { events, jackpotMinor } = view as unknown as SlotView
      progress = demand(ended).progress
      const isPaid = ofType(events, 'JACKPOT').length > 0
      grown = isPaid ? 0 : grown + ofType(events, 'GROW').length
      expect(jackpotMinor).toBe(String(5000 + grown * 10))
      expect(demand(ended).report).toMatchObject({ growingJackpot: jackpotMinor })
      expect(jackpots(progress)).toEqual({ jackpots: { 10: '500', 100: jackpotMinor } })
    }
    expect(grown).toBeGreaterThan(0)
  })
})
