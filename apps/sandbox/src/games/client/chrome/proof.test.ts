import { commitmentOf } from '@lagoon/games/fair/seedPair'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import { crashes } from '@lagoon/games/crash/crashes'
import { pointOf } from '@lagoon/games/crash/rules'
import { describe, expect, test } from 'vitest'
import type { PastRound } from '../../contract.ts'
import type { PastHand } from '../../rules/holdemTable/live.ts'
import { drawsOf } from '../../rules/replay.ts'
import { games } from '../../rules/games.ts'
import { toJson } from '@lagoon/games/json'
import { checkProof, proofOfHand, proofOfRound } from './proof.ts'

const comet = crashes.get('comet-line') ?? expect.fail()
const serverSeed = '3'.repeat(64)
const seeds = { serverSeed, clientSeed: 'mine', nonce: 4 }
/** What is chosen where something has to be. */
const choices: Readonly<Record<string, object>> = { KENO: { picks: [3, 17, 24] } }

/** A round of a game that ends with its bet, as its provider tells it. */
const played = (id: string): PastRound => {
  const game = games.get(id) ?? expect.fail(`there is no game ${id}`)
  const stake = game.stakesWithin({ minStake: '1', maxStake: '10000' })[0] ?? expect.fail('the game has no stake')
  const choice = toJson(choices[game.kind] ?? null)
  const standing = game.begin(choice, stake, drawsOf(seeds), null)
  const fairness = {
    commitment: commitmentOf(serverSeed),
    clientSeed: seeds.clientSeed,
    nonce: 4,
    algorithm: 'hmac-sha256-floats',
    version: game.version,
  }
  return {
    ...{ roundId: 'r-1', playedAt: '2026-03-02T08:59:00.000Z', stake: String(stake), choice, progress: null, acts: [] },
    ...{ outcome: standing.view, totalWin: String(standing.ended?.totalWinMinor ?? 0n), fairness, serverSeed },
  }
}

describe('the proof of a round of the last twenty', () => {
  test.each(['moonlit-tides', 'pearl-draw'])('of %s holds, and one with another win does not', async (id) => {
    const proof = proofOfRound(id, played(id))
    expect(await checkProof(proof)).toMatchObject({ verdict: 'VERIFIED' })
    expect(await checkProof({ ...proof, outcome: { totalWinMinor: '123456789' } })).toMatchObject({ verdict: 'DIFFERENT' })
    expect(await checkProof({ ...proof, serverSeed: '4'.repeat(64) })).toMatchObject({ verdict: 'BROKEN_COMMITMENT' })
    expect(await checkProof(proofOfRound(id, { ...played(id), serverSeed: null }))).toMatchObject({ verdict: 'NOT_REVEALED' })
  })

  test('of a shared round holds by the hash that it revealed', async () => {
    const { rules, version } = comet
    const hashes = hashChain('5'.repeat(64), 12)
    const pointIn = (hash: string) => pointOf(rules, sharedNumber(hash, 'salt'))
    const number = hashes.findIndex((hash, place) => place > 0 && pointIn(hash) > 101)
    const [commitment = '', hash = ''] = [hashes[0], hashes[number]]
    const point = pointIn(hash)
    const round: PastRound = {
      ...{ roundId: 'r-2', playedAt: '2026-03-02T08:59:00.000Z', stake: '100', choice: { autoCashOut: null }, progress: null, acts: [] },
      ...{ outcome: toJson({ number, hash, point, autoCashOut: null, cashOut: null }), totalWin: '0', serverSeed: null },
      fairness: { commitment, clientSeed: 'salt', nonce: number, algorithm: 'sha256-hash-chain', version },
    }
    expect(await checkProof(proofOfRound('comet-line', round))).toMatchObject({ verdict: 'VERIFIED' })
    const passedBy = { ...round, outcome: toJson({ number, hash, point, autoCashOut: 101, cashOut: null }) }
    expect(await checkProof(proofOfRound('comet-line', passedBy))).toMatchObject({ verdict: 'DIFFERENT' })
  })
})

test('a hand of a table has a proof where something was bet and all of it was kept', () => {
  const choice = { seats: [0, 1], stacks: [400, 400], owing: [], button: 1, seat: 0 }
  const acts = [{ seat: 1, name: 'FOLD' }]
  const { fairness } = played('pearl-draw')
  const hand = {
    ...{ roundId: 'r-3', number: 1, playedAt: '2026-03-02T08:59:00.000Z', bet: 20, win: 30, serverSeed, choice },
    ...{ report: {}, fairness: { ...fairness, played: { stake: '20', choice, progress: null, acts } } },
  } as unknown as PastHand
  expect(proofOfHand('foundry-holdem', hand)).toMatchObject({ stake: '20', choice, acts, outcome: { totalWinMinor: '30' } })
  const ofEarlierRelease = { ...hand, choice: { seats: [0, 1], seat: 0 } as unknown as PastHand['choice'] }
  for (const other of [{ ...hand, bet: 0 }, { ...hand, fairness }, ofEarlierRelease])
    expect(proofOfHand('foundry-holdem', other)).toBe(null)
})
