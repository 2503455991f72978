import { minor } from '@lagoon/contract/money/money'
import { expect, test, vi } from 'vitest'
import { popupFace } from './popupFaces.ts'

vi.stubEnv('TZ', 'America/Los_Angeles')

const checkIn = { setBy: 'OPERATOR', days: 7, renewsAt: '2026-03-05T03:00:00Z' } as const
const usd = (cents: bigint) => ({ currency: 'USD', minor: minor(cents) }) as const

test('a purchase limit resets at the time that it is where the player is', () => {
  const limit = {
    setBy: 'PLAYER',
    days: 7,
    limit: usd(5_000n),
    left: usd(0n),
    used: usd(5_000n),
    asked: usd(1_999n),
    renewsAt: '2026-03-05T03:00:00Z',
  } as const
  expect(popupFace({ kind: 'purchaseLimitExceeded', limit }).meaning).toBe('Your limit resets Mar 4, 7:00\u{a0}PM.')
})

test('the operator’s check adds up: what was spent, this purchase, and both, with neither way advised', () => {
  const limit = { ...checkIn, limit: usd(10_000n), left: usd(1_000n), used: usd(9_000n), asked: usd(1_999n) }
  const face = popupFace({ kind: 'purchaseLimitExceeded', limit })
  expect(face.text).toBe('This purchase brings your 7-day spending to $109.99. We check in at $100.00.')
  expect(face.emphasis).toBe('neither')
  expect(face.figures).toEqual([
    { term: 'Spent or in progress in the last 7\u{a0}days', value: usd(9_000n) },
    { term: 'This purchase', value: usd(1_999n) },
    { term: 'Total', value: usd(10_999n), isTotal: true },
  ])
})

test('what went beyond the operator’s check before is in the total, and a lowered limit says what was spent', () => {
  const limit = { ...checkIn, limit: usd(10_000n), left: usd(0n), used: usd(14_997n), asked: usd(1_999n) }
  const { text, figures } = popupFace({ kind: 'purchaseLimitExceeded', limit })
  expect(text).toBe('This purchase brings your 7-day spending to $169.96. We check in at $100.00.')
  expect(figures?.map(({ value }) => value)).toEqual([usd(14_997n), usd(1_999n), usd(16_996n)])
  const own = popupFace({ kind: 'purchaseLimitExceeded', limit: { ...limit, setBy: 'PLAYER' } })
  expect(own.figures?.[2]).toEqual({ term: 'Spent or in progress', value: usd(14_997n) })
})

test('a player’s own limit offers what is left, and an update that would lose a form is not what we advise', () => {
  const limit = { ...checkIn, setBy: 'PLAYER', limit: usd(10_000n), left: usd(1_000n), used: usd(9_000n), asked: usd(1_999n) } as const
  expect(popupFace({ kind: 'purchaseLimitExceeded', limit })).toMatchObject({ confirm: { label: 'Continue with less' } })
  expect(popupFace({ kind: 'update', openForm: 'Contact details' }).emphasis).toBe('dismiss')
  expect(popupFace({ kind: 'update' }).emphasis).toBeUndefined()
})
