import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { follows, hashBefore, hashChain, SHARED_NUMBERS, sharedNumber } from './hashChain.ts'

// Published by bustabit for its games 1 to 10,000,000.
const salt = '0000000000000000004d6ec16dafe9d8370958664c1dc422f452892264c59526'
const published = '86728f5fc3bd99db94d3cdaf105d67788194e9701bf95d049ad0e1ee3d004277'
const gameOne = '9f57575fd54cd441e962448537e155ace9555df10cd27fa817bbcaf48a59ebcf'

/** bustabit's own mapping: 99 / (1 - X), rounded down, in hundredths. */
const bustabit = (hash: string) => Number((99n * SHARED_NUMBERS) / (SHARED_NUMBERS - sharedNumber(hash, salt))) / 100

describe('a chain of hashes', () => {
  test('ends where bustabit said its first game would lead', () => {
    expect(hashBefore(gameOne)).toBe(published)
    expect(follows(gameOne, published, 1)).toBe(true)
  })

  test('is played from the published end toward the seed', () => {
    const seed = 'ab'.repeat(32)
    const chain = hashChain(seed, 5)
    expect(chain).toHaveLength(6)
    expect(chain.at(-1)).toBe(seed)
    chain.slice(1).forEach((hash, game) => {
      expect(createHash('sha256').update(hash).digest('hex')).toBe(chain[game])
      expect(follows(hash, chain[0] ?? '', game + 1)).toBe(true)
      expect(follows(hash, chain[0] ?? '', game)).toBe(false)
    })
  })

  test.each([
    ['ab', 5],
    ['AB'.repeat(32), 5],
    ['ab'.repeat(32), 0],
    ['ab'.repeat(32), 1.5],
  ])('refuses the seed %s with %s games', (seed, games) => {
    expect(() => hashChain(seed, games)).toThrow(RangeError)
  })
})

describe('the number of a shared round', () => {
  test.each([
    ['5d07719b61b0abb6f1c3b17b1d69c838278f87f9b5e75077026e5fedf96c2eb2', 2055.9],
    ['7d58fa510e6ad19a5c2a08302906110702ad354c3d275592068bc3df9cd7fd1d', 105_710.05],
  ])('makes game %s end where a public verifier says, at %f', (hash, point) => expect(bustabit(hash)).toBe(point))

  test('is the one of node:crypto', () => {
    for (const hash of hashChain('cd'.repeat(32), 100)) {
      const digest = createHmac('sha256', salt).update(Buffer.from(hash, 'hex')).digest('hex')
      expect(sharedNumber(hash, salt)).toBe(BigInt(`0x${digest.slice(0, 13)}`))
    }
  })
})
