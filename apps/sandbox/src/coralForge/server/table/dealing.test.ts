import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import { memoryLines } from '../../../games/testing/memoryJournal.ts'
import type { TableLine } from './records.ts'
import { openRoom, type Room } from './room.ts'
import { seating } from './seating.ts'
import { callerOf, game, listen, newPress, newWallet, quick, START } from './testing/testTable.ts'

let room: Room | undefined
afterEach(() => room?.stop())

/** A table where Ann sat down, on a disk that refuses the end of a hand so many times. */
const satAt = async (played: HoldemTable, refusals: number) => {
  const wallet = newWallet()
  const memory = memoryLines<TableLine>()
  let left = refusals
  const lines = {
    ...memory,
    append: async (line: TableLine) => {
      if (line.type === 'over' && left-- > 0) throw new Error('the disk is full')
      return memory.append(line)
    },
  }
  const options = { game: played, tableId: 'test', lines, wallet, pace: quick, now: Date.now }
  room = await openRoom({ ...options, backoffMs: { first: 2, longest: 10 }, log: pino({ level: 'silent' }) })
  const table = seating({ game: played, room, pace: quick, now: Date.now })
  const ann = await callerOf(wallet, 'ann')
  await listen({ room, table, kill: () => Promise.resolve() }, ann)
  return { wallet, memory, sit: () => table.sit(ann, { ...newPress(), seat: 0, chips: 2_000, clientSeed: 'ann' }) }
}

test('a stack that may have been taken goes back, however often that could not be written down', async () => {
  const { wallet, memory, sit } = await satAt(game, 2)
  const { take } = wallet
  wallet.take = async (stake) => {
    wallet.take = take
    await take(stake)
    throw new Error('the book cannot be written')
  }
  await sit()
  await expect.poll(() => memory.written.map(({ type }) => type)).toEqual(['seeds', 'hand', 'over', 'told'])
  expect(wallet.balanceOf('ann')).toBe(BigInt(START))
})

test('a hand that cannot begin gives its stacks back', async () => {
  let tries = 0
  const start: HoldemTable['start'] = (...given) => {
    tries += 1
    if (tries === 1) throw new RangeError('no hand')
    return game.start(...given)
  }
  const { wallet, memory, sit } = await satAt({ ...game, start }, 1)
  await sit()
  await expect.poll(() => memory.written.map(({ type }) => type)).toContain('over')
  const [first] = memory.written.flatMap((line) => (line.type === 'hand' ? [line.stakes[0]?.roundId] : []))
  const [over] = memory.written.flatMap((line) => (line.type === 'over' ? [line.deliveries[0]?.roundId] : []))
  expect(over).toBe(first)
  await expect.poll(() => memory.written.filter(({ type }) => type === 'hand').length).toBe(2)
  expect(wallet.balanceOf('ann')).toBe(BigInt(START - 2_000))
})
