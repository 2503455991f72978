import { countCases } from '@lagoon/testing/cases'
import { expect, test } from 'vitest'
import type { RandomInt } from '../random/randomInt.ts'
import { seeded } from '../random/seeded.ts'
import { possibleActs, type TableAct } from './acts.ts'
import { createHoldemTable } from './engine.ts'
import { foundryHoldem } from './games/foundryHoldem.ts'
import type { Step, Table } from './table.ts'

const game = createHoldemTable(foundryHoldem)

const randomAct = (table: Table, random: RandomInt): TableAct => {
  const acts = possibleActs(table)
  const act = acts[random(acts.length)]
  if (!act) throw new RangeError('a hand that waits for a player gives them an act')
  if (!('min' in act)) return act.name === 'CALL' ? { name: 'CALL' } : { name: act.name }
  const to = [act.min, act.max, act.min + random(act.max - act.min + 1)][random(3)] ?? act.min
  return { name: act.name, to }
}

/** Something that players do while a hand runs or before the next: a drop, a return, a departure, an arrival, more chips. */
const somethingElse = (table: Table, random: RandomInt, name: string): Step => {
  const seat = random(6)
  const sitting = table.seats[seat]
  if (!sitting) return game.sitDown(table, seat, name, 400 + random(3_601))
  switch (random(4)) {
    case 0:
      return game.leave(table, seat, random)
    case 1:
      return game.sitOut(table, seat, random)
    case 2:
      return sitting.stack > 0 ? game.sitIn(table, seat) : game.leave(table, seat, random)
    default:
      return sitting.stack < 4_000 && !table.hand?.players.some((player) => player.seat === seat && !player.isFolded)
        ? game.topUp(table, seat, 1 + random(4_000 - sitting.stack))
        : { table, events: [] }
  }
}

const hands = 100_000
test('chips are kept over 100,000 random hands with drops', (context) => {
  countCases(context, hands)
  const random = seeded(2026)
  let table = game.empty()
  let [brought, taken, raked, shownHands] = [0, 0, 0, 0]
  const after = (step: Step): void => {
    let pot = 0
    for (const event of step.events) {
      if (event.type === 'SAT_DOWN' || event.type === 'TOPPED_UP') brought += event.chips
      else if (event.type === 'LEFT') taken += event.chips
      else if (event.type === 'RAKE') raked += event.chips
      else if (event.type === 'SHOWN') shownHands++
      else if (event.type === 'WON') pot += event.chips
    }
    table = step.table
    const stacks = table.seats.map((seat) => seat?.stack ?? 0)
    if (stacks.some((stack) => !Number.isSafeInteger(stack) || stack < 0)) throw new RangeError('a stack is no count of chips')
    const inPots = table.hand?.players.reduce((sum, { total }) => sum + total, 0) ?? 0
    if (stacks.reduce((sum, stack) => sum + stack, inPots + taken + raked) !== brought)
      throw new RangeError(`chips were lost in hand ${table.handNumber}, with ${pot} won`)
  }
  for (let hand = 0, name = 0; hand < hands; hand++) {
    while (!game.canStart(table) || random(3) === 0) after(somethingElse(table, random, `p${name++}`))
    after(game.start(table, random))
    let acts = 0
    while (table.hand) {
      if (++acts > 500) throw new RangeError('a hand does not end')
      const { toAct } = table.hand
      const what = random(20)
      if (what === 0) after(game.timeOut(table, toAct, random))
      else if (what === 1) after(somethingElse(table, random, `p${name++}`))
      else after(game.act(table, toAct, randomAct(table, random), random))
    }
    if (table.seats.some((seat) => seat?.isLeaving)) throw new RangeError('somebody who left still sits there')
  }
  expect(table.handNumber).toBe(hands)
  expect(raked).toBeGreaterThan(0)
  expect(shownHands).toBeGreaterThan(hands / 4)
})
