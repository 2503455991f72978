import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,128}$/))
const uuid = v.pipe(v.string(), v.uuid())
/** Minor units as decimal digits; what does not fit a bigint of the database is no amount. */
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((digits) => BigInt(digits)),
)
const positiveAmount = v.pipe(
  amount,
  v.check((minor) => minor > 0n),
)
const digits = v.pipe(v.string(), v.regex(/^\d{1,18}$/))
const cell = v.pipe(v.string(), v.maxLength(64))
const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

const slotRound = v.object({
  type: v.literal('slot'),
  matrix: v.pipe(v.array(v.pipe(v.array(cell), v.maxLength(20))), v.maxLength(20)),
  paylines: v.pipe(
    v.array(v.object({ line: small, rows: v.pipe(v.array(small), v.maxLength(20)), symbol: cell, count: small, win: digits })),
    v.maxLength(500),
  ),
  feature: v.nullable(cell),
  jackpot: v.nullable(digits),
})

/** Shapes of the providers' calls (contract/seamlessWallet): what is not here is dropped, what is wrong is BAD_REQUEST. */
export const sessionRequest = v.object({ launchToken: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) })
export const balanceRequest = v.object({ sessionId: uuid })
export const betRequest = v.object({ sessionId: uuid, transactionId: id, roundId: id, amount: positiveAmount })
export const winRequest = v.object({
  sessionId: uuid,
  transactionId: id,
  betTransactionId: id,
  roundId: id,
  amount,
  round: slotRound,
})
export const rollbackRequest = v.object({ sessionId: uuid, transactionId: id, betTransactionId: id })
