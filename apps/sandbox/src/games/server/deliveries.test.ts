import { pino } from 'pino'
import { expect, test } from 'vitest'
import { memoryWallet } from '../../northlight/testing/memoryWallet.ts'
import { memoryJournal } from '../testing/memoryJournal.ts'
import { deliveries } from './deliveries.ts'
import { stakes } from './stakes.ts'
import type { Session } from './sessions.ts'

const provider = async () => {
  const journal = memoryJournal()
  const wallet = memoryWallet({ gameId: 'a-game', balance: 1_000n, minStake: 10n, maxStake: 100n })
  const outgoing = deliveries({ journal, wallet, log: pino({ level: 'silent' }), backoffMs: { first: 10, longest: 10 } })
  const opened = await wallet.open('a-game p-1')
  if (opened.kind !== 'ok') throw new Error('the wallet does not open')
  const { sessionId } = opened.reply
  const stake = { stakeId: 'r-1-bet', roundId: 'r-1', sessionId, part: 'MAIN', minor: 100n } as const
  const win = wallet.settle({ roundId: 'r-1', sessionId, totalWin: '300', report: {} as never, fairness: {} as never })
  const session = { key: 'k-1', reply: opened.reply } as Session
  const types = () => journal.written.map(({ type }) => type)
  return { journal, wallet, outgoing, stake, win, session, types, balance: () => wallet.balanceOf('p-1') }
}

test('a win is told again after a wallet that threw, and after a disk that failed', async () => {
  const { journal, wallet, outgoing, win, types, balance } = await provider()
  const { deliver } = wallet
  let tries = 0
  wallet.deliver = async (delivery) => {
    tries += 1
    if (tries <= 2) throw new Error('the purse cannot be written')
    if (tries === 3) journal.failNext()
    return deliver(delivery)
  }
  expect(await outgoing.settle('r-1', win)).toMatchObject({ kind: 'unknown' })
  await expect.poll(types).toEqual(['closed'])
  expect([tries, balance()]).toEqual([4, 1_300n])
  await outgoing.stop()
})

test('a stake is given back although its return could not be written down at first', async () => {
  const { journal, wallet, outgoing, stake, types, balance } = await provider()
  await wallet.take(stake)
  journal.failNext()
  expect(await outgoing.undo(stake)).toMatchObject({ kind: 'unknown' })
  expect(outgoing.isReturning('r-1')).toBe(true)
  await expect.poll(types).toEqual(['rollback', 'closed'])
  expect([outgoing.isReturning('r-1'), balance()]).toEqual([false, 1_000n])
  await outgoing.stop()
})

test('a stake that a wallet threw over is given back', async () => {
  const { journal, wallet, outgoing, session, types, balance } = await provider()
  const { take } = wallet
  wallet.take = async (stake) => {
    await take(stake)
    throw new Error('the purse cannot be written')
  }
  const taking = stakes({ journal, wallet, deliveries: outgoing })
  const taken = taking.taking(session, 'r-1', [{ part: 'MAIN', minor: 100n }], () => Promise.resolve('taken'))
  await expect(taken).rejects.toThrow('the purse cannot be written')
  expect([types(), balance()]).toEqual([['bet', 'rollback', 'closed'], 1_000n])
  await outgoing.stop()
})
