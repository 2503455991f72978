import { describe, expect, test } from 'vitest'
import { cardsOf, deck, textOf } from '../cards/card.ts'
import { fairDraw } from '../fair/stream.ts'
import { drawWithout } from '../random/drawWithout.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { seeded } from '../random/seeded.ts'
import { blackjacks } from './blackjacks.ts'
import { createBlackjack, type BlackjackGame } from './engine.ts'
import { anvilBlackjack } from './games/anvilBlackjack.ts'
import { portholeTwentyOne } from './games/portholeTwentyOne.ts'
import { redIronTwentyOne } from './games/redIronTwentyOne.ts'
import type { BlackjackAct, BlackjackState } from './state.ts'

const anvil = createBlackjack(anvilBlackjack)
const none = { sideMinor: '0' }

/** Chance that deals these cards one after the other from unlimited decks. */
const dealing = (text: string): RandomInt => {
  const cards = cardsOf(text)
  return () => {
    const card = cards.shift()
    if (card === undefined) throw new RangeError('more cards were dealt than the test thought of')
    return card
  }
}
/** Plays a round: the player's two cards, the dealer's two, what follows; then the acts. */
const played = (cards: string, ...names: readonly BlackjackAct['name'][]): BlackjackState => {
  const random = dealing(cards)
  return names.reduce(
    (state, name) => {
      const act = anvil.acts(state).find((possible) => possible.name === name)
      if (!act) throw new RangeError(`${name} is not among ${namesOf(state).join()}`)
      return anvil.act(state, act, random)
    },
    anvil.open(100n, none, random),
  )
}
const namesOf = (state: BlackjackState, game: BlackjackGame = anvil) => game.acts(state).map(({ name }) => name)
const winOf = (state: BlackjackState) => anvil.result(state)?.totalWinMinor
const endsOf = (state: BlackjackState) => anvil.result(state)?.hands.map(({ ended }) => ended)

describe('a hand', () => {
  test.each([
    ['stands and wins', '10d 9h 10s 8c', ['STAND'], 200n],
    ['stands and loses', '10d 7h 10s 8c', ['STAND'], 0n],
    ['stands and pushes', '10d 8h 10s 8c', ['STAND'], 100n],
    ['hits and goes bust', '10d 6h 10s 7c Kd', ['HIT'], 0n],
    ['hits to 21, which ends it', '10d 6h 10s 7c 5d', ['HIT'], 200n],
    ['wins as the dealer goes bust', '10d 2h 10s 6c Kd', ['STAND'], 200n],
    ['doubles and wins', '6d 5h 9s 8c 10d', ['DOUBLE'], 400n],
    ['doubles and loses', '6d 5h 9s 8c 2d', ['DOUBLE'], 0n],
    ['doubles and pushes', '6d 5h 9s 8c 6s', ['DOUBLE'], 200n],
  ] as const)('%s', (_name, cards, acts, win) => {
    const state = played(cards, ...acts)
    expect([state.isOver, winOf(state)]).toEqual([true, win])
  })

  test('with a natural wins 3 to 2 at once, and pushes against the dealer’s', () => {
    expect(winOf(played('Ad Kh 9s 8c'))).toBe(250n)
    expect(endsOf(played('Ad Kh 9s 8c'))).toEqual(['NATURAL'])
    const both = played('Ad Kh 10s Ac')
    expect([winOf(both), endsOf(both)]).toEqual([100n, ['PUSH']])
  })

  test('of 21 in three cards loses to the dealer’s natural', () => {
    expect(winOf(played('10d 6h 10s Ac'))).toBe(0n)
  })

  test('is not drawn against when it went bust: the dealer keeps two cards', () => {
    const state = played('10d 6h 2s 3c Kd', 'HIT')
    expect(state.dealer).toHaveLength(2)
    expect(state.cursor).toBe(5)
  })

  test('is met by a dealer who draws to 17 and stands on a soft one', () => {
    expect(textOf(played('10d 8h 6s Ac', 'STAND').dealer)).toBe('6s Ac')
    expect(textOf(played('10d 8h 5s Ac 10c Ks', 'STAND').dealer)).toBe('5s Ac 10c Ks')
    const hits = createBlackjack({ ...anvilBlackjack, dealerOnSoft17: 'HITS' })
    const random = dealing('10d 8h 6s Ac 4d')
    expect(textOf(hits.act(hits.open(100n, none, random), { name: 'STAND', further: null }, random).dealer)).toBe('6s Ac 4d')
  })
})

