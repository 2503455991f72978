import { expect, it } from 'vitest'
import { createKeptScroll } from './keptScroll.ts'

it('a way back finds the page where it was left, and another page is new', () => {
  const { arrive } = createKeptScroll()
  expect([arrive('a', 'POP', 0), arrive('b', 'PUSH', 700), arrive('a', 'POP', 300)]).toEqual([undefined, undefined, 700])
})

it('an entry that was left by Back is left to the browser, which may have scrolled already', () => {
  const { arrive } = createKeptScroll()
  arrive('a', 'POP', 0)
  arrive('b', 'PUSH', 700)
  arrive('c', 'PUSH', 500)
  expect([arrive('b', 'POP', 90), arrive('a', 'POP', 40), arrive('b', 'POP', 700)]).toEqual([500, 700, undefined])
})

it('the same entry told twice moves nothing', () => {
  const { arrive } = createKeptScroll()
  arrive('a', 'POP', 0)
  arrive('b', 'PUSH', 700)
  arrive('a', 'POP', 0)
  expect(arrive('a', 'POP', 20)).toBeUndefined()
})
