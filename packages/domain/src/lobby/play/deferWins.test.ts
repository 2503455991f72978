import { expect, it } from 'vitest'
import { minor, type TokenKind } from '@lagoon/contract/money/money'
import { totalsOf, deferWins, type TokenAmounts } from './deferWins.ts'

const holding = (some: Partial<Record<TokenKind, bigint>>): TokenAmounts => {
  const of = (kind: TokenKind) => minor(some[kind] ?? 0n)
  return { GAME: of('GAME'), SWEEP: of('SWEEP'), BONUS_SWEEP: of('BONUS_SWEEP'), PRIZE: of('PRIZE'), TIP: of('TIP') }
}

it.each([
  ['the stake leaves, the win waits', [1_000n, 900n, 3_900n], 900n],
  ['both come at once', [1_000n, 3_900n], 1_000n],
  ['nothing was won', [1_000n, 900n], 900n],
])('%s', (_, states, shown) => {
  const [first, ...later] = states.map((GAME) => holding({ GAME }))
  expect(later.reduce(deferWins, first!).GAME).toBe(shown)
})

it('defers a win of another kind than the stake', () => {
  const played = [holding({ SWEEP: 500n, PRIZE: 40n }), holding({ SWEEP: 400n, PRIZE: 40n }), holding({ SWEEP: 400n, PRIZE: 990n })]
  expect(played.reduce(deferWins)).toMatchObject({ SWEEP: 400n, PRIZE: 40n })
})

it('shows no difference while a hold is granted, replaced or released, and a stake as soon as it is taken from the hold', () => {
  const sheets: readonly [spendable: bigint, held: bigint][] = [
    [1_000n, 0n],
    [0n, 1_000n],
    [400n, 600n],
    [400n, 500n],
    [650n, 500n],
    [1_150n, 0n],
  ]
  const totals = sheets.map(([GAME, held]) => totalsOf({ version: 1n, tokens: holding({ GAME }), held: holding({ GAME: held }) }))
  expect(totals.map(({ GAME }) => GAME)).toEqual([1_000n, 1_000n, 1_000n, 900n, 1_150n, 1_150n])
  expect(totals.reduce(deferWins).GAME).toBe(900n)
})
