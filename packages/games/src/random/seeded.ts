import { fromWords, type RandomInt } from './randomInt.ts'

/**
 * Repeatable chance for tests and simulations: xoshiro128** by Blackman and Vigna, its state filled by splitmix32.
 * Not for play: whoever knows the seed knows every outcome.
 */
export const seeded = (seed: number): RandomInt => {
  let mix = seed >>> 0
  const splitmix = () => {
    mix = (mix + 0x9e3779b9) >>> 0
    let z = mix
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return (z ^ (z >>> 16)) >>> 0
  }
  let [a, b, c, d] = [splitmix(), splitmix(), splitmix(), splitmix()]
  const rotl = (x: number, k: number) => (x << k) | (x >>> (32 - k))
  return fromWords(() => {
    const word = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotl(d, 11)
    return word
  })
}
