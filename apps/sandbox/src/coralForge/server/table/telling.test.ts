import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { memoryLines } from '../../../games/testing/memoryJournal.ts'
import type { Wallet } from '../../../games/server/wallet.ts'
import type { TableLine } from './records.ts'
import { telling } from './telling.ts'

test('a hand is told again after a wallet that threw, and after a disk that failed, until everything is told', async () => {
  const lines = memoryLines<TableLine>()
  const deliver = vi
    .fn<Wallet['deliver']>(async () => ({ kind: 'ok', balance: '100' }))
    .mockRejectedValueOnce(new Error('the purse cannot be written'))
  lines.failNext()
  const onTold = vi.fn<() => void>()
  const told = telling({
    lines,
    wallet: { deliver },
    log: pino({ level: 'silent' }),
    backoffMs: { first: 10, longest: 10 },
    onBalance: () => undefined,
    onTold,
  })
  told.tell(7, [{ roundId: 'r-1', delivery: {} }])
  expect(told.isBusy()).toBe(true)
  await expect.poll(told.isBusy).toBe(false)
  expect(lines.written).toEqual([{ type: 'told', number: 7 }])
  expect([deliver.mock.calls.length, onTold.mock.calls.length]).toEqual([3, 1])
  await told.stop()
})
