import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '../../../rules/crash/live.ts'
import { openStream, openStreamAhead } from './stream.ts'

class Stream extends EventTarget {
  static readonly CLOSED = 2
  static readonly all: Stream[] = []
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Stream.all.push(this)
  }
  say(event: LiveEvent) {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event) }))
  }
  close() {
    this.readyState = Stream.CLOSED
  }
}
const betting = (number: number): LiveEvent => ({ type: 'betting', at: 0, number, startsAt: 0, bets: [] })

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
  vi.stubGlobal('EventSource', Stream)
  Stream.all.length = 0
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was heard ahead is told first, with the time when it came, and each event once', () => {
  openStreamAhead('comet-line')
  Stream.all[0]?.say(betting(1))
  vi.advanceTimersByTime(400)
  const heard = vi.fn<(event: LiveEvent, cameAt: number) => void>()
  openStream('comet-line', heard)
  vi.advanceTimersByTime(100)
  Stream.all[0]?.say(betting(2))
  expect(Stream.all).toHaveLength(1)
  expect(heard.mock.calls).toEqual([
    [betting(1), 1_000],
    [betting(2), 1_500],
  ])
})

test('it is taken once, and for its game alone', () => {
  openStreamAhead('comet-line')
  openStream('comet-line', () => undefined)
  openStream('comet-line', () => undefined)
  openStreamAhead('comet-line')
  openStream('sky-lantern', () => undefined)
  expect(Stream.all.map(({ address }) => address.split('game=')[1])).toEqual(['comet-line', 'comet-line', 'comet-line', 'sky-lantern'])
})

test('one that nobody takes is closed, one that was taken is not', () => {
  openStreamAhead('comet-line')
  vi.advanceTimersByTime(20_000)
  openStreamAhead('comet-line')
  openStream('comet-line', () => undefined)
  vi.advanceTimersByTime(20_000)
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([2, 1])
})
