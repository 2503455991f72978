import { describe, expect, test } from 'vitest'
import { cardsOf, deck } from '../cards/card.ts'
import { fairDraw } from '../fair/stream.ts'
import { drawWithout } from '../random/drawWithout.ts'
import type { RandomInt } from '../random/randomInt.ts'
import { seeded } from '../random/seeded.ts'
import { possibleActs, type TableAct } from './acts.ts'
import { createHoldemTable, handSeeds } from './engine.ts'
import { foundryHoldem } from './games/foundryHoldem.ts'
import { shownEvents, shownTable } from './shown.ts'
import type { Step, Table, TableEvent } from './table.ts'

const game = createHoldemTable(foundryHoldem)
const random = seeded(1)

/** Chance that deals these cards one after the other from one deck. */
const dealing = (text: string): RandomInt => {
  const wanted = cardsOf(text)
  const left = [...deck]
  return (bound) => {
    const card = wanted.shift() ?? left[bound - 1] ?? 0
    const place = left.indexOf(card)
    left.splice(place, 1)
    return place
  }
}
/** A table with these stacks in its seats; stacks above the buy-in are put there by hand. */
const tableOf = (...stacks: readonly (number | null)[]): Table => ({
  ...game.empty(),
  seats: Array.from({ length: 6 }, (_, seat) => {
    const stack = stacks[seat]
    return stack === null || stack === undefined
      ? null
      : { player: `p${seat}`, stack, isSittingOut: false, isLeaving: false, owesBlind: false }
  }),
})
const acting = (table: Table, chance: RandomInt, ...acts: readonly TableAct[]): Step =>
  acts.reduce<Step>(
    (step, act) => {
      const next = game.act(step.table, step.table.hand?.toAct ?? -1, act, chance)
      return { table: next.table, events: [...step.events, ...next.events] }
    },
    { table, events: [] },
  )
const [fold, check, call] = [{ name: 'FOLD' }, { name: 'CHECK' }, { name: 'CALL' }] as const
const raise = (to: number): TableAct => ({ name: 'RAISE', to })
const bet = (to: number): TableAct => ({ name: 'BET', to })
const stacksOf = ({ seats }: Table) => seats.map((seat) => seat?.stack ?? null)
const named = (events: readonly TableEvent[], type: TableEvent['type']) => events.filter((event) => event.type === type)

describe('the start of a hand', () => {
  test('posts blinds left of the button, deals one by one from there, and asks the next', () => {
    const { table, events } = game.start(tableOf(1_000, 1_000, null, 1_000, 1_000), dealing('2d 3d 4d 5d 2h 3h 4h 5h'))
    expect(table.button).toBe(0)
    expect(named(events, 'BLIND')).toEqual([
      { type: 'BLIND', seat: 1, chips: 10 },
      { type: 'BLIND', seat: 3, chips: 20 },
    ])
    expect(table.hand?.players.map(({ seat, cards }) => [seat, ...cards])).toEqual([
      [1, ...cardsOf('2d 2h')],
      [3, ...cardsOf('3d 3h')],
      [4, ...cardsOf('4d 4h')],
      [0, ...cardsOf('5d 5h')],
    ])
    expect(table.hand?.toAct).toBe(4)
  })

  test('between two has the button post the small blind and act first, then last', () => {
    const { table } = game.start(tableOf(1_000, null, 1_000), random)
    expect([table.button, table.hand?.toAct, stacksOf(table)[0], stacksOf(table)[2]]).toEqual([0, 0, 990, 980])
    expect(acting(table, random, call, check).table.hand?.toAct).toBe(2)
  })

  test('moves the button past those who sit out, and needs two who play', () => {
    const first = acting(game.start(tableOf(1_000, 1_000, 1_000), random).table, random, fold, fold).table
    const out = game.sitOut(first, 1, random).table
    expect(game.start(out, random).table.button).toBe(2)
    expect(game.canStart(game.sitOut(out, 2, random).table)).toBe(false)
    expect(() => game.start(game.sitOut(out, 2, random).table, random)).toThrow('NOT_ENOUGH_PLAYERS')
  })

  test('has whoever missed blinds, or came to a running table, post a big blind', () => {
    let { table } = acting(game.start(tableOf(1_000, 1_000, 1_000, 1_000), random).table, random, fold, fold, fold)
    table = game.sitDown(table, 4, 'new', 400).table
    table = game.sitOut(table, 0, random).table
    const second = game.start(table, random)
    expect(named(second.events, 'BLIND')).toEqual([
      { type: 'BLIND', seat: 2, chips: 10 },
      { type: 'BLIND', seat: 3, chips: 20 },
      { type: 'BLIND', seat: 4, chips: 20 },
    ])
    table = game.sitIn(acting(second.table, random, raise(60), fold, fold, fold).table, 0).table
    expect(named(game.start(table, random).events, 'BLIND').at(-1)).toEqual({ type: 'BLIND', seat: 0, chips: 20 })
  })
})

