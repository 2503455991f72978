export const transactionTypes = ['PURCHASE', 'WITHDRAWAL', 'REWARD', 'TIP'] as const
export type TransactionType = (typeof transactionTypes)[number]
export const transactionStates = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'] as const
export type TransactionState = (typeof transactionStates)[number]

export const transactionDirections = ['CREDIT', 'DEBIT'] as const
export type TransactionDirection = (typeof transactionDirections)[number]

export const transactionPeriods = ['LAST_7_DAYS', 'LAST_30_DAYS', 'THIS_YEAR'] as const
export type TransactionPeriod = (typeof transactionPeriods)[number]

/** `DECLINED` by who issued the card, `CANCELLED` by the player, `EXPIRED` without a payment, `ERROR` at the provider. */
export const paymentFailures = ['DECLINED', 'CANCELLED', 'EXPIRED', 'ERROR'] as const
export type PaymentFailure = (typeof paymentFailures)[number]
