import { describe, expect, test } from 'vitest'
import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { fishes } from '@lagoon/games/fish/fishes'
import { roundReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import * as v from 'valibot'
import { games } from '../games.ts'
import { drawsOf, verdictOn } from '../replay.ts'
import { chanceInWords, type FishFacts, type FishView } from './fish.ts'

const seedsAt = (nonce: number) => ({ serverSeed: 'd4'.repeat(32), clientSeed: 'mine', nonce })

describe.each([...fishes.keys()])('%s', (id) => {
  const game = games.get(id)
  if (!game) throw new Error(`${id} is not there`)
  const { targets, light } = game.facts as unknown as FishFacts

  test('is verified shot by shot from its seeds, and an outcome with one thing altered is told', () => {
    const said: Record<string, number> = {}
    for (let nonce = 0; nonce < 400; nonce++) {
      const target = targets[nonce % targets.length]
      if (!target) throw new Error('no target')
      const seeds = seedsAt(nonce)
      const round = { stake: '100', choice: { target: target.id }, progress: light ? { litShots: nonce % 4 } : null, acts: [] }
      const standing = game.begin(round.choice, 100n, drawsOf(seeds), round.progress)
      const view = standing.view as unknown as FishView
      const claim = { commitment: commitmentOf(seeds.serverSeed), version: game.version, outcome: standing.view }
      expect(verdictOn(game, round, seeds, claim)).toBe('SAME')
      expect(verdictOn(game, round, seeds, { ...claim, outcome: { ...view, isCaught: !view.isCaught } })).toBe('DIFFERENT')
      expect(verdictOn(game, round, seeds, { ...claim, outcome: { ...view, litShots: view.litShots + 1 } })).toBe('DIFFERENT')
      expect(verdictOn(game, round, { ...seeds, serverSeed: `e${seeds.serverSeed.slice(1)}` }, claim)).toBe('BROKEN_COMMITMENT')
      expect(v.is(roundReport, standing.ended?.report)).toBe(true)
      expect(standing.ended?.totalWinMinor).toBe(view.isCaught ? 100n * BigInt(target.pays) : 0n)
      said[String(view.isCaught)] = (said[String(view.isCaught)] ?? 0) + 1
    }
    expect(said['true']).toBeGreaterThan(20)
  })

  test('says of every fish the chance that its pay goes with', () => {
    for (const { pays, chance } of targets) expect((chance * pays) / 1_000_000).toBeCloseTo(0.96, 12)
  })

  test('refuses a shot at nothing', () => {
    expect([game.check(null), game.check({ target: 'whale' })]).toEqual([{ refusal: 'TARGET_MISSING' }, { refusal: 'NO_SUCH_TARGET' }])
  })
})

test('the field of lanternfish-alley stays lit for ten shots after a catch, and is lit again by another', () => {
  const game = games.get('lanternfish-alley')
  const lit = (target: string, before: number | null, nonce: number) =>
    game?.begin({ target }, 1n, drawsOf(seedsAt(nonce)), before === null ? null : { litShots: before }).view as unknown as FishView
  const catching = Array.from({ length: 200 }, (_, nonce) => nonce).find((nonce) => lit('lanternfish', null, nonce).isCaught) ?? 0
  expect(lit('lanternfish', 3, catching).litShots).toBe(10)
  expect([lit('bristlemouth', 10, 1).litShots, lit('bristlemouth', 1, 2).litShots, lit('bristlemouth', 0, 3).litShots]).toEqual([9, 0, 0])
})

test('a chance is written exactly', () => {
  expect([480_000, 6_400, 1_920].map(chanceInWords)).toEqual(['48%', '0.64%', '0.192%'])
})
