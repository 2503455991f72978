export const transactionTypes = ['PURCHASE', 'WITHDRAWAL', 'REWARD', 'TIP'] as const
export type TransactionType = (typeof transactionTypes)[number]
export const transactionStates = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED', 'REVERSED'] as const
export type TransactionState = (typeof transactionStates)[number]

export const transactionDirections = ['CREDIT', 'DEBIT'] as const
export type TransactionDirection = (typeof transactionDirections)[number]

export const transactionPeriods = ['LAST_7_DAYS', 'LAST_30_DAYS', 'THIS_YEAR'] as const
export type TransactionPeriod = (typeof transactionPeriods)[number]

/** `DECLINED` by who issued the card, `CANCELLED` by the player, `EXPIRED` without a payment, `ERROR` at the provider. */
export const paymentFailures = ['DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/**
 * Why a coupon is refused, the `facts.reason` of COUPON_INVALID: there is no such code; it begins later; its time is over; all of its
 * uses are taken; this player used it; it is for another package; the price is below what it asks for.
 */
export const couponRefusals = ['UNKNOWN', 'NOT_YET', 'EXPIRED', 'USED_UP', 'USED_BEFORE', 'OTHER_PACKAGE', 'BELOW_MINIMUM'] as const
export type CouponRefusal = (typeof couponRefusals)[number]

/** How a payment can be made, by kind. */
export const paymentMethodKinds = ['CARD', 'CRYPTO', 'BANK', 'E_WALLET'] as const
export type PaymentMethodKind = (typeof paymentMethodKinds)[number]

/** Marks of what can be paid with: of cards, services and currencies. */
export const paymentMarks = ['visa', 'mastercard', 'amex', 'discover', 'skrill', 'interac', 'mzzpay', 'btc', 'eth', 'usdt', 'ltc'] as const
export type PaymentMarkName = (typeof paymentMarks)[number]

/** What can stand between a player and buying, in the order in which it is to be cleared. */
export const purchaseObstacles = ['EMAIL_NOT_CONFIRMED', 'NO_COUNTRY_IN_PROFILE', 'KYC_REQUIRED'] as const
export type PurchaseObstacle = (typeof purchaseObstacles)[number]

export const limitSetters = ['PLAYER', 'OPERATOR'] as const
export type LimitSetter = (typeof limitSetters)[number]

export const offerAvailabilities = ['AVAILABLE', 'SOLD_OUT', 'EXPIRED'] as const
export type OfferAvailability = (typeof offerAvailabilities)[number]

/** Pictures of packages, the smallest first. */
export const packageArts = ['HANDFUL', 'POUCH', 'JAR', 'CHEST', 'COFFER', 'SHIP', 'TREASURE'] as const
export type PackageArt = (typeof packageArts)[number]

/** What the player has to do next for a payment: on the provider's page, in its frame, or from a wallet of their own. */
export const paymentStepKinds = ['REDIRECT', 'FRAME', 'INVOICE'] as const
export type PaymentStepKind = (typeof paymentStepKinds)[number]

/** How an invoice in crypto stands. */
export const cryptoStates = ['WAITING', 'PROCESSING', 'CONFIRMED', 'UNDERPAID', 'EXPIRED', 'BLOCKED'] as const
export type CryptoState = (typeof cryptoStates)[number]

/** The lines of a payment's timeline. */
export const paymentStageKinds = [
  'STARTED',
  'SENT_TO_PROVIDER',
  'WAITING_FOR_PROVIDER',
  'ACTION_NEEDED',
  'PAID',
  'CREDITED',
  'FAILED',
  'EXPIRED',
  'UNDER_REVIEW',
  'REVERSED',
  'RESTORED',
] as const
export type PaymentStageKind = (typeof paymentStageKinds)[number]

export const paymentHolders = ['PLAYER', 'PROVIDER', 'PLATFORM'] as const
export type PaymentHolder = (typeof paymentHolders)[number]

/**
 * What is said of a payment, by its provider, our clock or our desk, from the weakest word to the strongest: the strongest that was
 * ever said decides how the payment stands, in whatever order the words came. MISMATCH and LATE are our own findings about money that came.
 */
export const paymentWords = [
  'CREATED',
  'SENT',
  'PENDING',
  'CHALLENGE',
  'UNDERPAID',
  'BLOCKED',
  'EXPIRED',
  'ERROR',
  'CANCELLED',
  'DECLINED',
  'LATE',
  'MISMATCH',
  'SUCCEEDED',
  'REVERSED',
] as const
export type PaymentWord = (typeof paymentWords)[number]
