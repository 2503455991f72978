import { expect, test } from 'vitest'
import { wayOn } from './wayOn.ts'

const offered = [40n, 80n, 200n]

test.each([
  ['the highest stake that it covers', 199n, 200n, { way: 'lower-bet', to: 80n }],
  ['just the lowest stake', 40n, 200n, { way: 'lower-bet', to: 40n }],
  ['a lower stake with the same side bet', 100n, 230n, { way: 'lower-bet', to: 40n }],
  ['no stake with that side bet', 60n, 230n, { way: 'lower-side-bet' }],
  ['less than the lowest stake', 39n, 200n, { way: 'more-tokens', lowest: 40n }],
  ['nothing', 0n, 230n, { way: 'more-tokens', lowest: 40n }],
] as const)('a balance that covers %s', (_name, balance, takes, way) => {
  expect(wayOn({ offered, stake: 200n, takes, balance })).toEqual(way)
})
