import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDueTimers } from './dueTimers.ts'

describe('work that is due', () => {
  const error = vi.fn<(details: object, text: string) => void>()
  const done: string[] = []
  const work = (name: string) => () => {
    done.push(name)
    return Promise.resolve()
  }
  beforeEach(() => {
    vi.useFakeTimers()
    error.mockClear()
    done.length = 0
  })
  afterEach(() => vi.useRealTimers())
  const open = () => openDueTimers({ log: { error }, failed: 'it failed' })

  it('begins at its time, each key by itself, and at once where the time has passed', () => {
    const due = open()
    due.plan('a', Date.now() + 100, work('a'))
    due.plan('b', Date.now() - 100, work('b'))
    vi.advanceTimersByTime(99)
    expect(done).toEqual(['b'])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['b', 'a'])
  })
  it('takes the place of what the key was waiting for', () => {
    const due = open()
    due.plan('a', Date.now() + 100, work('first'))
    due.plan('a', Date.now() + 200, work('second'))
    vi.advanceTimersByTime(1_000)
    expect(done).toEqual(['second'])
  })
  it('does not begin what was canceled, or anything after it was stopped', () => {
    const due = open()
    due.plan('a', Date.now() + 100, work('a'))
    due.plan('b', Date.now() + 100, work('b'))
    due.cancel('a')
    due.stop()
    due.plan('c', Date.now() + 100, work('c'))
    vi.advanceTimersByTime(1_000)
    expect(done).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
  it('says in the log what failed, and plans on', async () => {
    const due = open()
    const lost = new Error('disk full')
    due.plan('a', Date.now(), () => Promise.reject(lost))
    await vi.advanceTimersByTimeAsync(1)
    expect(error).toHaveBeenCalledWith({ err: lost }, 'it failed')
    due.plan('a', Date.now(), work('again'))
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['again'])
  })
})
