import { describe, expect, test } from 'vitest'
import { cardsOf, deck } from '../cards/card.ts'
import { threeCardRankings, valueOfThree } from '../cards/threeCards.ts'
import { fairDraw } from '../fair/stream.ts'
import { drawWithout } from '../random/drawWithout.ts'
import { seeded } from '../random/seeded.ts'
import { createHousePoker, type HousePokerAct, type HousePokerState } from './engine.ts'
import { cabinStud } from './games/cabinStud.ts'
import { hearthHoldem } from './games/hearthHoldem.ts'
import { lowTideStud } from './games/lowTideStud.ts'

const [cabin, tide, hearth] = [createHousePoker(cabinStud), createHousePoker(lowTideStud), createHousePoker(hearthHoldem)]
const raise: HousePokerAct = { name: 'RAISE', further: null }
const fold: HousePokerAct = { name: 'FOLD', further: null }
const none = { sideMinor: '0' }

const raised = (player: string, dealer: string, board = '', sideMinor = '0'): HousePokerState => ({
  cursor: 0,
  stakeMinor: '100',
  sideMinor,
  player: cardsOf(player),
  dealer: cardsOf(dealer),
  board: cardsOf(board),
  decision: 'RAISE',
})

describe('the deal', () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'hearth', nonce: 9 }
  const shuffled = drawWithout(fairDraw(seeds), deck, 9)

  test.each([
    ['cabin-stud', cabin, 3, 0, 0, 6],
    ['low-tide-stud', tide, 5, 1, 0, 10],
    ['hearth-holdem', hearth, 2, 0, 3, 9],
  ] as const)('of %s shows the open cards only, and goes on along the shuffled deck', (_id, game, own, open, middle, all) => {
    const opened = game.open(100n, none, fairDraw(seeds))
    expect([opened.player.length, opened.dealer.length, opened.board.length, opened.cursor]).toEqual([
      own,
      open,
      middle,
      own + open + middle,
    ])
    expect([...opened.player, ...opened.dealer, ...opened.board]).toEqual(shuffled.slice(0, opened.cursor))
    const over = game.act(JSON.parse(JSON.stringify(opened)) as HousePokerState, raise, fairDraw(seeds, opened.cursor))
    expect(over.cursor).toBe(all)
    expect(over.player).toEqual(opened.player)
    expect(new Set([...over.player, ...over.dealer, ...over.board]).size).toBe(all)
    expect(game.acts(over)).toEqual([])
  })

  test('fills the middle before the dealer', () => {
    const over = hearth.act(hearth.open(100n, none, fairDraw(seeds)), raise, fairDraw(seeds, 5))
    expect([over.board, over.dealer]).toEqual([shuffled.slice(2, 7), shuffled.slice(7, 9)])
  })
})

describe('the acts', () => {
  test('are to fold for nothing or to raise for what the rules take', () => {
    const opened = tide.open(50n, none, seeded(1))
    expect(tide.acts(opened)).toEqual([
      { name: 'FOLD', further: null },
      { name: 'RAISE', further: { part: 'RAISE', stakeMinor: 100n } },
    ])
    expect(tide.result(opened)).toBe(null)
  })

  test('are refused where they are none', () => {
    const opened = tide.open(50n, none, seeded(1))
    expect(() => tide.act(opened, { name: 'HIT' } as unknown as HousePokerAct, seeded(1))).toThrow(RangeError)
    const folded = tide.act(opened, fold, seeded(1))
    expect(() => tide.act(folded, raise, seeded(1))).toThrow(RangeError)
    expect(tide.result(folded)).toMatchObject({ ended: 'FOLD', totalWinMinor: 0n })
  })
})

describe('three-card poker', () => {
  test.each([
    ['Ad 7h 3s', 'Jd 5h 2s', 'DEALER_OUT', 200n, 100n, 0n],
    ['Ad 7h 3s', 'Qd 5h 2s', 'WIN', 200n, 200n, 0n],
    ['Ad 7h 3s', 'Ah 7s 3c', 'TIE', 100n, 100n, 0n],
    ['Ad 7h 3s', '2d 2h 3c', 'LOSS', 0n, 0n, 0n],
    ['5d 6h 7s', '2d 2h 3c', 'WIN', 200n, 200n, 100n],
    ['5d 5h 5s', 'Jd 9h 3c', 'DEALER_OUT', 200n, 100n, 400n],
    ['Qd Kd Ad', 'Jd 9h 3c', 'DEALER_OUT', 200n, 100n, 500n],
    ['5d 6h 7s', '2d 3d 4d', 'LOSS', 0n, 0n, 100n],
  ] as const)('%s against %s is %s', (player, dealer, ended, stakeWinMinor, raiseWinMinor, bonusWinMinor) => {
    expect(cabin.result(raised(player, dealer))).toMatchObject({ ended, stakeWinMinor, raiseWinMinor, bonusWinMinor })
  })

  test.each([
    ['2d 3d 4d', 41n],
    ['7d 7h 7s', 31n],
    ['2d 3h 4d', 7n],
    ['2d 9d 4d', 5n],
    ['2d 2h 4d', 2n],
    ['Ad Kh Jd', 0n],
  ])('pays the side bet on %s %i times', (player, times) => {
    const state = raised(player, 'Qd Qh Qs', '', '30')
    expect(cabin.result(state)?.sideWinMinor).toBe(30n * times)
    expect(cabin.result({ ...state, decision: 'FOLD' })?.totalWinMinor).toBe(30n * times)
  })

  test('ranks its hands: as many of each as there are ways', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let c = 2; c < 52; c++)
      for (let b = 1; b < c; b++)
        for (let a = 0; a < b; a++) {
          const place = valueOfThree([c, a, b]) >> 20
          counts[place] = (counts[place] ?? 0) + 1
        }
    expect(counts).toEqual([16_440, 3_744, 1_096, 720, 52, 48])
    expect(threeCardRankings).toHaveLength(6)
    const ascending = [
      'Ad Kd Jh',
      '2d 2h 3s',
      '2d 2h As',
      '3d 3h 2s',
      '2d 3d 5d',
      'Ad 2h 3s',
      '2d 3h 4s',
      'Qd Kh As',
      '2d 2h 2s',
      'Ad 2d 3d',
    ]
    const values = ascending.map((hand) => valueOfThree(cardsOf(hand)))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    expect(new Set(values).size).toBe(values.length)
    expect(() => valueOfThree(cardsOf('2d 2d 3s'))).toThrow(RangeError)
    expect(() => valueOfThree(cardsOf('2d 3d'))).toThrow(RangeError)
  })
})

