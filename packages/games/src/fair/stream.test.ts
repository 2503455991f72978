import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fairDraw, fairNumbers, type RoundSeeds } from './stream.ts'

const seeds = { serverSeed: 'some server seed', clientSeed: 'some client seed', nonce: 1 }

/** The same stream by another implementation: node:crypto, bytes folded as floats. */
const byNode = ({ serverSeed, clientSeed, nonce }: RoundSeeds, count: number): number[] => {
  const bytes = Array.from({ length: Math.ceil(count / 8) }, (_, block) => [
    ...createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest(),
  ]).flat()
  return Array.from({ length: count }, (_, at) =>
    bytes.slice(4 * at, 4 * at + 4).reduce((value, byte, place) => value + byte / 256 ** (place + 1), 0),
  )
}

describe('the public stream', () => {
  test('gives the ten numbers that public verifiers of the Stake form test with, over two blocks', () => {
    // Bytes of the test of the crate `fair` (ProvablyFairRNG): they end in the second block.
    const published = [
      [151, 136, 121, 135],
      [209, 159, 189, 233],
      [43, 248, 146, 253],
      [71, 34, 215, 176],
      [139, 160, 47, 225],
      [233, 221, 169, 198],
      [187, 103, 171, 31],
      [87, 118, 23, 138],
      [198, 14, 60, 130],
      [130, 198, 153, 83],
    ]
    const next = fairNumbers(seeds)
    const numbers = published.map(() => next())
    expect(numbers).toEqual(published.map((bytes) => bytes.reduce((value, byte, place) => value + byte / 256 ** (place + 1), 0)))
    expect(numbers[0]).toBe(0.5919261889066547)
    expect(numbers[9]).toBe(0.5108428790699691)
  })

  test('gives the published number of a high nonce', () => {
    const high = { serverSeed: 'e8df2cc3b9ccb583ce5ea92336842387', clientSeed: '83e27f682128eb1852b048203dfd6931', nonce: 1_942_124 }
    expect(fairNumbers(high)()).toBe(0.00000025122426450252533)
  })

  test('is the one of node:crypto for 200 seeds, texts beyond ASCII among them', () => {
    for (let nonce = 0; nonce < 200; nonce++) {
      const round = { serverSeed: String(nonce).repeat(1 + (nonce % 70)), clientSeed: nonce % 2 ? 'Ōkami 🐺' : 'a:1', nonce }
      const next = fairNumbers(round)
      expect(Array.from({ length: 30 }, next)).toEqual(byNode(round, 30))
    }
  })

  test('goes on at a cursor as if it had been read up to there', () => {
    const whole = byNode(seeds, 40)
    for (let cursor = 0; cursor < 20; cursor++) {
      const next = fairNumbers(seeds, cursor)
      expect(Array.from({ length: 20 }, next)).toEqual(whole.slice(cursor, cursor + 20))
    }
  })

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses a nonce or a cursor of %s', (count) => {
    expect(() => fairNumbers({ ...seeds, nonce: count })).toThrow(RangeError)
    expect(() => fairNumbers(seeds, count)).toThrow(RangeError)
  })
})

describe('a fair draw', () => {
  test('is the number times the bound, rounded down, one number each', () => {
    const random = fairDraw(seeds)
    expect(byNode(seeds, 12).map((number, at) => [random(at + 1), Math.floor(number * (at + 1))])).toSatisfy((pairs: number[][]) =>
      pairs.every(([mine, theirs]) => mine === theirs),
    )
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('refuses a bound of %s', (bound) => {
    expect(() => fairDraw(seeds)(bound)).toThrow(RangeError)
  })

  test('stays below the largest bound for the largest number', () => {
    expect(Math.floor(((2 ** 32 - 1) / 2 ** 32) * 2 ** 32)).toBe(2 ** 32 - 1)
  })

  test('falls evenly: chi-square of 52 cards over 520,000 draws', () => {
    const random = fairDraw({ serverSeed: 'f'.repeat(64), clientSeed: 'even', nonce: 0 })
    const seen = Array<number>(52).fill(0)
    for (let draw = 0; draw < 520_000; draw++) {
      const card = random(52)
      seen[card] = (seen[card] ?? 0) + 1
    }
    expect(seen.reduce((total, count) => total + (count - 10_000) ** 2 / 10_000, 0)).toBeLessThan(87.97) // 51 degrees of freedom, p = 0.001
  })
})
