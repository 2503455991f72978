import { afterEach, expect, test, vi } from 'vitest'
import { openAnswer } from '../testing/openAnswer.ts'
import { eventStream } from './eventStream.ts'

afterEach(() => void vi.useRealTimers())

test('sends nothing after its end, and beats no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { response, errors, answered, close } = await openAnswer()
  try {
    const stream = eventStream(response, () => undefined)
    stream.send({ number: 1 })
    stream.end()
    expect(vi.getTimerCount()).toBe(0)
    stream.send({ number: 2 })
    expect(await answered).toBe('data: {"number":1}\n\n')
    stream.send({ number: 3 })
    expect(errors).toEqual([])
  } finally {
    close()
  }
})

test('survives a connection that fails', async () => {
  const { response, close } = await openAnswer()
  try {
    response.removeAllListeners('error')
    eventStream(response, () => undefined)
    expect(() => response.emit('error', new Error('the connection failed'))).not.toThrow()
  } finally {
    close()
  }
})