describe('the dealer’s ace', () => {
  test('offers insurance, and nothing else', () => {
    const state = played('10d 9h As 8c')
    expect(anvil.acts(state)).toEqual([
      { name: 'INSURE', further: { part: 'INSURANCE', stakeMinor: 50n } },
      { name: 'DECLINE', further: null },
    ])
    expect(anvil.shown(state)).toMatchObject({ dealer: cardsOf('As'), activeHand: -1, insurance: 'OFFERED' })
  })

  test.each([
    ['insured against a natural', '10d 9h As Kc', ['INSURE'], 150n],
    ['not insured against a natural', '10d 9h As Kc', ['DECLINE'], 0n],
    ['insured in vain', '10d 9h As 8c', ['INSURE', 'STAND'], 100n],
    ['a natural, insured, against another', 'Ad Kh As Kc', ['INSURE'], 250n],
    ['a natural, insured in vain', 'Ad Kh As 5c', ['INSURE'], 250n],
    ['a natural, not insured, against another', 'Ad Kh As Kc', ['DECLINE'], 100n],
  ] as const)('%s', (_name, cards, acts, win) => {
    const state = played(cards, ...acts)
    expect([state.isOver, winOf(state)]).toEqual([true, win])
  })

  test('under a ten is found out before anybody plays', () => {
    expect(played('10d 9h Ks Ac').isOver).toBe(true)
    expect(played('10d 9h Ks 9c').isOver).toBe(false)
  })
})

describe('a split', () => {
  test('makes two hands, each with a second card when its turn comes', () => {
    const state = played('8d 8h 6s 10c 3d', 'SPLIT')
    expect(state.hands.map(({ cards }) => textOf(cards))).toEqual(['8d 3d', '8h'])
    expect(namesOf(state)).toEqual(['HIT', 'STAND', 'DOUBLE'])
    expect(winOf(played('8d 8h 6s 10c 3d 10d 2h 9s 10s', 'SPLIT', 'DOUBLE', 'DOUBLE'))).toBe(800n)
  })

  test('goes on to four hands and no further, each with an end of its own', () => {
    const cards = '8d 8h 6s 9c 8s 8c 10d 2d 3d 8d 10h 10c 9d 8h Kd'
    const four = played(cards, 'SPLIT', 'SPLIT', 'SPLIT')
    expect(four.hands).toHaveLength(4)
    expect(namesOf(four)).not.toContain('SPLIT')
    const state = played('8d 8h 6s 9c 8s 8c 10d 3d 8d 2h 9d 2c', 'SPLIT', 'SPLIT', 'SPLIT', 'STAND', 'DOUBLE', 'STAND', 'STAND')
    expect(state.hands.map((hand) => textOf(hand.cards))).toEqual(['8d 10d', '8c 3d 8d', '8s 2h', '8h 9d'])
    expect(endsOf(state)).toEqual(['WIN', 'WIN', 'LOSS', 'PUSH'])
    expect(winOf(state)).toBe(200n + 400n + 0n + 100n)
  })

  test('of aces gives one card each, no natural and no further split', () => {
    const state = played('Ad Ah 6s 10c Kd As 10s', 'SPLIT')
    expect(state.hands.map(({ cards }) => textOf(cards))).toEqual(['Ad Kd', 'Ah As'])
    expect([state.isOver, endsOf(state), winOf(state)]).toEqual([true, ['WIN', 'WIN'], 400n])
  })

  test('hand of 21 ends itself only', () => {
    const state = played('10d Kh 6s 10c Ad 5h', 'SPLIT')
    expect([state.isOver, state.hands.map(({ isOver }) => isOver)]).toEqual([false, [true, false]])
    expect(anvil.shown(state).activeHand).toBe(1)
  })

  test('that goes bust on all hands is not drawn against', () => {
    const state = played('8d 8h 6s 9c 10d 10h 10s 10c', 'SPLIT', 'HIT', 'HIT')
    expect([state.isOver, state.dealer.length, winOf(state)]).toEqual([true, 2, 0n])
  })

  test('is not offered on the third card, nor is the double', () => {
    expect(namesOf(played('2d 2h 10s 7c 2s', 'HIT'))).toEqual(['HIT', 'STAND'])
    expect(namesOf(played('2d 3h 10s 7c'))).toEqual(['HIT', 'STAND', 'DOUBLE'])
  })

  test('once in a game of two hands', () => {
    const game = createBlackjack(portholeTwentyOne)
    const state: BlackjackState = {
      ...played('8d 8h 6s 10c 8s', 'SPLIT'),
      hands: [
        { cards: cardsOf('8d 8s'), stakes: 1, isSplit: true, isOver: false },
        { cards: cardsOf('8h'), stakes: 1, isSplit: true, isOver: false },
      ],
    }
    expect(namesOf(state, game)).toEqual(['HIT', 'STAND', 'DOUBLE'])
    expect(namesOf(state, createBlackjack({ ...portholeTwentyOne, doubleAfterSplit: false }))).toEqual(['HIT', 'STAND'])
  })
})

