import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  firstPair,
  isClientSeed,
  keepsCommitment,
  MAX_NONCES,
  rotatedPair,
  shownPair,
  takeNonce,
  withClientSeed,
} from './seedPair.ts'

const [first, second, third] = ['a1', 'b2', 'c3'].map((two) => two.repeat(32)) as [string, string, string]
const pair = firstPair(first, second, 'my seed')

describe('the commitment', () => {
  test('is the published SHA-256 of a server seed as text', () => {
    // From the tests of a public verifier of the Stake form.
    expect(commitmentOf('server seed')).toBe('a4e53dc2f480b8fce6fe688b1317658b446299df23ad533394406427c8c19557')
  })

  test('takes the 64 characters, not the 32 bytes they spell', () => {
    expect(commitmentOf(first)).toBe(createHash('sha256').update(first, 'utf8').digest('hex'))
    expect(commitmentOf(first)).not.toBe(createHash('sha256').update(Buffer.from(first, 'hex')).digest('hex'))
  })

  test('is kept by its own seed only', () => {
    expect(keepsCommitment(first, commitmentOf(first))).toBe(true)
    expect(keepsCommitment(second, commitmentOf(first))).toBe(false)
  })
})

describe('a seed pair', () => {
  test('shows both commitments and no server seed', () => {
    expect(shownPair(pair)).toEqual({
      commitment: commitmentOf(first),
      nextCommitment: commitmentOf(second),
      clientSeed: 'my seed',
      nonce: 0,
    })
    expect(JSON.stringify(shownPair(pair))).not.toMatch(new RegExp(`${first}|${second}`))
  })

  test('gives each round the next nonce, without gap or repeat, and ends', () => {
    let left = pair
    const nonces: number[] = []
    for (let round = 0; round < MAX_NONCES; round++) {
      const taken = takeNonce(left)
      nonces.push(taken.seeds.nonce)
      left = taken.pair
    }
    expect(nonces).toEqual(Array.from({ length: MAX_NONCES }, (_, nonce) => nonce))
    expect(() => takeNonce(left)).toThrow(RangeError)
  })

  test('takes another client seed for the rounds to come', () => {
    const played = takeNonce(pair)
    const changed = takeNonce(withClientSeed(played.pair, 'another'))
    expect([played.seeds.clientSeed, changed.seeds.clientSeed, changed.seeds.nonce]).toEqual(['my seed', 'another', 1])
  })

  test('rotates to the seed that was promised, and reveals the old one', () => {
    const rotated = rotatedPair(takeNonce(pair).pair, third)
    expect(rotated.revealed).toBe(first)
    expect(rotated.pair).toEqual({ serverSeed: second, nextServerSeed: third, clientSeed: 'my seed', nonce: 0 })
    expect(shownPair(rotated.pair).commitment).toBe(shownPair(pair).nextCommitment)
  })

  test.each(['', 'a'.repeat(63), 'A1'.repeat(32), 'g'.repeat(64)])('refuses the server seed %j', (seed) => {
    expect(() => firstPair(seed, second, 'x')).toThrow(RangeError)
    expect(() => rotatedPair(pair, seed)).toThrow(RangeError)
  })

  test.each(['', ' ', ' x', 'x ', 'a\nb', 'é', 'x'.repeat(65)])('refuses the client seed %j', (seed) => {
    expect(isClientSeed(seed)).toBe(false)
    expect(() => withClientSeed(pair, seed)).toThrow(RangeError)
  })
  test.each(['x', 'my lucky seed', '~!@', 'x'.repeat(64)])('takes the client seed %j', (seed) => {
    expect(withClientSeed(pair, seed).clientSeed).toBe(seed)
  })
})