describe('the betting', () => {
  const started = game.start(tableOf(1_000, 1_000, 1_000), dealing('2d 3d 4d 2h 3h 4h')).table

  test('gives the big blind its turn, and goes on left of the button', () => {
    const limped = acting(started, random, call, call)
    expect(possibleActs(limped.table).map(({ name }) => name)).toEqual(['CHECK', 'RAISE'])
    const flop = acting(limped.table, random, check)
    expect(flop.table.hand).toMatchObject({ street: 'FLOP', toAct: 1, bet: 0 })
    expect(possibleActs(flop.table)).toEqual([{ name: 'CHECK' }, { name: 'BET', min: 20, max: 980 }])
  })

  test('raises by the last raise at least', () => {
    expect(possibleActs(started)).toEqual([{ name: 'FOLD' }, { name: 'CALL', chips: 20 }, { name: 'RAISE', min: 40, max: 1_000 }])
    const raised = acting(started, random, raise(70)).table
    expect(possibleActs(raised).at(-1)).toEqual({ name: 'RAISE', min: 120, max: 1_000 })
    expect(() => acting(raised, random, raise(119))).toThrow('TOO_LITTLE')
    expect(() => acting(raised, random, raise(1_001))).toThrow('MORE_THAN_THE_STACK')
  })

  test('is not opened again by an all-in below a full raise, and is by several that come to one', () => {
    const table = game.start(tableOf(1_000, 1_000, 130, 160), dealing('')).table
    // Seat 3 is first, then the button; the blinds are seats 1 and 2.
    const short = acting(table, random, fold, raise(100), call, raise(130))
    expect(possibleActs(short.table).map(({ name }) => name)).toEqual(['FOLD', 'CALL'])
    const cumulative = game.start(tableOf(1_000, 1_000, 180, 1_000, 140), dealing('')).table
    const reopened = acting(cumulative, random, raise(100), raise(140), call, fold, raise(180))
    expect(reopened.table.hand?.toAct).toBe(3)
    expect(possibleActs(reopened.table).at(-1)).toEqual({ name: 'RAISE', min: 260, max: 1_000 })
    const called = acting(reopened.table, random, call).table
    expect([called.hand?.toAct, possibleActs(called).map(({ name }) => name)]).toEqual([0, ['FOLD', 'CALL']])
  })

  test('offers no raise against those who have no chips left', () => {
    const table = game.start(tableOf(1_000, 200), dealing('')).table
    const allIn = acting(table, random, call, raise(200)).table
    expect(possibleActs(allIn)).toEqual([{ name: 'FOLD' }, { name: 'CALL', chips: 180 }])
  })

  test('ends with the last fold: no flop, no rake, what nobody called comes back', () => {
    const { table, events } = acting(started, random, raise(300), fold, fold)
    expect(named(events, 'RETURNED')).toEqual([{ type: 'RETURNED', seat: 0, chips: 280 }])
    expect([named(events, 'RAKE'), named(events, 'SHOWN')]).toEqual([[], []])
    expect(stacksOf(table).slice(0, 3)).toEqual([1_030, 990, 980])
    expect(table.hand).toBe(null)
  })
})