describe('the side bet on a pair', () => {
  const game = createBlackjack(redIronTwentyOne)
  test.each([
    ['8d 8d', 260n],
    ['8d 8h', 130n],
    ['8s 8c', 130n],
    ['8d 8s', 70n],
    ['8h 8c', 70n],
    ['Kd Qd', 0n],
  ])('of %s pays %i on ten', (cards, win) => {
    const [first = 0, second = 0] = cardsOf(cards)
    const state = { ...played('10d 9h 10s 8c', 'STAND'), dealt: [first, second], sideMinor: '10' }
    expect(game.result(state)?.sideWinMinor).toBe(win)
  })

  test('is taken at the opening, and refused in a game that has none', () => {
    expect(game.openingStakes(20n, { sideMinor: '10' })).toEqual([
      { part: 'MAIN', stakeMinor: 20n },
      { part: 'SIDE', stakeMinor: 10n },
    ])
    expect(game.check({ sideMinor: '15' })).toEqual({ refusal: 'SIDE_STAKE_NOT_A_STEP' })
    expect(anvil.check({ sideMinor: '10' })).toEqual({ refusal: 'NO_SIDE_BET' })
  })
})

describe('what is refused', () => {
  test.each(['HIT', 'STAND', 'DOUBLE', 'SPLIT', 'SURRENDER'])('%s while insurance is offered', (name) => {
    const state = played('10d 9h As 8c')
    expect(() => anvil.act(state, { name, further: null } as BlackjackAct, seeded(1))).toThrow(RangeError)
  })

  test('every act after the end, and insurance where it is not offered', () => {
    const over = played('10d 9h 10s 8c', 'STAND')
    expect(namesOf(over)).toEqual([])
    for (const name of ['HIT', 'STAND', 'INSURE'] as const)
      expect(() => anvil.act(over, { name, further: null }, seeded(1))).toThrow(RangeError)
    expect(() => anvil.act(played('10d 9h 10s 8c'), { name: 'INSURE', further: null }, seeded(1))).toThrow(RangeError)
  })

  test('an odd stake, of which a natural would pay a half', () => {
    expect(anvil.refuseStake(25n)).toBe('STAKE_NOT_A_STEP')
    expect(() => anvil.open(25n, none, seeded(1))).toThrow(RangeError)
  })
})

describe.each([...blackjacks.values()])('$id at random', (game) => {
  const seeds = { serverSeed: '3'.repeat(64), clientSeed: 'iron', nonce: 1 }

  test('takes its cards from the public stream in the order dealt, whatever the hands', () => {
    const decks = game.rules.decks
    const first20 =
      decks === 'UNLIMITED'
        ? Array.from({ length: 20 }, (_, cursor) => fairDraw(seeds, cursor)(52))
        : drawWithout(
            fairDraw(seeds),
            deck.flatMap((card) => Array<number>(decks).fill(card)),
            20,
          )
    let state = game.open(100n, none, fairDraw(seeds))
    while (!state.isOver) {
      const [act] = game.acts(state)
      if (act) state = game.act(JSON.parse(JSON.stringify(state)) as BlackjackState, act, fairDraw(seeds, state.cursor))
    }
    expect(state.dealt).toEqual(first20.slice(0, state.cursor))
  })

  test('never shows the dealer’s second card, never offers what it refuses, and pays by its rules in 3,000 rounds of random acts', () => {
    const random = seeded(23)
    for (let round = 0; round < 3_000; round++) {
      let state = game.open(100n, none, random)
      let taken = 100n
      while (!state.isOver) {
        expect(game.shown(state).dealer).toHaveLength(1)
        const acts = game.acts(state)
        const act = acts[random(acts.length)]
        if (!act) throw new RangeError('a round that is open has acts')
        taken += act.further?.stakeMinor ?? 0n
        state = game.act(state, act, random)
      }
      const result = game.result(state)
      const staked = state.hands.reduce((sum, { stakes }) => sum + 100n * BigInt(stakes), state.insurance === 'TAKEN' ? 50n : 0n)
      expect(taken).toBe(staked)
      expect(state.hands.length).toBeLessThanOrEqual(game.rules.maxHands)
      expect(state.hands.flatMap(({ cards }) => cards).length + state.dealer.length).toBe(state.dealt.length)
      expect(result?.totalWinMinor).toBe(
        (result?.hands ?? []).reduce((sum, { winMinor }) => sum + winMinor, result?.insuranceWinMinor ?? 0n),
      )
    }
  })
})
