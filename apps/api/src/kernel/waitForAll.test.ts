import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { waitForAll } from './waitForAll.ts'

it('answers in the order of what was begun', async () => {
  const [first, second, third] = await waitForAll([wait(20, 'one'), wait(1, 2), null])
  expect([first, second, third]).toEqual(['one', 2, null])
  expect(await waitForAll([])).toEqual([])
})

it('fails with the first failure of the list, and only when all have ended', async () => {
  const ended: string[] = []
  const end = async (name: string, ms: number): Promise<never> => {
    await wait(ms)
    ended.push(name)
    throw new Error(name)
  }
  const slow = wait(40).then(() => ended.push('slow'))
  await expect(waitForAll([slow, end('second', 20), end('third', 1)])).rejects.toThrow('second')
  expect(ended).toEqual(['third', 'second', 'slow'])
})