describe('Caribbean stud', () => {
  test.each([
    ['2d 2h 5s 7c 9d', 'Ad Qh Js 10c 8d', 'DEALER_OUT', 200n, 200n],
    ['2d 2h 5s 7c 9d', 'Ad Kh 4s 3c 2s', 'WIN', 200n, 400n],
    ['Ac Kd Qs 7c 9d', 'Ad Kh Qd 7h 9s', 'TIE', 100n, 200n],
    ['Ac Kd Qs 7c 8d', 'Ad Kh Qd 7h 9s', 'LOSS', 0n, 0n],
    ['2d 2h 5s 5c 9d', 'Ad Kh 4s 3c 2s', 'WIN', 200n, 600n],
    ['2d 2h 2s 5c 5d', 'Ad Kh 4s 3c 2c', 'WIN', 200n, 1_600n],
    ['10d Jd Qd Kd Ad', 'Ah Kh 4s 3c 2c', 'WIN', 200n, 20_200n],
  ] as const)('%s against %s is %s', (player, dealer, ended, stakeWinMinor, raiseWinMinor) => {
    expect(tide.result(raised(player, dealer))).toMatchObject({ ended, stakeWinMinor, raiseWinMinor, bonusWinMinor: 0n })
  })
})

describe('casino hold’em', () => {
  const board = '2d 9h 9s Kc 4d'
  test.each([
    ['Ad Kh', '3s 3c', 'WIN', 200n, 400n],
    ['Ad Ah', 'Ks 3c', 'WIN', 200n, 400n],
    ['3d 3h', 'As Kd', 'LOSS', 0n, 0n],
    ['Qd Jh', 'Qs Jc', 'TIE', 100n, 200n],
    ['9d 9c', 'As Ac', 'WIN', 1_100n, 400n],
  ] as const)('%s against %s is %s', (player, dealer, ended, stakeWinMinor, raiseWinMinor) => {
    expect(hearth.result(raised(player, dealer, board))).toMatchObject({ ended, stakeWinMinor, raiseWinMinor })
  })

  test('gives the raise back and pays the stake by the hand where the dealer has less than a pair of fours', () => {
    const low = '2d 3d 9d Kc Qs'
    expect(hearth.result(raised('Ad 7d', '3h 5c', low))).toMatchObject({ ended: 'DEALER_OUT', stakeWinMinor: 300n, raiseWinMinor: 200n })
    expect(hearth.result(raised('Ah 7d', '4h 4c', low))).toMatchObject({ ended: 'LOSS', totalWinMinor: 0n })
  })
})

describe('what is refused', () => {
  test.each([
    ['5', 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{}, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: 5 }, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: '-5' }, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: '5.0' }, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: '1e3' }, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: '٣' }, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: '05' }, 'SIDE_BET_NOT_IN_MINOR_UNITS'],
    [{ sideMinor: '7' }, 'SIDE_STAKE_NOT_A_STEP'],
    [{ sideMinor: '5005' }, 'SIDE_STAKE_TOO_HIGH'],
  ])('the side bet %j for %s', (choice, refusal) => {
    expect(cabin.check(choice)).toEqual({ refusal })
  })

  test('any side bet in a game without one, and a stake that is not offered', () => {
    expect(tide.check({ sideMinor: '5' })).toEqual({ refusal: 'NO_SIDE_BET' })
    expect(tide.check(null)).toEqual({ choice: none })
    expect(cabin.check({ sideMinor: '25' })).toEqual({ choice: { sideMinor: '25' } })
    expect(cabin.openingStakes(100n, { sideMinor: '25' })).toEqual([
      { part: 'MAIN', stakeMinor: 100n },
      { part: 'SIDE', stakeMinor: 25n },
    ])
    expect(cabin.openingStakes(100n, none)).toEqual([{ part: 'MAIN', stakeMinor: 100n }])
    expect(tide.refuseStake(20n)).toBe('STAKE_TOO_LOW')
    expect(() => tide.open(26n, none, seeded(1))).toThrow(RangeError)
  })
})
