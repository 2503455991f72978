import { expect, test } from 'vitest'
import type { StopReason } from './autoplay.ts'
import { stopWords } from './stopWords.ts'

const reasons: readonly StopReason[] = [
  'DONE',
  'LOSS_LIMIT',
  'WIN_LIMIT',
  'FEATURE',
  'STAKE_CHANGED',
  'BALANCE',
  'INTERRUPTED',
  'AWAY',
  'REFUSED',
]

test.each(reasons)('autoplay that ended by %s says so', (why) => {
  expect(stopWords[why]).toMatch(/^Autoplay (has ended|stopped)/)
})
