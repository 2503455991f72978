import { expect, it } from 'vitest'
import { standingOf } from './limits.ts'

const at = (day: number) => new Date(`2026-03-0${day}T12:00:00Z`)
const week = { setBy: 'PLAYER', minor: 10_000n, days: 7 } as const
const purchases = [
  { minor: 6_000n, at: at(5) },
  { minor: 3_000n, at: at(3) },
  { minor: 500n, at: at(2) },
]

it.each([
  ['nothing bought: all of it, to the end of its days', [], 10_000n, 10_000n, 0n, new Date('2026-03-13T00:00:00Z')],
  ['what fits when the oldest is a week ago', purchases, 900n, 500n, 9_500n, new Date('2026-03-09T12:00:00Z')],
  ['what fits when the second is', purchases, 1_100n, 500n, 9_500n, new Date('2026-03-10T12:00:00Z')],
  ['more than it ever allows: when all of it is there', purchases, 99_999n, 500n, 9_500n, new Date('2026-03-12T12:00:00Z')],
  [
    'more was bought than a limit that was lowered allows',
    [{ minor: 20_000n, at: at(4) }],
    1n,
    0n,
    20_000n,
    new Date('2026-03-11T12:00:00Z'),
  ],
] as const)('a limit of a week, %s', (_what, bought, asked, left, used, renewsAt) => {
  expect(standingOf(week, bought, asked, at(6))).toEqual({ ...week, left, used, renewsAt })
})
