import { describe, expect, test } from 'vitest'
import { cardView } from '../cards/cardView.ts'
import { crashes } from '../crash/crashes.ts'
import { pointOf, winOf } from '../crash/rules.ts'
import { hashChain, sharedNumber } from '../fair/hashChain.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { fairDraw } from '../fair/stream.ts'
import { handSeeds } from '../holdemTable/engine.ts'
import { holdemTables } from '../holdemTable/holdemTables.ts'
import { kenos } from '../keno/kenos.ts'
import { videoPokers } from '../videoPoker/videoPokers.ts'
import { digestOf } from './digest.ts'
import { readProof, toJson, type Json, type RoundProof } from './proof.ts'
import { verifyProof } from './verify.ts'

const serverSeed = 'ab'.repeat(32)
const withDigest = (proof: RoundProof): RoundProof => ({ ...proof, digest: digestOf(proof) })
const verdictOn = (proof: RoundProof) => verifyProof(proof).verdict

const keno = (): RoundProof => {
  const choice = { picks: [1, 2, 3] }
  const outcome = kenos.get('pearl-draw')?.play(choice, 100n, fairDraw({ serverSeed, clientSeed: 'mine', nonce: 4 }))
  return withDigest({
    game: 'pearl-draw',
    version: kenos.get('pearl-draw')?.version ?? 0,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed: 'mine',
    nonce: 4,
    choice,
    stake: '100',
    progress: null,
    acts: [],
    outcome: { totalWinMinor: String(outcome?.totalWinMinor) },
    report: toJson({ type: 'keno', picks: choice.picks, drawn: outcome?.drawn, multiplier: outcome?.multiplier || null }) as Record<
      string,
      Json
    >,
    digest: null,
  })
}

const salt = '0000000000000000000fa3b65e43e4240d71762a5bf397d5304b2596d116859c'
const chain = hashChain('5a'.repeat(32), 60)
const crash = (number: number, cashOut: number | null): RoundProof => {
  const rules = crashes.get('comet-line')?.rules
  const hash = chain[number] ?? ''
  const point = rules ? pointOf(rules, sharedNumber(hash, salt)) : 0
  return {
    game: 'comet-line',
    version: rules?.version ?? 0,
    commitment: chain[0] ?? '',
    serverSeed: hash,
    clientSeed: salt,
    nonce: number,
    choice: { cashOut },
    stake: '100',
    progress: null,
    acts: [],
    outcome: { point, totalWinMinor: String(cashOut === null ? 0n : winOf(100n, cashOut, point)) },
    report: { type: 'crash', number, hash, point, autoCashOut: null, cashOut },
    digest: null,
  }
}

/** A hand of three seats, checked and called to the end. */
const holdem = (): RoundProof => {
  const table = holdemTables.get('foundry-holdem')
  if (!table) throw new RangeError('there is no such table')
  const seeds = handSeeds(serverSeed, ['one', 'two', 'three'], 1)
  const { min } = table.rules.buyIn
  const seated = [0, 2, 4].reduce((at, seat) => table.sitDown(at, seat, `p${seat}`, min).table, table.empty())
  const started = table.start(seated, fairDraw(seeds))
  const events = [...started.events]
  let now = started.table
  const seats = (now.hand?.players ?? []).map(({ seat }) => seat)
  while (now.hand) {
    const { toAct, bet, players, dealt } = now.hand
    const owes = bet > (players.find(({ seat }) => seat === toAct)?.bet ?? 0)
    const step = table.act(now, toAct, { name: owes ? 'CALL' : 'CHECK' }, fairDraw(seeds, dealt.length))
    events.push(...step.events)
    now = step.table
  }
  const shown = events.flatMap((event) => (event.type === 'SHOWN' ? [event] : []))
  const board = events.flatMap((event) => (event.type === 'BOARD' ? event.cards : []))
  const own = shown.find(({ seat }) => seat === 2)
  return {
    game: table.id,
    version: table.version,
    commitment: commitmentOf(serverSeed),
    serverSeed,
    clientSeed: seeds.clientSeed,
    nonce: seeds.nonce,
    choice: { seats, seat: 2 },
    stake: '100',
    progress: null,
    acts: [],
    outcome: { totalWinMinor: '0' },
    report: {
      type: 'poker',
      hand: { cards: own?.cards.map(cardView) ?? [], ranking: own?.ranking ?? null, best: [] },
      board: board.map(cardView),
      shown: shown
        .filter(({ seat }) => seat !== 2)
        .map(({ seat, cards }) => ({ seat: seat + 1, cards: cards.map(cardView), isWinner: false })),
    },
    digest: null,
  }
}

