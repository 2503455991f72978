import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { expect, it } from 'vitest'
import { recentMessages } from './recent.ts'

const message = (id: string): PlayerMessage => ({ id, topic: 'gameSession', gameSessionId: 'g', state: 'ENDED' })
const ids = (messages: readonly PlayerMessage[]) => messages.map(({ id }) => id)

it('keeps a player’s messages in order, for a minute, and says those of the time that is asked for', () => {
  let now = 0
  const recent = recentMessages(() => now)
  recent.keep('ada', message('a'))
  now = 30_000
  recent.keep('ada', message('b'))
  recent.keep('bo', message('c'))
  now = 61_000
  expect(ids(recent.since('ada', 31_000))).toEqual(['b'])
  expect(ids(recent.since('ada', 3_600_000))).toEqual(['b'])
  expect(ids(recent.since('ada', 30_999))).toEqual([])
  expect(ids(recent.since('nobody', 60_000))).toEqual([])
})

it('keeps the last fifty', () => {
  const recent = recentMessages(() => 0)
  for (let number = 0; number < 60; number += 1) recent.keep('ada', message(String(number)))
  expect(ids(recent.since('ada', 1_000))).toEqual(Array.from({ length: 50 }, (_, index) => String(index + 10)))
})
