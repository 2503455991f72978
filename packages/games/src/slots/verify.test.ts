import { casesOf, countCases } from '@lagoon/testing/cases'
import { describe, expect, test } from 'vitest'
import { commitmentOf, firstPair, MAX_NONCES, rotatedPair, takeNonce } from '../fair/seedPair.ts'
import { fairDraw } from '../fair/stream.ts'
import { toJson, type Json } from '../json.ts'
import type { RoundProof } from '../proof/proof.ts'
import type { VerifyStep } from '../proof/verifyStep.ts'
import { evenly } from '../testing/chiSquare.ts'
import type { SlotOutcome } from './outcome.ts'
import type { SlotGame } from './slot.ts'
import { slots } from './slots.ts'
import { verifyProof as verify } from '../proof/verify.ts'

/** A server seed for tests: 64 hexadecimal characters. */
const seedOf = (number: number) => number.toString(16).padStart(64, '0')
const stepsOf = (game: SlotGame) => {
  const { step, min, max } = game.stakes
  return [min, max, min + step * 3n]
}

/** So many rounds in a row of one player, as a server plays them: seed pairs by turns, each round from the progress of the last. */
const played = function* (game: SlotGame, rounds: number): Generator<RoundProof & { readonly events: SlotOutcome['events'] }> {
  let pair = firstPair(seedOf(1), seedOf(2), 'my seed')
  let progress: SlotOutcome['progress'] = null
  for (let round = 0; round < rounds; round++) {
    if (pair.nonce === MAX_NONCES) ({ pair } = rotatedPair(pair, seedOf(round)))
    const taken = takeNonce(pair)
    const stake = stepsOf(game)[round % 3] ?? 0n
    const outcome = game.play(null, stake, fairDraw(taken.seeds), progress)
    const { events, totalWinMinor } = outcome
    yield {
      game: game.id,
      version: game.version,
      commitment: commitmentOf(taken.seeds.serverSeed),
      ...taken.seeds,
      choice: null,
      stake: String(stake),
      progress: toJson(progress),
      acts: [],
      report: null,
      digest: null,
      outcome: toJson({ events, totalWinMinor, progress: outcome.progress }) as Record<string, Json>,
      events,
    }
    ;({ pair } = taken)
    ;({ progress } = outcome)
  }
}

describe.each([...slots.values()].map((game) => [game.id, game] as const))('%s', (_id, game) => {
  test('H8 every round comes out again from its revealed seeds, and the first number falls evenly', (context) => {
    const rounds = casesOf(10_000)
    const seen = Array<number>(10).fill(0)
    for (const proof of played(game, rounds)) {
      const { steps, differences } = verify(proof)
      expect(differences).toEqual([])
      const [first] = steps.filter((step) => step.type === 'DRAW')
      const place = Math.floor((first?.number ?? 0) * 10)
      seen[place] = (seen[place] ?? 0) + 1
    }
    const { statistic, limit } = evenly(seen)
    expect(statistic).toBeLessThan(limit)
    countCases(context, rounds)
  })
})

describe('a proof that was tampered with', () => {
  const game = slots.get('pearl-diver')
  const [proof] = game ? [...played(game, 40)].filter(({ outcome }) => outcome['totalWinMinor'] !== '0') : []
  if (!proof) throw new Error('none of the rounds won')
  const { outcome } = proof

  test.each<readonly [string, Partial<RoundProof>, string]>([
    ['a server seed other than the promised one', { serverSeed: seedOf(9) }, 'commitment'],
    ['a game that there is not', { game: 'no-such-game' }, 'game'],
    ['another version of the game', { version: 99 }, 'version'],
    ['a choice where there is none', { choice: { lines: 3 } }, 'choice'],
    ['a stake that is not offered', { stake: '11' }, 'stake'],
    ['progress of another form', { progress: { growth: { [proof.stake]: -1 } } }, 'progress'],
    ['a win that was made smaller', { outcome: { ...outcome, totalWinMinor: '0' } }, 'totalWinMinor'],
    [
      'an event that was added',
      { outcome: { events: [...(outcome['events'] as Json[]), { type: 'GIFT' }] } },
      `events.${proof.events.length}`,
    ],
    [
      'an event that was left out',
      { outcome: { events: (outcome['events'] as Json[]).slice(0, -1) } },
      `events.${proof.events.length - 1}`,
    ],
  ])('names %s', (_what, change, path) => {
    expect(verify({ ...proof, ...change }).differences).toEqual([expect.objectContaining({ path })])
  })

  test.each<readonly [string, Partial<RoundProof>]>([
    ['another client seed', { clientSeed: 'not my seed' }],
    ['another nonce', { nonce: 999 }],
  ])('differs with %s', (_what, change) => {
    expect(verify({ ...proof, ...change }).differences).not.toEqual([])
  })
})

describe('the steps of a proof', () => {
  test('name every number drawn: where it stands in the stream, and what it became', () => {
    const game = slots.get('harbour-lights')
    const [proof] = game ? [...played(game, 1)] : []
    const steps: readonly VerifyStep[] = proof ? verify(proof).steps : []
    const draws = steps.filter((step) => step.type === 'DRAW')
    expect(steps[0]).toEqual({ type: 'COMMITMENT', computed: proof?.commitment })
    expect(draws.map(({ message, place, bound }) => [message, place, bound])).toEqual(
      [0, 1, 2, 3, 4].map((place) => ['my seed:0:0', place, 32]),
    )
    expect(draws.every(({ number, bound, value }) => value === Math.floor(number * bound))).toBe(true)
    const [spin] = proof?.events ?? []
    expect(draws.map(({ value }) => value)).toEqual(spin?.type === 'SPIN' ? spin.stops : [])
    expect(steps.at(-1)).toEqual({ type: 'OUTCOME', totalWinMinor: proof?.outcome['totalWinMinor'] })
  })
})