describe('a proof', () => {
  test.each([
    ['keno', keno()],
    ['crash, cashed out', crash(7, 101)],
    ['crash, never cashed out', crash(8, null)],
    ['a hand at a table', holdem()],
  ])('of %s gives the round that was shown', (_, proof) => {
    expect(verifyProof(proof)).toMatchObject({ verdict: 'VERIFIED', differences: [] })
  })

  test('whose seed is not revealed says so, and nothing more', () => {
    expect(verifyProof({ ...keno(), serverSeed: null })).toMatchObject({ verdict: 'NOT_REVEALED', steps: [] })
  })

  test('is refused by name whichever of its parts has another bit', () => {
    const proof = keno()
    const text = JSON.stringify(proof)
    const seen = new Set<string>()
    for (let at = 0; at < text.length; at++) {
      const altered = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)
      let value: unknown
      try {
        value = JSON.parse(altered)
      } catch {
        seen.add('NO_JSON')
        continue
      }
      const read = readProof(value)
      const word = 'problems' in read ? 'NO_PROOF' : verdictOn(read.proof)
      expect({ altered, word }).not.toMatchObject({ word: 'VERIFIED' })
      seen.add(word)
    }
    expect([...seen].toSorted()).toEqual(['ALTERED', 'BROKEN_COMMITMENT', 'NO_JSON', 'NO_PROOF'])
  })

  test('without a digest is refused for what does not fit', () => {
    const proof = { ...keno(), digest: null }
    expect(verdictOn({ ...proof, serverSeed: 'ac'.repeat(32) })).toBe('BROKEN_COMMITMENT')
    expect(verdictOn({ ...proof, version: proof.version + 1 })).toBe('OTHER_VERSION')
    expect(verdictOn({ ...proof, game: 'no-such-game' })).toBe('UNKNOWN_GAME')
    expect(verifyProof({ ...proof, nonce: 5 })).toMatchObject({ verdict: 'DIFFERENT' })
    expect(verifyProof({ ...proof, choice: { picks: [1, 1] } }).differences).toMatchObject([{ path: 'choice', computed: 'PICKED_TWICE' }])
    expect(verifyProof({ ...proof, stake: '1' }).differences).toMatchObject([{ path: 'stake' }])
  })

  test('of crash is refused off its chain, with another salt, and with another cash-out', () => {
    const proof = crash(7, 101)
    expect(verdictOn({ ...proof, nonce: 8 })).toBe('BROKEN_COMMITMENT')
    expect(verdictOn({ ...proof, serverSeed: '5b'.repeat(32) })).toBe('BROKEN_COMMITMENT')
    expect(verdictOn({ ...proof, clientSeed: 'another' })).toBe('DIFFERENT')
    expect(verifyProof({ ...proof, choice: { cashOut: 100 } }).differences).toMatchObject([{ path: 'choice' }])
    expect(verifyProof({ ...proof, nonce: 1_000_001 }).differences).toMatchObject([{ path: 'nonce' }])
  })

  test('of a table is refused where a card is another one, and where the seats are not whole', () => {
    const proof = holdem()
    const report = proof.report as { board: Json[] } & Record<string, Json>
    const [first, ...rest] = report.board
    expect(first).toBeDefined()
    expect(verifyProof({ ...proof, report: { ...report, board: [{ rank: '2', suit: 'CLUBS' }, ...rest] } }).verdict).toBe('DIFFERENT')
    expect(verifyProof({ ...proof, choice: { seats: [0, 0], seat: 0 } }).differences).toMatchObject([{ path: 'choice' }])
  })

  test('of several acts is refused where one is not possible, and where the round is open', () => {
    const proof = { ...keno(), game: 'lantern-jacks', version: videoPokers.get('lantern-jacks')?.version ?? 0, choice: null, digest: null }
    expect(verifyProof(proof).differences).toMatchObject([{ path: 'acts', computed: 'ROUND_IS_OPEN' }])
    const hold = [true, true, true, true, true]
    expect(verifyProof({ ...proof, acts: [{ hold }, { hold }] }).differences).toMatchObject([{ path: 'acts.1', computed: 'NOT_POSSIBLE' }])
  })
})
