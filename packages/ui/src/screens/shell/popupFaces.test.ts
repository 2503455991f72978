import { minor } from '@lagoon/contract/money/money'
import { expect, test, vi } from 'vitest'
import { popupFace } from './popupFaces.ts'

vi.stubEnv('TZ', 'America/Los_Angeles')

const usd = (cents: bigint) => ({ currency: 'USD', minor: minor(cents) }) as const

test('a purchase limit resets at the time that it is where the player is', () => {
  const limit = {
    setBy: 'PLAYER',
    days: 7,
    limit: usd(5_000n),
    left: usd(0n),
    asked: usd(1_999n),
    renewsAt: '2026-03-05T03:00:00Z',
  } as const
  expect(popupFace({ kind: 'purchaseLimitExceeded', limit }).meaning).toBe('Your limit resets Mar 4, 7:00\u{a0}PM.')
})
