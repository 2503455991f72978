import { describe, expect, test } from 'vitest'
import { crashes } from '@lagoon/games/crash/crashes'
import { pointOf, winOf } from '@lagoon/games/crash/rules'
import { hashChain, sharedNumber } from '@lagoon/games/fair/hashChain'
import { crashVerdict } from './crash.ts'
import { times } from './live.ts'

const chain = hashChain('7c'.repeat(32), 50)
const commitment = chain[0] ?? ''

/** The text with one bit of its character at `at` changed. */
const altered = (hash: string, at: number) =>
  hash.slice(0, at) + (Number.parseInt(hash[at] ?? '0', 16) ^ 1).toString(16) + hash.slice(at + 1)

describe.each([...crashes.values()])('a bet in $id', (game) => {
  const roundAt = (number: number, cashOut: number | null) => {
    const hash = chain[number] ?? ''
    const point = pointOf(game.rules, sharedNumber(hash, 'the salt'))
    const outcome = { number, hash, point, autoCashOut: null, cashOut: cashOut !== null && cashOut <= point ? cashOut : null }
    const win = outcome.cashOut === null ? 0n : winOf(100n, outcome.cashOut, point)
    const fairness = { commitment, clientSeed: 'the salt', nonce: number, version: game.version }
    return { stake: '100', totalWin: String(win), outcome, fairness }
  }

  test('is verified from the chain and the salt, at every place of the chain', () => {
    for (let number = 1; number <= 50; number++) expect(crashVerdict(game, roundAt(number, 150))).toBe('SAME')
  })

  test('is told where one bit of its hash is altered, whichever', () => {
    const round = roundAt(9, 150)
    for (let at = 0; at < 64; at++)
      expect(crashVerdict(game, { ...round, outcome: { ...round.outcome, hash: altered(round.outcome.hash, at) } })).toBe(
        'BROKEN_COMMITMENT',
      )
  })

  test('is told where point, win, salt, number or commitment is another', () => {
    const round = roundAt(9, 101)
    const { outcome, fairness } = round
    expect(crashVerdict(game, { ...round, outcome: { ...outcome, point: outcome.point + 1 } })).toBe('DIFFERENT')
    expect(crashVerdict(game, { ...round, totalWin: String(BigInt(round.totalWin) + 1n) })).toBe('DIFFERENT')
    expect(crashVerdict(game, { ...round, fairness: { ...fairness, clientSeed: 'another salt' } })).toBe('DIFFERENT')
    expect(crashVerdict(game, { ...round, fairness: { ...fairness, nonce: 10 } })).toBe('BROKEN_COMMITMENT')
    expect(crashVerdict(game, { ...round, outcome: { ...outcome, number: 10 }, fairness: { ...fairness, nonce: 10 } })).toBe(
      'BROKEN_COMMITMENT',
    )
    expect(crashVerdict(game, { ...round, fairness: { ...fairness, commitment: altered(commitment, 0) } })).toBe('BROKEN_COMMITMENT')
    expect(crashVerdict(game, { ...round, fairness: { ...fairness, version: game.version + 1 } })).toBe('OTHER_VERSION')
  })

  test('is told where the auto cash-out was passed by, and where the cap was not paid', () => {
    const number = chain.findIndex((hash, place) => place > 0 && pointOf(game.rules, sharedNumber(hash, 'the salt')) >= 300)
    const verdict = (cashOut: number | null, autoCashOut: number | null) => {
      const round = roundAt(number, cashOut)
      return crashVerdict(game, { ...round, outcome: { ...round.outcome, autoCashOut } })
    }
    expect([verdict(null, 150), verdict(151, 150), verdict(120, 150), verdict(150, 150)]).toEqual([
      'DIFFERENT',
      'DIFFERENT',
      'SAME',
      'SAME',
    ])
    expect(verdict(null, 1_000_000)).toBe('SAME')

    const pointOn = (salt: string) => pointOf(game.rules, sharedNumber(chain[1] ?? '', salt))
    let salts = 0
    while (pointOn(`salt ${salts}`) < game.rules.cap) salts++
    const round = roundAt(1, null)
    const atCap = {
      ...round,
      outcome: { ...round.outcome, point: game.rules.cap },
      fairness: { ...round.fairness, clientSeed: `salt ${salts}` },
    }
    expect(crashVerdict(game, atCap)).toBe('DIFFERENT')
    const paid = String(winOf(100n, game.rules.cap, game.rules.cap))
    expect(crashVerdict(game, { ...atCap, totalWin: paid, outcome: { ...atCap.outcome, cashOut: game.rules.cap } })).toBe('SAME')
  })

  test('is told where the cash-out is above the end', () => {
    const round = roundAt(9, null)
    const { point } = round.outcome
    expect(crashVerdict(game, { ...round, totalWin: String(point + 1), outcome: { ...round.outcome, cashOut: point + 1 } })).toBe(
      'DIFFERENT',
    )
  })
})

test('a multiplier is written with two decimals', () => {
  expect([100, 247, 1_000_000].map(times)).toEqual(['1.00×', '2.47×', '10,000.00×'])
})
