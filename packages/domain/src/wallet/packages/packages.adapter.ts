import { minor, type Minor } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { PurchaseObstacle } from '@lagoon/contract/wallet/enums'
import type { ResultOf } from '../../client/operation.ts'
import { toAmount, toPrice } from '../money.adapter.ts'
import type { Order, PaymentMethod, PurchaseLimit, Quote } from './buyPackage.state.ts'
import type { OpenPayment, PackageOffer } from './packages.state.ts'

type WireCashier = ResultOf<'Cashier'>['cashier']
type WireOffer = WireCashier['packages'][number]

/** What the cashier says, in the words of the domain. */
export interface Cashier {
  readonly currency: Currency
  readonly packages: readonly PackageOffer[]
  readonly recharge?: Extract<Order, { kind: 'customRecharge' }>
  readonly methods: readonly PaymentMethod[]
  /** What is to be cleared first. */
  readonly obstacle?: PurchaseObstacle
  readonly limit?: PurchaseLimit
  /** A payment that the player began and that is neither paid nor over. */
  readonly openPayment?: OpenPayment
}

/** Before the id of a stored card, where it stands for a way to pay. */
const STORED_CARD = 'card:'
/** The id of a stored card; undefined for every other way to pay. */
export const storedCardOf = (methodId: string): string | undefined =>
  methodId.startsWith(STORED_CARD) ? methodId.slice(STORED_CARD.length) : undefined

const toOffer = ({ tokens, extras, price, finalAmount, discountPercent, perThousand, endsAt, ...offer }: WireOffer): PackageOffer => ({
  ...offer,
  tokens: toAmount(tokens),
  extras: extras.map(toAmount),
  price: toPrice(price),
  finalAmount: toPrice(finalAmount),
  perThousand: minor(perThousand),
  ...(discountPercent === null ? {} : { discountPercent }),
  ...(endsAt === null ? {} : { endsAt }),
})

const toRecharge = ({
  currency,
  min,
  max,
  steps,
  tokensPerUnit,
}: NonNullable<WireCashier['recharge']>): NonNullable<Cashier['recharge']> => ({
  kind: 'customRecharge',
  currency,
  limits: { min: minor(min), max: minor(max) },
  steps: steps.map((step): Minor => minor(step)),
  tokensPerUnit: minor(tokensPerUnit),
})

export const toCashier = ({
  cashier: {
    currency,
    packages,
    recharge,
    methods,
    obstacles: [obstacle],
    limit,
  },
  openPayment,
}: ResultOf<'Cashier'>): Cashier => ({
  currency,
  packages: packages.map(toOffer),
  methods: methods.map((method) => ({ ...method, isStored: storedCardOf(method.id) !== undefined })),
  ...(recharge === null ? {} : { recharge: toRecharge(recharge) }),
  ...(obstacle === undefined ? {} : { obstacle }),
  ...(limit === null ? {} : { limit: { setBy: limit.setBy, left: toPrice(limit.left), renewsAt: limit.renewsAt } }),
  ...(openPayment === null ? {} : { openPayment: { paymentId: openPayment.id, item: openPayment.title } }),
})

export const toQuote = ({ price, discount, platformFee, total, tokens }: ResultOf<'PurchaseQuote'>['purchaseQuote']): Quote => ({
  price: toPrice(price),
  ...(discount === null ? {} : { discount: toPrice(discount) }),
  platformFee: toPrice(platformFee),
  total: toPrice(total),
  tokens: tokens.map(toAmount),
})
