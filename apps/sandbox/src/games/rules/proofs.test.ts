import { casesOf, countCases } from '@lagoon/testing/cases'
import { commitmentOf, MAX_NONCES } from '@lagoon/games/fair/seedPair'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import type { RoundProof } from '@lagoon/games/proof/proof'
import { verifyProof } from '@lagoon/games/proof/verify'
import { describe, expect, it } from 'vitest'
import type { Json } from '@lagoon/games/json'
import type { GameRules, Standing } from './game.ts'
import { games } from './games.ts'
import { drawsOf } from './replay.ts'

/** Of every game; a hundredth and a half in an ordinary run. */
const ROUNDS = casesOf(10_000, 150)
/** Rounds of the checks that a check can fail. */
const FEW = 60

/** What a player may choose, tried until the game takes it. */
const choices: readonly Json[] = [
  null,
  { picks: [1, 2, 3] },
  { picks: [2, 5, 9, 11] },
  { target: 'herring' },
  { target: 'smelt' },
  { target: 'bristlemouth' },
]
/** What a player may do, tried until the rules allow it. */
const acts: readonly Json[] = [
  ...['HIT', 'STAND', 'DOUBLE', 'SPLIT', 'INSURE', 'DECLINE', 'RAISE', 'FOLD'].map((act) => ({ act })),
  ...[0, 5, 31].map((mask) => ({ hold: [0, 1, 2, 3, 4].map((place) => (mask & (1 << place)) !== 0) })),
]

const choiceOf = (game: GameRules): Json => {
  for (const choice of choices) {
    const checked = game.check(choice)
    if ('choice' in checked) return checked.choice
  }
  throw new RangeError(`${game.id} takes none of the choices`)
}

/** Rounds of one player as a server plays them, each with the proof that the platform writes from its report. */
const played = function* (game: GameRules, rounds: number): Generator<RoundProof> {
  const pick = drawsOf({ serverSeed: '07'.repeat(32), clientSeed: 'what is done', nonce: 0 })(0)
  let progress: Json = null
  const [stake = 1n] = game.stakesWithin({ minStake: '1', maxStake: '1000000' })
  const choice = choiceOf(game)
  for (let round = 0; round < rounds; round++) {
    const serverSeed = (0x5e + Math.floor(round / MAX_NONCES)).toString(16).repeat(32)
    const nonce = round % MAX_NONCES
    const drawFrom = drawsOf({ serverSeed, clientSeed: 'mine', nonce })
    const before = progress
    const done: Json[] = []
    let standing: Standing = game.begin(choice, stake, drawFrom, before)
    while (!standing.ended) {
      const from = pick(acts.length)
      const tried = [...acts.slice(from), ...acts.slice(0, from)]
      const act =
        nonce % 10 === 9 && game.lastAct !== undefined ? game.lastAct : tried.find((one) => allowed(game, standing, one, stake, drawFrom))
      const next = act === undefined ? null : game.act(standing.state, act, stake, drawFrom)
      if (!next || act === undefined) throw new RangeError(`${game.id} allows no act`)
      done.push(act)
      standing = next
    }
    const { totalWinMinor, report, progress: left } = standing.ended
    yield {
      game: game.id,
      version: game.version,
      commitment: commitmentOf(serverSeed),
      serverSeed,
      clientSeed: 'mine',
      nonce,
      stake: String(stake),
      choice,
      progress: before,
      acts: done,
      outcome: { totalWinMinor: String(totalWinMinor) },
      report: JSON.parse(JSON.stringify(report)),
      digest: null,
    }
    progress = left
  }
}
const allowed = (game: GameRules, { state }: Standing, act: Json, stake: bigint, drawFrom: ReturnType<typeof drawsOf>): boolean => {
  try {
    return game.act(state, act, stake, drawFrom) !== null
  } catch {
    return false
  }
}

// Rounds of crash are shared by all players and come from a chain of hashes (`crash.test.ts`, and the verifier's own tests), hands of a table
// are dealt to all seats (`coralForge/server/table/openTables.test.ts`).
const own = [...games.values()].filter(({ id, kind }) => kind !== 'CRASH' && !holdemTables.has(id))
describe.each(own.map((game) => [game.id, game] as const))('the proof of %s', (_, game) => {
  it('H8 gives the round that its report shows, whatever was done', { timeout: 600_000 }, (context) => {
    for (const proof of played(game, ROUNDS)) {
      const { verdict, differences } = verifyProof(proof)
      expect({ nonce: proof.nonce, verdict, differences }).toEqual({ nonce: proof.nonce, verdict: 'VERIFIED', differences: [] })
    }
    countCases(context, ROUNDS)
  })

  it('H8 canary: does not give the round of another nonce', () => {
    const verdicts = [...played(game, FEW)].map((proof) => verifyProof({ ...proof, nonce: proof.nonce + 1 }).verdict)
    expect(verdicts.filter((verdict) => verdict === 'DIFFERENT').length).toBeGreaterThan(FEW / 10)
  })
})