describe('a showdown', () => {
  test('runs the board out when all are in, makes side pots and takes its rake', () => {
    // Seat 1 gets kings, seat 2 aces, the button queens.
    const chance = dealing('Kd Ad Qd Kh Ah Qh 2s 3c 7d 9s Jc')
    const started = game.start(tableOf(1_000, 600, 200), chance).table
    const { table, events } = acting(started, chance, raise(1_000), call, call)
    expect(named(events, 'BOARD').map((event) => 'street' in event && event.street)).toEqual(['FLOP', 'TURN', 'RIVER'])
    expect(named(events, 'RETURNED')).toEqual([{ type: 'RETURNED', seat: 0, chips: 400 }])
    expect(named(events, 'RAKE')).toEqual([{ type: 'RAKE', chips: 60 }])
    // 600 in the main pot, 800 beside it; the rake of 60 in proportion.
    expect(named(events, 'WON')).toEqual([
      { type: 'WON', seat: 2, chips: 575, pot: 0 },
      { type: 'WON', seat: 1, chips: 765, pot: 1 },
    ])
    expect(stacksOf(table).slice(0, 3)).toEqual([400, 765, 575])
  })

  test('splits with the odd chip left of the button, and has those without chips sit out', () => {
    const chance = dealing('Kd 2d Kh Ks 3d Kc 5s 5c 7d 9s Jc')
    const started = game.start(tableOf(215, 215, 215), chance).table
    const { table, events } = acting(started, chance, raise(215), call, call)
    expect(named(events, 'WON')).toEqual([
      { type: 'WON', seat: 1, chips: 307, pot: 0 },
      { type: 'WON', seat: 0, chips: 306, pot: 0 },
    ])
    expect(table.seats[2]).toMatchObject({ stack: 0, isSittingOut: true })
    expect(() => game.sitIn(table, 2)).toThrow('NO_CHIPS')
    expect(game.sitIn(game.topUp(table, 2, 500).table, 2).table.seats[2]).toMatchObject({ stack: 500, isSittingOut: false })
  })

  test('of a blind that was all in asks nothing of whoever covers it', () => {
    const chance = dealing('2d Ad 3h Ah 9s 9c Kd Ks 7c')
    const { table, events } = game.start(tableOf(1_000, 8), chance)
    expect(table.hand).toBe(null)
    expect(named(events, 'RETURNED')).toEqual([{ type: 'RETURNED', seat: 0, chips: 2 }])
    expect(stacksOf(table).slice(0, 2)).toEqual([1_008, 0])
  })
})

describe('who goes away', () => {
  const started = game.start(tableOf(1_000, 1_000, 1_000), dealing('')).table

  test('folds when a bet is to be met and checks when none is, when it is their turn', () => {
    const gone = game.leave(started, 2, random).table
    expect(gone.hand?.players.find(({ seat }) => seat === 2)?.isFolded).toBe(false)
    const { table, events } = acting(gone, random, call, call)
    expect(named(events, 'CHECK')).toEqual([{ type: 'CHECK', seat: 2 }])
    const raised = acting(table, random, bet(20))
    expect(named(raised.events, 'FOLD')).toEqual([{ type: 'FOLD', seat: 2 }])
    const over = acting(raised.table, random, fold)
    expect(named(over.events, 'LEFT')).toEqual([{ type: 'LEFT', seat: 2, player: 'p2', chips: 980 }])
    expect(over.table.seats[2]).toBe(null)
  })

  test('lets the hand go on at once in their turn', () => {
    const { table, events } = game.leave(started, 0, random)
    expect([table.hand?.toAct, named(events, 'FOLD')]).toEqual([1, [{ type: 'FOLD', seat: 0 }]])
  })

  test('sits out when the time is up, and comes back when they say so', () => {
    const { table } = game.timeOut(started, 0, random)
    expect(table.seats[0]).toMatchObject({ isSittingOut: true, stack: 1_000 })
    expect(game.sitIn(table, 0).table.seats[0]).toMatchObject({ isSittingOut: false })
  })

  test('leaves at once between hands', () => {
    const { table, events } = game.leave(tableOf(1_000), 0, random)
    expect([table.seats[0], events]).toEqual([null, [{ type: 'LEFT', seat: 0, player: 'p0', chips: 1_000 }]])
  })

  test('ends the hand when only one is left', () => {
    const { table } = game.leave(game.leave(started, 0, random).table, 1, random)
    expect([table.hand, stacksOf(table).slice(0, 3)]).toEqual([null, [null, null, 1_010]])
  })
})

