import { roundFairness } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import type { SeatAct } from '@lagoon/games/holdemTable/course'
import { resultOf } from '@lagoon/games/holdemTable/result'
import { pino } from 'pino'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { memoryLines } from '../../../games/testing/memoryJournal.ts'
import { handMoney } from './handMoney.ts'
import type { TableLine } from './records.ts'
import type { Guest } from './sitters.ts'
import { callerOf, game, newWallet, START } from './testing/testTable.ts'

const log = pino({ level: 'silent' })

const opened = async () => {
  const wallet = newWallet()
  const lines = memoryLines<TableLine>()
  const money = handMoney({ game, roomId: game.id, tableId: 'test', lines, wallet, log })
  const guestOf = async (player: string): Promise<Guest> => {
    const { sessionId } = await callerOf(wallet, player)
    return {
      ...{ kind: 'guest', name: player, sessionId, clientSeed: player, bankMs: 0 },
      ...{ outSince: null, isOutByDrop: false, topUpTo: null, lastAct: null },
      visitor: { player, listeners: new Set(), balance: START, isInPlay: false, awaySince: null, notice: null },
    }
  }
  return { wallet, money, guestOf }
}

test('a stack that a wallet threw over is given back, and the hand is played by the others', async () => {
  const { wallet, money, guestOf } = await opened()
  const { take } = wallet
  wallet.take = async (stake) => {
    const answer = await take(stake)
    if (wallet.taken.size === 1) throw new Error('the book cannot be written')
    return answer
  }
  const guests = [
    { seat: 0, guest: await guestOf('ann'), chips: 500 },
    { seat: 1, guest: await guestOf('bob'), chips: 500 },
  ]
  const { taken, refused, lost } = await money.take(1, guests)
  expect([taken, refused, lost].map((stakes) => stakes.map(({ player }) => player))).toEqual([['bob'], [], ['ann']])
  for (const { delivery } of await money.giveBack(1, lost)) await wallet.deliver(delivery)
  expect([wallet.balanceOf('ann'), wallet.balanceOf('bob')]).toEqual([BigInt(START), BigInt(START - 500)])
})

test('a hand holds what was done at the table for its proof, and where that is too much nothing of it', async () => {
  const { money, guestOf } = await opened()
  const { taken } = await money.take(1, [{ seat: 0, guest: await guestOf('ann'), chips: 500 }])
  const result = resultOf([
    { type: 'CARDS', seat: 0, cards: [1, 2] },
    { type: 'CARDS', seat: 1, cards: [3, 4] },
    { type: 'BLIND', seat: 0, chips: 10 },
  ])
  const start = { seats: [0, 1], stacks: [500, 2_000], owing: [], button: 1 }
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'ann', nonce: 1 }
  const fairnessOf = async (count: number) => {
    const acts = Array.from({ length: count }, (_, place): SeatAct => ({ seat: place % 2, name: 'RAISE', to: 1_000_000 + place }))
    const { hands } = await money.book(1, { taken, lost: [] }, result, seeds, { start, acts })
    const fairness = hands[0]?.hand.fairness
    expect(v.is(roundFairness, fairness)).toBe(true)
    return fairness?.played
  }
  expect(await fairnessOf(200)).toMatchObject({ stake: '10', choice: { ...start, seat: 0 }, acts: { length: 200 } })
  expect(await fairnessOf(201)).toBe(undefined)
})
