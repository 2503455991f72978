import { describe, expect, it } from 'vitest'
import { fairQueue } from './fairQueue.ts'

/** A queue whose work ends when it is told to, and what became of each piece, in order. `whose` says who asks for a piece. */
const observed = (longest: number, whose: (piece: string) => string) => {
  const run = fairQueue({ atOnce: 1, longest, refusal: () => new Error('full') })
  const done: string[] = []
  const refused: string[] = []
  const release = Promise.withResolvers<void>()
  const ask = (piece: string): Promise<void> =>
    run(whose(piece), async () => {
      await release.promise
      done.push(piece)
    }).catch(() => void refused.push(piece))
  return { ask, done, refused, release: release.resolve }
}
const byLetter = (piece: string): string => piece.slice(0, 1)

/** What becomes of pieces that are asked for in this order. */
const outcomeOf = async (pieces: readonly string[], longest: number, whose = byLetter) => {
  const { ask, done, refused, release } = observed(longest, whose)
  const all = pieces.map(ask)
  release()
  await Promise.all(all)
  return { done, refused: refused.toSorted() }
}

/** One asks for many, others for a few: the pieces, how many may wait, and what is fair. */
const inTurn = [['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'], 10] as const
const fairTurns = { done: ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'], refused: [] }
const full = [['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'a6'], 3] as const
const fairPlaces = { done: ['a1', 'a2', 'b1', 'a3'], refused: ['a4', 'a5', 'a6'] }

describe('a fair queue', () => {
  it('serves whoever waits with one piece before the second piece of another', async () => {
    expect(await outcomeOf(...inTurn)).toEqual(fairTurns)
  })

  it('cannot be filled by one for all: who has most gives way', async () => {
    expect(await outcomeOf(...full)).toEqual(fairPlaces)
  })

  it('canary: a queue that takes everybody for one, or every piece for somebody else’s, is seen to be unfair', async () => {
    for (const whose of [() => 'everybody', (piece: string) => piece]) {
      expect(await outcomeOf(...inTurn, whose)).not.toEqual(fairTurns)
      expect(await outcomeOf(...full, whose)).not.toEqual(fairPlaces)
    }
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
