import { describe, expect, it } from 'vitest'
import { fairQueue } from './fairQueue.ts'

/** A queue whose work ends when it is told to, and what became of each piece, in order. */
const observed = (longest: number) => {
  const run = fairQueue({ atOnce: 1, longest, refusal: () => new Error('full') })
  const done: string[] = []
  const refused: string[] = []
  const release = Promise.withResolvers<void>()
  const ask = (name: string): Promise<void> =>
    run(name.slice(0, 1), async () => {
      await release.promise
      done.push(name)
    }).catch(() => void refused.push(name))
  return { ask, done, refused, release: release.resolve }
}

describe('a fair queue', () => {
  it('serves whoever waits with one piece before the second piece of another', async () => {
    const { ask, done, release } = observed(10)
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map(ask)
    release()
    await Promise.all(all)
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('cannot be filled by one for all: who has most gives way', async () => {
    const { ask, done, refused, release } = observed(3)
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'a6'].map(ask)
    release()
    await Promise.all(all)
    expect(refused.toSorted()).toEqual(['a4', 'a5', 'a6'])
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('goes on after work that failed', async () => {
    const run = fairQueue({ atOnce: 1, longest: 1, refusal: () => new Error('full') })
    const broken = run('a', async () => {
      throw new Error('broke')
    })
    await expect(broken).rejects.toThrow('broke')
    expect(await run('a', async () => 1)).toBe(1)
  })
})
