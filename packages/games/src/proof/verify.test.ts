import { describe, expect, test } from 'vitest'
import { crashes } from '../crash/crashes.ts'
import { pointOf, winOf } from '../crash/rules.ts'
import { hashChain, sharedNumber } from '../fair/hashChain.ts'
import { commitmentOf } from '../fair/seedPair.ts'
import { fairDraw } from '../fair/stream.ts'
import { kenos } from '../keno/kenos.ts'
import { slots } from '../slots/slots.ts'
import { videoPokers } from '../videoPoker/videoPokers.ts'
import { digestOf } from './digest.ts'
import { toJson, type Json } from '../json.ts'
import { readProof, type RoundProof } from './proof.ts'
import { checkValue, verifyProof } from './verify.ts'

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
const pointAt = (number: number, clientSeed = salt): number => {
  const rules = crashes.get('comet-line')?.rules
  return rules ? pointOf(rules, sharedNumber(chain[number] ?? '', clientSeed)) : 0
}
/** As proofs were written that did not hold the auto cash-out in their choice. */
const crash = (number: number, cashOut: number | null, clientSeed = salt): RoundProof => {
  const rules = crashes.get('comet-line')?.rules
  const hash = chain[number] ?? ''
  const point = pointAt(number, clientSeed)
  return {
    game: 'comet-line',
    version: rules?.version ?? 0,
    commitment: chain[0] ?? '',
    serverSeed: hash,
    clientSeed,
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

describe('a proof', () => {
  test.each([
    ['keno', keno()],
    ['crash, cashed out', crash(7, 101)],
    ['crash, never cashed out', crash(8, null)],
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

  describe('of crash', () => {
    const number = chain.findIndex((_, place) => place > 0 && pointAt(place) >= 300)
    const auto = (cashOut: number | null, autoCashOut: Json): RoundProof => {
      const proof = crash(number, cashOut)
      return { ...proof, choice: { cashOut, autoCashOut }, report: { ...proof.report, autoCashOut } }
    }
    const cashOutIs = (computed: Json) => [{ path: 'choice.cashOut', computed }]

    test('is refused where the auto cash-out was passed by', () => {
      expect(verifyProof(auto(null, 150)).differences).toMatchObject(cashOutIs(150))
      expect(verifyProof(auto(151, 150)).differences).toMatchObject(cashOutIs(150))
      for (const cashOut of [150, 120]) expect(verdictOn(auto(cashOut, 150))).toBe('VERIFIED')
      expect(verdictOn(auto(null, pointAt(number) + 1))).toBe('VERIFIED')
      expect(verdictOn(auto(null, null))).toBe('VERIFIED')
    })

    test('is refused where the auto cash-out of the report was passed by, and that of the choice is another', () => {
      const { choice: _, ...proof } = auto(null, 150)
      expect(verifyProof({ ...proof, choice: { cashOut: null } }).differences).toMatchObject(cashOutIs(150))
      expect(verifyProof({ ...proof, choice: { cashOut: null, autoCashOut: null } }).differences).toMatchObject([
        { path: 'report.autoCashOut', reported: 150, computed: null },
      ])
    })

    test.each(['150', 1.5, 100, {}])('is refused with an auto cash-out of %j', (autoCashOut) => {
      expect(verifyProof(auto(null, autoCashOut))).toMatchObject({ verdict: 'DIFFERENT', differences: [{ path: 'choice' }] })
      const proof = { ...auto(null, autoCashOut), choice: { cashOut: null } }
      expect(verifyProof(proof)).toMatchObject({ verdict: 'DIFFERENT', differences: [{ path: 'report.autoCashOut' }] })
    })

    test('is refused where the cap was reached and not paid, and where the cash-out is above the end', () => {
      const cap = crashes.get('comet-line')?.rules.cap ?? 0
      let salts = 0
      while (pointAt(1, `salt ${salts}`) < cap) salts++
      expect(verifyProof(crash(1, null, `salt ${salts}`)).differences).toMatchObject(cashOutIs(cap))
      expect(verdictOn(crash(1, cap, `salt ${salts}`))).toBe('VERIFIED')
      expect(verifyProof(crash(number, pointAt(number) + 1)).differences).toMatchObject(cashOutIs(null))
    })
  })

  test.each<{ progress: Json }>([
    { progress: {} },
    { progress: 'x' },
    { progress: 3 },
    { progress: [] },
    { progress: { growth: null } },
    { progress: { growth: 'x' } },
    { progress: { growth: [] } },
  ])('of a slot is refused with the $progress', ({ progress }) => {
    const { report: _, ...proof } = { ...keno(), game: 'pearl-diver', version: slots.get('pearl-diver')?.version ?? 0, choice: null }
    expect(verifyProof({ ...proof, progress, report: null, digest: null }).differences).toMatchObject([{ path: 'progress' }])
  })

  test('is answered whatever stands in it', () => {
    let deep: Json = []
    for (let depth = 0; depth < 50_000; depth++) deep = [deep]
    expect(checkValue({ ...keno(), choice: deep })).toMatchObject({ verdict: 'DIFFERENT', differences: [{ path: 'round' }] })
  })

  test('of several acts is refused where one is not possible, and where the round is open', () => {
    const proof = { ...keno(), game: 'lantern-jacks', version: videoPokers.get('lantern-jacks')?.version ?? 0, choice: null, digest: null }
    expect(verifyProof(proof).differences).toMatchObject([{ path: 'acts', computed: 'ROUND_IS_OPEN' }])
    const hold = [true, true, true, true, true]
    expect(verifyProof({ ...proof, acts: [{ hold }, { hold }] }).differences).toMatchObject([{ path: 'acts.1', computed: 'NOT_POSSIBLE' }])
  })
})
