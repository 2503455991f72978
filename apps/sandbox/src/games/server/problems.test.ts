import { expect, test } from 'vitest'
import { Refusal } from './problems.ts'

test('a refusal tells its problem in words, with the balance where that is known', () => {
  expect(new Refusal('ROUND_OVER').body).toEqual({ problem: 'ROUND_OVER', message: 'This round is over.' })
  expect(new Refusal('INSUFFICIENT_BALANCE', '90').body).toMatchObject({ problem: 'INSUFFICIENT_BALANCE', balance: '90' })
})

test('a cancel that came too late is the same problem as a bet that did, and promises no tokens back', () => {
  const [bet, cancel] = [new Refusal('ROUND_STARTED'), new Refusal('CANCELED_TOO_LATE')]
  expect([cancel.status, cancel.problem, cancel.body.problem]).toEqual([bet.status, bet.problem, bet.body.problem])
  expect(bet.body.message).toContain('returned in full')
  expect(cancel.body.message).toBe('The round has started, so your bet is in. Cash out before it ends.')
})
