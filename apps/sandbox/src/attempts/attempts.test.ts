import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backoffAfter, openAttempts } from './attempts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const newAttempt = () => vi.fn<() => Promise<void>>(async () => undefined)

it('waits twice as long each time, up to the longest, a fifth more or less', () => {
  const waits = (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    return [0, 1, 2, 3, 9].map((tries) => backoffAfter({ first: 250, longest: 1_500 }, tries))
  }
  expect(waits(0.5)).toEqual([250, 500, 1_000, 1_500, 1_500])
  expect(waits(0)).toEqual([200, 400, 800, 1_200, 1_200])
})

it('begins what is for later in its time, and nothing once it is stopped', async () => {
  const attempts = openAttempts()
  const [soon, late, after] = [newAttempt(), newAttempt(), newAttempt()]
  attempts.later(100, soon)
  attempts.later(200, late)
  await vi.advanceTimersByTimeAsync(150)
  expect(soon).toHaveBeenCalledOnce()
  await attempts.stop()
  attempts.later(10, after)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([soon, late, after].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0])
})

it('ends with the last attempt that runs, one that fails too, and what that plans is not begun', async () => {
  const attempts = openAttempts()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const again = newAttempt()
  const failed = attempts.now(() => first.promise).catch((error: unknown) => String(error))
  attempts.later(50, async () => {
    await second.promise
    attempts.later(50, again)
  })
  await vi.advanceTimersByTimeAsync(50)
  let isOver = false
  const stopped = attempts.stop().then(() => (isOver = true))
  first.reject(new Error('in vain'))
  expect(await failed).toBe('Error: in vain')
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver).toBe(false)
  second.resolve()
  await stopped
  await vi.advanceTimersByTimeAsync(100)
  expect(again).not.toHaveBeenCalled()
})
