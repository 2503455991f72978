import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CallResult } from './provider.ts'
import { untilAnswered } from './untilAnswered.ts'

const silence: CallResult<string> = { ok: false, problem: 'NO_ANSWER' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what was not answered is sent again, and each silence is told', async () => {
  const send = vi.fn<() => Promise<CallResult<string>>>().mockResolvedValue({ ok: true, value: 'won' })
  send.mockResolvedValueOnce(silence).mockResolvedValueOnce(silence)
  const onSilence = vi.fn<() => void>()
  const result = untilAnswered(send, { goesOn: () => true, afterMs: 1_000, onSilence })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await result).toEqual({ ok: true, value: 'won' })
  expect([send, onSilence].map(({ mock }) => mock.calls.length)).toEqual([3, 2])
})

test('a refusal is an answer', async () => {
  const refusal = { ok: false, problem: 'LIMIT_REACHED', message: 'Over a limit.' } as const
  expect(await untilAnswered(() => Promise.resolve(refusal), { goesOn: () => true, afterMs: 1_000 })).toEqual(refusal)
})

test('a page that was left asks no more', async () => {
  let isMounted = true
  const send = vi.fn<() => Promise<CallResult<string>>>(() => Promise.resolve(silence))
  const result = untilAnswered(send, { goesOn: () => isMounted, afterMs: 1_000 })
  await vi.advanceTimersByTimeAsync(1_500)
  isMounted = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await result).toBeNull()
  expect(send).toHaveBeenCalledTimes(2)
})