describe('what a player sees', () => {
  const { table, events } = game.start(tableOf(1_000, 1_000, 1_000), random)

  test('are their own cards only', () => {
    const shown = shownTable(table, 1)
    expect(shown.hand?.players.map(({ seat, cards }) => [seat, cards?.length ?? null])).toEqual([
      [1, 2],
      [2, null],
      [0, null],
    ])
    expect(JSON.stringify(shown)).not.toContain('dealt')
    expect(shownTable(table, null).hand?.players.every(({ cards }) => cards === null)).toBe(true)
    expect(shownEvents(events, 1).flatMap((event) => (event.type === 'CARDS' ? [[event.seat, event.cards?.length ?? null]] : []))).toEqual([
      [1, 2],
      [2, null],
      [0, null],
    ])
    expect(shownTable(game.empty(), 1).hand).toBe(null)
  })
})

describe('the cards of a hand', () => {
  test('are those of one deck shuffled by the seeds of the table and its players, hand by hand', () => {
    const seeds = handSeeds('9'.repeat(64), ['ann', 'bob'], 1)
    expect(seeds).toEqual({ serverSeed: '9'.repeat(64), clientSeed: 'ann,bob', nonce: 1 })
    const shuffled = drawWithout(fairDraw(seeds), deck, 9)
    let { table } = game.start(tableOf(1_000, 1_000), fairDraw(seeds))
    expect(table.hand?.dealt).toEqual(shuffled.slice(0, 4))
    for (const act of [call, check, check, check, check, check])
      table = game.act(
        JSON.parse(JSON.stringify(table)) as Table,
        table.hand?.toAct ?? -1,
        act,
        fairDraw(seeds, table.hand?.dealt.length),
      ).table
    expect(table.hand?.board).toEqual(shuffled.slice(4))
  })
})

describe('what is refused', () => {
  const started = game.start(tableOf(1_000, 1_000, 1_000), random).table
  test.each([
    ['an act out of turn', () => game.act(started, 1, call, random), 'NOT_YOUR_TURN'],
    ['an act without a hand', () => game.act(tableOf(1_000), 0, check, random), 'NOT_YOUR_TURN'],
    ['a check against a bet', () => game.act(started, 0, check, random), 'NOT_POSSIBLE'],
    ['a bet against a bet', () => game.act(started, 0, bet(100), random), 'NOT_POSSIBLE'],
    ['a broken chip', () => game.act(started, 0, raise(50.5), random), 'NOT_WHOLE_CHIPS'],
    ['no number', () => game.act(started, 0, { name: 'RAISE' } as TableAct, random), 'NOT_WHOLE_CHIPS'],
    ['an unknown act', () => game.act(started, 0, { name: 'STAND' } as unknown as TableAct, random), 'NOT_POSSIBLE'],
    ['a taken seat', () => game.sitDown(started, 0, 'x', 400), 'SEAT_TAKEN'],
    ['a seat that is not there', () => game.sitDown(started, 6, 'x', 400), 'NO_SUCH_SEAT'],
    ['two seats', () => game.sitDown(started, 4, 'p0', 400), 'ALREADY_SEATED'],
    ['too little', () => game.sitDown(started, 4, 'x', 399), 'BUY_IN_TOO_LOW'],
    ['too much', () => game.sitDown(started, 4, 'x', 4_001), 'BUY_IN_TOO_HIGH'],
    ['no whole chips', () => game.sitDown(started, 4, 'x', 400.5), 'NOT_WHOLE_CHIPS'],
    ['chips in the middle of a hand', () => game.topUp(started, 0, 100), 'IN_A_HAND'],
    ['more chips than one may bring', () => game.topUp(tableOf(3_990), 0, 20), 'BUY_IN_TOO_HIGH'],
    ['a negative top-up', () => game.topUp(tableOf(100), 0, -20), 'NOT_WHOLE_CHIPS'],
    ['to leave an empty seat', () => game.leave(started, 5, random), 'NOT_SEATED'],
    ['the time of somebody else', () => game.timeOut(started, 1, random), 'NOT_YOUR_TURN'],
  ] as const)('%s', (_what, act, code) => {
    expect(act).toThrow(code)
  })

  test('leaves the table as it was', () => {
    const before = JSON.stringify(started)
    expect(() => game.act(started, 0, raise(5), random)).toThrow(RangeError)
    game.act(started, 0, raise(500), random)
    expect(JSON.stringify(started)).toBe(before)
  })
})
