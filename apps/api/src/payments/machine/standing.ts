import { leastOf, mostOf } from '@lagoon/contract/money/extremes'
import type { Price } from '@lagoon/contract/money/price'
import { paymentWords, type PaymentWord } from '@lagoon/contract/wallet/enums'
import type { DeclineReason } from '../protocol.ts'

/** Something that was said of a payment. */
export interface PaymentFact {
  readonly word: PaymentWord | 'RESTORED'
  readonly source: 'WEBHOOK' | 'STATUS' | 'CLOCK' | 'DESK' | 'PLATFORM'
  readonly transactionId: string
  readonly price: Price
  /** When it was last said. */
  readonly at: Date
  readonly until: Date | null
  readonly dispute: { readonly id: string; readonly stage: number } | null
  readonly reason: DeclineReason | null
}

/** How a payment stands. */
export interface Standing {
  readonly word: PaymentWord
  /** The sum that was asked for came, whatever became of it afterwards. */
  readonly isPaid: boolean
  /** What was taken back and not returned, minor units of the price. */
  readonly reversed: bigint
  readonly reason: DeclineReason | null
  /** Until when what is begun may go on: the latest that was said; null where nothing was. */
  readonly until: Date | null
  /** The provider's ids of the transactions beyond the first that paid it in full: money to give back. */
  readonly secondMoney: readonly string[]
}

/** Position in the total order of the words: the highest decides. */
export const rankOf = (word: PaymentWord): number => paymentWords.indexOf(word)

const actions: readonly string[] = ['CHALLENGE', 'UNDERPAID', 'BLOCKED']
const isSame = (a: Price, b: Price): boolean => a.currency === b.currency && a.minor === b.minor

/** What stands in the way of a player: the last action that was asked for, unless a later status call found none any more. */
const actionOf = (facts: readonly PaymentFact[]): PaymentWord | undefined => {
  const last = facts
    .filter(({ word }) => actions.includes(word))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || rankOf(a.word as PaymentWord) - rankOf(b.word as PaymentWord))
    .at(-1)
  const isOver = last && facts.some(({ word, source, at }) => word === 'PENDING' && source === 'STATUS' && at > last.at)
  return isOver ? undefined : (last?.word as PaymentWord | undefined)
}

/**
 * What the refunds and the disputes that are not lost took back. Refunds are cumulative, so the largest sum is all of them. Of a
 * dispute its latest stage decides; where one stage says both, the money is taken back.
 */
const takenBack = (facts: readonly PaymentFact[], { currency }: Price): bigint => {
  const taken = facts.filter(({ word, price }) => word === 'REVERSED' && price.currency === currency)
  const refunds = mostOf(0n, ...taken.flatMap(({ dispute, price }) => (dispute ? [] : [price.minor])))
  const disputed = facts.flatMap((fact) => (fact.dispute && (fact.word === 'REVERSED' || fact.word === 'RESTORED') ? [fact.dispute] : []))
  const disputes = [...Map.groupBy(disputed, ({ id }) => id)].map(([id, of]) => {
    const stage = Math.max(...of.map((dispute) => dispute.stage))
    return mostOf(0n, ...taken.flatMap(({ dispute, price }) => (dispute?.id === id && dispute.stage === stage ? [price.minor] : [])))
  })
  return disputes.reduce((sum, minor) => sum + minor, refunds)
}

const reasonOf = (word: PaymentWord, facts: readonly PaymentFact[]): DeclineReason | null =>
  facts
    .filter((fact) => fact.word === word && fact.reason !== null)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || String(a.reason).localeCompare(String(b.reason)))
    .at(-1)?.reason ?? null

/**
 * How a payment of a price stands by all that was ever said of it: in whatever order it came and however often, the answer is the
 * same. Money of another sum or currency is a mismatch, and a second transaction that pays it is no second purchase. What was taken
 * back is taken from the second money first.
 */
export const standingOf = (price: Price, facts: readonly PaymentFact[]): Standing => {
  const successes = facts.filter(({ word }) => word === 'SUCCEEDED')
  const paidBy = [...new Set(successes.filter((fact) => isSame(fact.price, price)).map(({ transactionId }) => transactionId))].toSorted()
  const surplus = BigInt(Math.max(0, paidBy.length - 1)) * price.minor
  const left = takenBack(facts, price) - surplus
  const reversed = leastOf(mostOf(0n, left), price.minor)
  const action = actionOf(facts)
  const words = facts.flatMap((fact): PaymentWord[] => {
    const { word } = fact
    if (word === 'RESTORED' || word === 'REVERSED') return []
    if (word === 'SUCCEEDED') return isSame(fact.price, price) ? [word] : ['MISMATCH']
    return actions.includes(word) ? ['PENDING'] : [word]
  })
  if (action) words.push(action)
  if (reversed > 0n) words.push('REVERSED')
  const word = words.reduce<PaymentWord>((a, b) => (rankOf(b) > rankOf(a) ? b : a), 'CREATED')
  const untils = facts.flatMap(({ until }) => (until ? [until.getTime()] : []))
  return {
    word,
    isPaid: paidBy.length > 0,
    reversed,
    reason: reasonOf(word, facts),
    until: untils.length > 0 ? new Date(Math.max(...untils)) : null,
    secondMoney: paidBy.slice(1),
  }
}
