import { describe, expect, test } from 'vitest'
import { commitmentOf, firstPair, MAX_NONCES } from '@lagoon/games/fair/seedPair'
import { seeded } from '@lagoon/games/random/seeded'
import type { RoundSeeds } from '@lagoon/games/fair/stream'
import { memoryJournal } from '../testing/memoryJournal.ts'
import { compacted } from './journal/compacted.ts'
import type { JournalEntry, RoundRecord } from './journal/entries.ts'
import { openSeeds } from './seeds.ts'

const player = 'p-1'
const nobodyPlays = () => false
const pairAt = (nonce: number): JournalEntry => ({
  type: 'seeds',
  player,
  pair: { ...firstPair('1'.repeat(64), '2'.repeat(64), 'mine'), nonce },
})
/** A round on those seeds that is over. */
const won = (roundId: string, { serverSeed, clientSeed, nonce }: RoundSeeds, gameId = 'game-0'): JournalEntry => {
  const fairness = { commitment: commitmentOf(serverSeed), clientSeed, nonce, algorithm: 'hmac-sha256-floats', version: 1 }
  return {
    type: 'win',
    roundId,
    record: { roundId, gameId, player, answer: { fairness } } as unknown as RoundRecord,
    progress: null,
    delivery: {},
  }
}
const placeOf = ({ serverSeed, nonce }: RoundSeeds) => `${serverSeed.slice(0, 8)} ${nonce}`

describe('a nonce is given out once', () => {
  test('when a client seed is set while a round begins', async () => {
    const journal = memoryJournal([pairAt(7)])
    const seeds = openSeeds(journal, nobodyPlays)
    const write = journal.hold()
    const setting = seeds.setClientSeed(player, 'mine')
    const first = seeds.take(player, 'r-1')
    write()
    await setting
    expect([(await first).nonce, (await seeds.take(player, 'r-2')).nonce]).toEqual([7, 8])
  })

  test('after a restart from a journal in which a client seed was set with a nonce that was used already', async () => {
    const used = { serverSeed: '1'.repeat(64), clientSeed: 'mine', nonce: 7 }
    const seeds = openSeeds(memoryJournal([pairAt(0), won('r-1', used), pairAt(7)]), nobodyPlays)
    expect((await seeds.take(player, 'r-2')).nonce).toBe(8)
  })

  test.each([1, 2, 3, 4, 5])(
    'with rounds, client seeds and rotations in any order, on a slow disk, a restart between (%i)',
    async (seed) => {
      const random = seeded(seed)
      const turns = async () => {
        for (let left = random(6); left > 0; left--) await Promise.resolve()
      }
      const places: string[] = []
      let rotations = 0
      let entries: readonly JournalEntry[] = []
      for (let start = 0; start < 3; start++) {
        const memory = memoryJournal(entries)
        const journal = { ...memory, append: async (entry: JournalEntry) => memory.append(entry).then(turns) }
        const seeds = openSeeds(journal, nobodyPlays)
        const play = async (gameId: string, roundId: string) => {
          const taken = await seeds.take(player, roundId)
          places.push(placeOf(taken))
          await turns()
          await journal.append(won(roundId, taken, gameId))
          expect(seeds.revealed(player, commitmentOf(taken.serverSeed))).toBeNull()
          seeds.release(roundId)
        }
        const inOneGame = async (_: unknown, game: number) => {
          for (let at = 0; at < 30; at++) {
            await turns()
            const kind = random(10)
            if (kind < 7) await play(`game-${game}`, `r-${start}-${game}-${at}`)
            else if (kind < 9) await seeds.setClientSeed(player, 'mine')
            else
              rotations += await seeds.rotate(player).then(
                () => 1,
                () => 0,
              )
          }
        }
        await Promise.all(Array.from({ length: 4 }, inOneGame))
        entries = compacted(memory.written, 0)
      }
      expect(places.length).toBeGreaterThan(200)
      expect(rotations).toBeGreaterThan(0)
      expect(new Set(places).size).toBe(places.length)
    },
  )
})

describe('a pair of seeds', () => {
  test('is one, however many ask for the first at once', async () => {
    const journal = memoryJournal()
    const seeds = openSeeds(journal, nobodyPlays)
    const [one, two] = await Promise.all([seeds.shown(player), seeds.shown(player)])
    expect(two).toEqual(one)
    expect(journal.written).toHaveLength(1)
  })

  test('that is being rotated gives no round its seed', async () => {
    const journal = memoryJournal([pairAt(0)])
    const seeds = openSeeds(journal, nobodyPlays)
    const write = journal.hold()
    const rotating = seeds.rotate(player)
    const taking = seeds.take(player, 'r-1')
    write()
    const { revealed, seeds: next } = await rotating
    const taken = await taking
    expect(taken.serverSeed).not.toBe(revealed)
    expect(commitmentOf(taken.serverSeed)).toBe(next.commitment)
  })

  test('is not revealed before the round that has a nonce of it is kept, or came to nothing', async () => {
    const seeds = openSeeds(memoryJournal([pairAt(0)]), nobodyPlays)
    await seeds.take(player, 'r-1')
    await seeds.take('p-2', 'r-2')
    await expect(seeds.rotate(player)).rejects.toMatchObject({ problem: 'ROUND_OPEN' })
    seeds.release('r-1')
    expect(await seeds.rotate(player)).toMatchObject({ revealed: '1'.repeat(64) })
  })

  test('goes on after the journal refused a write', async () => {
    const journal = memoryJournal([pairAt(3)])
    const seeds = openSeeds(journal, nobodyPlays)
    journal.failNext()
    const failed = [seeds.setClientSeed(player, 'another'), seeds.take(player, 'r-1')] as const
    await expect(failed[0]).rejects.toThrow('the disk is full')
    expect(await failed[1]).toMatchObject({ clientSeed: 'mine', nonce: 3 })
    journal.failNext()
    seeds.release('r-1')
    await expect(seeds.rotate(player)).rejects.toThrow('the disk is full')
    expect(await seeds.setClientSeed(player, 'another')).toMatchObject({ clientSeed: 'another', nonce: 4 })
  })

  test('that another round used up after it was looked at is rotated by the round, or the round is refused', async () => {
    const seeds = openSeeds(memoryJournal([pairAt(MAX_NONCES - 1)]), nobodyPlays)
    await Promise.all([seeds.prepare(player), seeds.prepare(player)])
    expect((await seeds.take(player, 'r-1')).nonce).toBe(MAX_NONCES - 1)
    await expect(seeds.take(player, 'r-2')).rejects.toMatchObject({ problem: 'ROUND_OPEN' })
    seeds.release('r-1')
    expect(await seeds.take(player, 'r-3')).toMatchObject({ serverSeed: '2'.repeat(64), nonce: 0 })
  })
})
