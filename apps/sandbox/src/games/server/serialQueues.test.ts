import { expect, test } from 'vitest'
import { openSerialQueues } from './serialQueues.ts'

test('the work of one key runs one piece after another, that of another key beside it', async () => {
  const { run } = openSerialQueues()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = run('a', async () => {
    await gate.promise
    done.push('a 1')
    return 1
  })
  const second = run('a', () => void done.push('a 2'))
  await run('b', () => void done.push('b 1'))
  expect(done).toEqual(['b 1'])
  gate.resolve()
  expect(await first).toBe(1)
  await second
  expect(done).toEqual(['b 1', 'a 1', 'a 2'])
})

test('work that fails tells only who asked for it, and the next runs', async () => {
  const { run } = openSerialQueues()
  const failed = run('a', () => Promise.reject(new Error('in vain')))
  const thrown = run('a', () => {
    throw new Error('at once')
  })
  const next = run('a', () => 'done')
  await expect(failed).rejects.toThrow('in vain')
  await expect(thrown).rejects.toThrow('at once')
  expect(await next).toBe('done')
})

test('it is idle when all work has run, failed or not', async () => {
  const { run, idle } = openSerialQueues()
  const gate = Promise.withResolvers<void>()
  let isIdle = false
  run('a', () => gate.promise).catch(() => undefined)
  const waiting = idle().then(() => (isIdle = true))
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(isIdle).toBe(false)
  gate.reject(new Error('in vain'))
  await waiting
})
