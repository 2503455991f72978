import { demoBank, demoReceives, demoWorth, payoutFee } from '@lagoon/contract/demo/payouts'
import { minor } from '@lagoon/contract/money/money'
import type { WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import type { FollowedWithdrawal, WithdrawalStep } from '@lagoon/domain/withdrawal/followed/followed.state'

const DAY_MS = 86_400_000
const way: readonly WithdrawalStep[] = [
  { step: 'REQUESTED', at: '2026-02-27T18:12:00Z', by: 'PLAYER' },
  { step: 'IN_REVIEW', at: '2026-02-28T09:05:00Z', by: 'PLATFORM' },
  { step: 'APPROVED', at: '2026-02-28T11:40:00Z', by: 'PLATFORM' },
  { step: 'SENDING', at: '2026-02-28T11:41:00Z', by: 'PROVIDER' },
  { step: 'SENT', at: '2026-02-28T11:42:00Z', by: 'BANK' },
  { step: 'PAID', at: '2026-03-02T08:15:00Z', by: 'BANK' },
]

/** The steps up to one, and those ahead without their times. */
const stepsTo = (last: WithdrawalState): readonly WithdrawalStep[] => {
  const end = way.findIndex(({ step }) => step === last)
  return way.map(({ at, ...step }, index) => (at !== undefined && index <= end ? { ...step, at } : step))
}
const daysBefore = (instant: string, days: number): string => new Date(Date.parse(instant) - days * DAY_MS).toISOString()
const lastAt = (last: WithdrawalState): string => way.find(({ step }) => step === last)?.at ?? '2026-02-28T11:40:00Z'

/** 250 prize tokens to a bank, as they stand at a step. */
export const sampleWithdrawal = (standing: WithdrawalState, more: Partial<FollowedWithdrawal> = {}): FollowedWithdrawal => ({
  id: 'wd_01JNB3Q8X4ZK7T',
  way: 'BANK',
  standing,
  amount: minor(25_000n),
  gross: demoWorth(25_000n),
  receives: demoWorth(25_000n),
  destination: `${demoBank.name}, ending in 6789`,
  requestedAt: '2026-02-27T18:12:00Z',
  since: lastAt(standing),
  isLate: false,
  canCancel: standing === 'REQUESTED',
  steps: stepsTo(standing),
  ...more,
})

const platform = { holder: 'PLATFORM', expectedBy: '2026-03-04' } as const
const reference = 'WS-2026-0228-771204'

/** One withdrawal in each of its states. */
export const sampleWithdrawals = {
  requested: sampleWithdrawal('REQUESTED', platform),
  inReview: sampleWithdrawal('IN_REVIEW', platform),
  approved: sampleWithdrawal('APPROVED', { holder: 'PLATFORM', expectedBy: '2026-03-02' }),
  newAccountWaits: sampleWithdrawal('APPROVED', { holder: 'PLATFORM', expectedBy: '2026-03-05', notBefore: '2026-03-03T09:00:00Z' }),
  sending: sampleWithdrawal('SENDING', { holder: 'PROVIDER', expectedBy: '2026-03-02' }),
  sent: sampleWithdrawal('SENT', { holder: 'BANK', expectedBy: '2026-03-04', reference }),
  paid: sampleWithdrawal('PAID', { reference }),
  declined: sampleWithdrawal('REFUSED', {
    steps: stepsTo('IN_REVIEW'),
    refusal: 'NAME_MISMATCH',
    refusalNote: 'It belongs to M. Ohara-Lindqvist, and your verified name is Marina O’Hara.',
    givenBack: minor(25_000n),
  }),
  failed: sampleWithdrawal('FAILED', { steps: stepsTo('SENDING'), failure: 'ACCOUNT_CLOSED', givenBack: minor(25_000n) }),
  returned: sampleWithdrawal('RETURNED', {
    steps: stepsTo('PAID'),
    since: '2026-03-05T16:20:00Z',
    failure: 'ACCOUNT_NOT_FOUND',
    givenBack: minor(25_000n),
    reference,
  }),
  cancelled: sampleWithdrawal('CANCELLED', { steps: stepsTo('REQUESTED'), since: '2026-02-27T18:40:00Z', givenBack: minor(25_000n) }),
  inCrypto: sampleWithdrawal('SENT', {
    way: 'CRYPTO',
    destination: 'USDT on Tron, ending in gjLj6t',
    holder: 'PROVIDER',
    expectedBy: '2026-02-28',
    fee: payoutFee('CRYPTO'),
    receives: demoReceives(25_000n, 'CRYPTO'),
    reference: 'FP-88213',
    crypto: {
      code: 'USDT',
      network: 'TRON',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      amount: '246.55',
      networkFee: '1.20',
      transactionId: '7c2d4e1fa0b95d3c86f1e27a4b0d9c58e3f6a1b2c3d4e5f60718293a4b5c6d7e',
    },
  }),
  late: sampleWithdrawal('IN_REVIEW', {
    holder: 'PLATFORM',
    requestedAt: '2026-02-24T18:12:00Z',
    since: daysBefore(lastAt('IN_REVIEW'), 3),
    expectedBy: '2026-02-27',
    isLate: true,
    steps: stepsTo('IN_REVIEW').map(({ at, ...step }) => (at === undefined ? step : { ...step, at: daysBefore(at, 3) })),
  }),
} as const satisfies Readonly<Record<string, FollowedWithdrawal>>
