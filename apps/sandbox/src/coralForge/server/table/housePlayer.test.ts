import { cardsOf } from '@lagoon/games/cards/card'
import { seeded } from '@lagoon/games/random/seeded'
import { describe, expect, test } from 'vitest'
import { equityOf, houseAct, type HouseSight } from './housePlayer.ts'

const sight = (part: Partial<HouseSight> & { readonly hand: string; readonly table?: string }): HouseSight => ({
  cards: cardsOf(part.hand),
  board: cardsOf(part.table ?? ''),
  opponents: 1,
  pot: 30,
  bet: 20,
  ownBet: 0,
  bigBlind: 20,
  acts: [{ name: 'FOLD' }, { name: 'CALL', chips: 20 }, { name: 'RAISE', min: 40, max: 2_000 }],
  ...part,
})
const shares = (of: HouseSight, name: string): number =>
  Array.from({ length: 40 }, (_, at) => houseAct(of, seeded(at))).filter((act) => act.name === name).length / 40

describe('a player of the house', () => {
  test('knows the worth of cards before and after the flop', () => {
    // 85.2 % and 34.6 % against one hand about which nothing is known.
    expect(Math.abs(equityOf(sight({ hand: 'As Ah' }), seeded(1)) - 0.852)).toBeLessThan(0.12)
    expect(Math.abs(equityOf(sight({ hand: '7s 2h' }), seeded(1)) - 0.346)).toBeLessThan(0.15)
    expect(equityOf(sight({ hand: 'As Ah', table: 'Ad Ac 2s 3d 9h' }), seeded(1))).toBe(1)
    expect(equityOf(sight({ hand: '2s 3h', table: 'Ad Ac As Ah Kd' }), seeded(1))).toBeGreaterThan(0)
    expect(equityOf(sight({ hand: '2s 3h', table: 'Ad Ac As Ah 4d' }), seeded(1))).toBeLessThan(0.5)
  })

  test('does the same for the same sight and the same chance', () => {
    for (let at = 0; at < 20; at++) {
      const one = sight({ hand: 'Ks 9h', table: 'Kd 8c 2s' })
      expect(houseAct(one, seeded(at))).toEqual(houseAct(one, seeded(at)))
    }
  })

  test('raises with the best hand, and folds the worst one to a large bet', () => {
    expect(shares(sight({ hand: 'As Ah' }), 'RAISE')).toBeGreaterThan(0.4)
    expect(shares(sight({ hand: 'As Ah' }), 'FOLD')).toBe(0)
    const large = { pot: 600, bet: 400, acts: [{ name: 'FOLD' }, { name: 'CALL', chips: 400 }] } as const
    expect(shares(sight({ hand: '7s 2h', table: 'Ad Kc Qs', ...large }), 'FOLD')).toBe(1)
    expect(shares(sight({ hand: 'As Ah', table: 'Ad Kc 2s', ...large }), 'CALL')).toBe(1)
  })

  test('never folds where nothing is to be called, and bets within what is possible', () => {
    const free = { bet: 0, acts: [{ name: 'CHECK' }, { name: 'BET', min: 20, max: 35 }] } as const
    const acts = Array.from({ length: 60 }, (_, at) =>
      JSON.stringify(houseAct(sight({ hand: 'Ks Kh', table: 'Kd 8c 2s', pot: 300, ...free }), seeded(at))),
    )
    expect(new Set(acts)).toEqual(new Set([JSON.stringify({ name: 'CHECK' }), JSON.stringify({ name: 'BET', to: 35 })]))
  })
})
