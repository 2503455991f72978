import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commitmentOf } from '../fair/seedPair.ts'
import { fairDraw } from '../fair/stream.ts'
import { kenos } from '../keno/kenos.ts'
import { slots } from '../slots/slots.ts'
import { differencesOf } from './differences.ts'
import { toJson, type Json } from '../json.ts'
import { readProof } from './proof.ts'

const serverSeed = 'ab'.repeat(32)
const seeds = { serverSeed, clientSeed: 'mine', nonce: 4 }
const base = { version: 1, commitment: commitmentOf(serverSeed), ...seeds }
const slotProof = (stakeMinor = 9n) => {
  const outcome = slots.get('harbour-lights')?.play(null, stakeMinor, fairDraw(seeds))
  return { ...base, game: 'harbour-lights', stake: String(stakeMinor), outcome: toJson(outcome) }
}
const kenoProof = () => {
  const choice = { picks: [1, 2, 3] }
  const outcome = kenos.get('pearl-draw')?.play(choice, 100n, fairDraw(seeds))
  return { ...base, game: 'pearl-draw', stake: '100', choice, outcome: toJson(outcome) }
}

describe('reading a proof', () => {
  test('takes one without choice and progress, where a game has none', () => {
    expect(readProof(slotProof())).toMatchObject({ proof: { choice: null, progress: null, stake: '9' } })
  })

  test.each([null, 3, 'text', []])('refuses %j', (value) => {
    expect(readProof(value)).toEqual({ problems: ['A proof must be a JSON object.'] })
  })

  test.each<readonly [string, Json]>([
    ['game', ''],
    ['version', 0],
    ['commitment', 'AB'.repeat(32)],
    ['serverSeed', 'x'],
    ['serverSeed', 'ab'.repeat(5_000)],
    ['clientSeed', 'x'.repeat(10_000)],
    ['acts', {}],
    ['report', []],
    ['digest', 'AB'],
    ['clientSeed', 3],
    ['nonce', -1],
    ['stake', '1.5'],
    ['stake', '-9'],
    ['stake', '09'],
    ['stake', '1'.repeat(19)],
    ['stake', 9],
    ['outcome', []],
    ['outcome', {}],
  ])('names the field %s when it is %j', (field, value) => {
    expect(readProof({ ...slotProof(), [field]: value })).toEqual({ problems: [expect.stringMatching(`^${field} must be .*\\.$`)] })
  })

  test('says in a sentence what a field must be, and which field is not one', () => {
    expect(readProof({ ...slotProof(), clientSeed: 'x'.repeat(651), nonce: -1, winner: 'me' })).toEqual({
      problems: [
        'clientSeed must be 650 characters or fewer.',
        'nonce must be 0 or a higher whole number.',
        'winner isn’t part of a proof.',
      ],
    })
  })
})

describe('differences', () => {
  test('are none for equal values, whatever the order of their names', () => {
    expect(differencesOf({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toEqual([])
  })

  test('name every place, what was added and what is missing', () => {
    expect(differencesOf({ a: 1, b: [1, 2], c: { d: 'x' } }, { a: 2, b: [1], c: {}, e: null })).toEqual([
      { path: 'a', reported: 1, computed: 2 },
      { path: 'b.1', reported: 2, computed: undefined },
      { path: 'c.d', reported: 'x', computed: undefined },
      { path: 'e', reported: undefined, computed: null },
    ])
    expect(differencesOf([], {}, 'x')).toEqual([{ path: 'x', reported: [], computed: {} }])
  })
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (text: string | undefined) => {
    const file = join(folder, 'proof.json')
    if (text !== undefined) writeFileSync(file, text)
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, '../../bin/verify.ts'), ...(text === undefined ? [] : [file])],
      {
        encoding: 'utf8',
      },
    )
    return { status, stdout, stderr }
  }

  test.each([
    ['a slot', slotProof()],
    ['keno', kenoProof()],
  ])('says that a round of %s is as it was shown, and every number of it', (_kind, proof) => {
    const { status, stdout } = run(JSON.stringify(proof))
    expect(stdout).toContain('HMAC(server seed, "mine:4:0")')
    expect(stdout).toContain('The round is as it was shown.')
    expect(status).toBe(0)
  })

  test('says what differs', () => {
    const { status, stdout } = run(JSON.stringify({ ...slotProof(), outcome: { totalWinMinor: '1' } }))
    expect(stdout).toMatch(/DIFFERENT at totalWinMinor: shown "1", computed "\d+"\nThe round is not as it was shown\./)
    expect(status).toBe(1)
  })

  test.each([undefined, 'no json', '{"game":"x"}'])('ends with 2 and an explanation for %j', (text) => {
    const { status, stderr } = run(text)
    expect(stderr).not.toBe('')
    expect(stderr).not.toContain('    at ')
    expect(status).toBe(2)
  })
})
