import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { quiet } from '../../test/support/quiet.ts'
import { pauseAfter, startWorker, type Task, type Worker } from './worker.ts'

const HOUR_MS = 3_600_000

const started: Worker[] = []
afterEach(() => Promise.all(started.splice(0).map((worker) => worker.stop())))

const start = (work: Task['work'], options: Partial<Task> = {}): Worker => {
  const worker = startWorker({ name: 'test', everyMs: HOUR_MS, ...options, work }, quiet)
  started.push(worker)
  return worker
}

describe('a worker', () => {
  it('works at once and whenever it is woken, without waiting for its turn', async () => {
    const work = vi.fn<Task['work']>(async () => false)
    const worker = start(work)
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    for (let times = 2; times <= 5; times += 1) {
      worker.wake()
      await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(times))
    }
    await wait(50)
    expect(work).toHaveBeenCalledTimes(5)
  })

  it('looks again in its turn', async () => {
    const work = vi.fn<Task['work']>(async () => false)
    start(work, { everyMs: 20 })
    await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(3))
  })

  it('drains what there is before it rests', async () => {
    let left = 7
    start(async () => (left -= 1) > 0)
    await vi.waitFor(() => expect(left).toBe(0))
  })

  it('does one turn at a time, and one more when it was woken meanwhile', async () => {
    let atOnce = 0
    let most = 0
    const work = vi.fn<Task['work']>(async () => {
      most = Math.max(most, (atOnce += 1))
      await wait(30)
      atOnce -= 1
      return false
    })
    const worker = start(work)
    for (let times = 0; times < 5; times += 1) worker.wake()
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
    await wait(100)
    expect([work.mock.calls.length, most]).toEqual([2, 1])
  })

  it('pauses longer after each failure, is not hurried by a wake, and goes on as before once it is well again', async () => {
    const at: number[] = []
    const warn = vi.fn<(fields: { readonly failures: number }) => void>()
    const work = async () => {
      at.push(performance.now())
      if (at.length <= 3) throw new Error('down')
      return false
    }
    const worker = startWorker({ name: 'test', everyMs: HOUR_MS, work }, { warn })
    started.push(worker)
    const hurry = setInterval(worker.wake, 5)
    await vi.waitFor(() => expect(at.length).toBeGreaterThan(6), { timeout: 10_000 })
    clearInterval(hurry)
    const pauses = at.slice(1, 4).map((time, index) => time - (at[index] ?? 0))
    expect(pauses.map((ms, index) => ms >= 125 * 2 ** index - 5)).toEqual([true, true, true])
    expect(warn.mock.calls.map(([fields]) => fields.failures)).toEqual([1, 2, 3])
  })

  it('ends after the turn in hand, which is told, and does no other', async () => {
    let told = false
    let isDone = false
    const work = vi.fn<Task['work']>(async (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (told = true))
      await wait(60)
      isDone = true
      return true
    })
    const worker = start(work)
    await vi.waitFor(() => expect(work).toHaveBeenCalled())
    await worker.stop()
    worker.wake()
    await wait(50)
    expect([told, isDone, work.mock.calls.length]).toEqual([true, true, 1])
  })

  it('ends at once while it pauses or waits for its turn', async () => {
    const idle = start(async () => false)
    const work = vi.fn<Task['work']>().mockRejectedValue(new Error('down'))
    const failing = start(work)
    // The fourth pause is a second at least.
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(4), { timeout: 10_000 })
    await wait(20)
    const begin = performance.now()
    await Promise.all([idle.stop(), failing.stop()])
    expect(performance.now() - begin).toBeLessThan(800)
  })
})

describe('the pause after failures', () => {
  it('doubles up to its longest, of which half is random', () => {
    const pauses = (failures: number) => Array.from({ length: 500 }, () => pauseAfter(failures, 30_000))
    for (const [failures, most] of [
      [1, 250],
      [2, 500],
      [5, 4_000],
      [8, 30_000],
      [50, 30_000],
    ] as const) {
      expect(Math.max(...pauses(failures))).toBeLessThanOrEqual(most)
      expect(Math.min(...pauses(failures))).toBeGreaterThanOrEqual(most / 2)
      expect(new Set(pauses(failures)).size).toBeGreaterThan(100)
    }
  })
})
