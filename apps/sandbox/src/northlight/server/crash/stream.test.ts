import { expect, test } from 'vitest'
import { openAnswer } from '../../../games/testing/openAnswer.ts'
import type { LiveState } from '../../../games/rules/crash/live.ts'
import { openStream } from './stream.ts'

const state: LiveState = {
  at: 0,
  round: { phase: 'betting', number: 1, startsAt: 1_000 },
  bets: [],
  past: [],
  chain: { commitment: '', salt: '', games: 1 },
}

test('a stream that was stopped has no listeners, and sends nothing any more', async () => {
  const { request, response, errors, answered, close } = await openAnswer()
  try {
    const stream = openStream(() => state)
    stream.connect(request, response)
    stream.stop()
    expect(stream.listening()).toBe(0)
    stream.send({ type: 'start', at: 1_000, number: 1, startedAt: 1_000 })
    expect(await answered).not.toContain('event: start')
    expect(errors).toEqual([])
  } finally {
    close()
  }
})

test('a stream sends nothing to a connection that has ended', async () => {
  const { request, response, errors, answered, close } = await openAnswer()
  try {
    const stream = openStream(() => state)
    stream.connect(request, response)
    response.end()
    stream.send({ type: 'start', at: 1_000, number: 1, startedAt: 1_000 })
    expect(await answered).not.toContain('event: start')
    expect(errors).toEqual([])
  } finally {
    close()
  }
})

test('a stream survives a connection that fails', async () => {
  const { request, response, close } = await openAnswer()
  try {
    response.removeAllListeners('error')
    openStream(() => state).connect(request, response)
    expect(() => response.emit('error', new Error('the connection failed'))).not.toThrow()
  } finally {
    close()
  }
})
