import { minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { ResultOf } from '../client/operation.ts'
import { toPrice } from '../wallet/money.adapter.ts'
import type { FollowedWithdrawal } from './followed/followed.state.ts'
import type { Quote } from './request/withdrawTo.state.ts'
import type { BlockedTokens, PayoutAccount, PayoutOffer, WithdrawalLimit, WithdrawalSettings } from './withdrawal.state.ts'

type WireSettings = ResultOf<'WithdrawalSettings'>['withdrawalSettings']
type WireOffer = WireSettings['ways'][number]
type WireAccount = WireOffer['accounts'][number]
type WirePrice = WireOffer['fee']
export type WireWithdrawal = ResultOf<'Withdrawal'>['withdrawal']

/** A fee of nothing is none. */
const feeOf = (wire: WirePrice): { readonly fee?: Price } => {
  const fee = toPrice(wire)
  return fee.minor === 0n ? {} : { fee }
}

/** `now` in milliseconds: an account that can be paid by then does not wait. */
export const toAccount = ({ id, way, label, network, currency, address, usableFrom }: WireAccount, now: number): PayoutAccount => ({
  id,
  way,
  label,
  ...(network === null ? {} : { network }),
  ...(currency === null ? {} : { currency }),
  ...(address === null ? {} : { address }),
  ...(Date.parse(usableFrom) > now ? { waitsUntil: usableFrom } : {}),
})

const toOffer = ({ way, arrivalDays, fee, min, max, accounts }: WireOffer, now: number): PayoutOffer => ({
  way,
  arrivalDays,
  ...feeOf(fee),
  min: minor(min),
  max: minor(max),
  accounts: accounts.map((account) => toAccount(account, now)),
})

const toBlocked = ({ reason, amount, played, required }: WireSettings['blocked'][number]): BlockedTokens => ({
  reason,
  amount: minor(amount),
  ...(played === null || required === null ? {} : { progress: { played: minor(played), required: minor(required) } }),
})

const toLimit = ({ kind, limit, left, renewsAt }: WireSettings['limits'][number]): WithdrawalLimit => ({
  kind,
  limit: minor(limit),
  left: minor(left),
  ...(renewsAt === null ? {} : { renewsAt }),
})

/** What the server allows, and what stands in the way of it. */
export type KnownSettings = WithdrawalSettings & Pick<WireSettings, 'obstacles'>

export const toSettings = (wire: WireSettings, now: number): KnownSettings => ({
  obstacles: wire.obstacles,
  balance: minor(wire.available),
  available: minor(wire.redeemable),
  blocked: wire.blocked.map(toBlocked),
  min: minor(wire.min),
  max: minor(wire.max),
  limits: wire.limits.map(toLimit),
  tokenWorth: toPrice(wire.tokenWorth),
  ways: wire.ways.map((offer) => toOffer(offer, now)),
  newAccountHours: wire.newAccountHours,
  ...(wire.addressProofAbove === null ? {} : { addressProofAbove: minor(wire.addressProofAbove) }),
  ...(wire.open === null ? {} : { open: { withdrawalId: wire.open.id, receives: toPrice(wire.open.receives), standing: wire.open.state } }),
})

export const toQuote = ({ gross, fee, receives, crypto, expectedBy }: ResultOf<'WithdrawalQuote'>['withdrawalQuote']): Quote => ({
  gross: toPrice(gross),
  ...feeOf(fee),
  receives: toPrice(receives),
  expectedBy,
  ...(crypto === null ? {} : { crypto }),
})

/** What is there of an optional part of the wire. */
const given = <Key extends string, Value>(key: Key, value: Value | null): { readonly [K in Key]?: Value } =>
  (value === null ? {} : { [key]: value }) as { readonly [K in Key]?: Value }

const toCrypto = (wire: WireWithdrawal['crypto']): Pick<FollowedWithdrawal, 'crypto'> => {
  if (wire === null) return {}
  const { code, network, address, amount, networkFee, transactionId } = wire
  const sent = { ...given('amount', amount), ...given('networkFee', networkFee), ...given('transactionId', transactionId) }
  return { crypto: { code, network, address, ...sent } }
}

/** A withdrawal as the server tells of it. */
export const toFollowed = (wire: WireWithdrawal): FollowedWithdrawal => ({
  id: wire.id,
  way: wire.way,
  standing: wire.state,
  amount: minor(wire.amount),
  gross: toPrice(wire.gross),
  ...feeOf(wire.fee),
  receives: toPrice(wire.receives),
  destination: wire.destination,
  requestedAt: wire.requestedAt,
  since: wire.since,
  isLate: wire.isLate,
  canCancel: wire.canCancel,
  steps: wire.timeline.map(({ state, at, by }) => ({ step: state, by, ...given('at', at) })),
  ...given('holder', wire.holder),
  ...given('expectedBy', wire.expectedBy),
  ...given('notBefore', wire.notBefore),
  ...given('refusal', wire.refusal),
  ...given('refusalNote', wire.refusalNote),
  ...given('failure', wire.failure),
  ...given('givenBack', wire.givenBack === null ? null : minor(wire.givenBack)),
  ...given('reference', wire.reference),
  ...toCrypto(wire.crypto),
})
