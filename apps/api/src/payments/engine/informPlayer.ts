import type { Told } from '@lagoon/contract/messages/playerMessage'
import { sql, type Transaction } from 'kysely'
import { thankYouAddress } from '@lagoon/contract/wallet/addresses'
import type { Schema } from '../../db/schema.ts'
import { gathered } from '../../kernel/gathered.ts'
import { tell } from '../../kernel/tell.ts'
import { notifying, type Notice } from '../../notifications/notify.ts'
import { keptTokens } from '../kept.ts'
import { phaseOf, shownState } from '../machine/phase.ts'
import type { Standing } from '../machine/standing.ts'
import { reversedInWords, tokenList } from '../words.ts'
import { priceOf, type PaymentRow } from './rows.ts'

interface News {
  readonly key: string
  readonly title: string
  readonly text: string
}

/** What the player reads of a step that a payment took; undefined where it is nothing new to somebody who was there. */
const newsOf = (payment: PaymentRow, standing: Standing): News | undefined => {
  const price = priceOf(payment)
  if (standing.reversed !== payment.reversed_minor) {
    const isMore = standing.reversed > payment.reversed_minor
    return {
      key: `reversed:${standing.reversed}:${payment.reversals}`,
      title: isMore ? 'A payment was reversed' : 'A payment was restored',
      text: isMore
        ? `${reversedInWords({ title: payment.title, price, reversed: standing.reversed })}, and its tokens were removed from your balance.`
        : `Your payment for ${payment.title} was restored. The tokens we took are back in your balance.`,
    }
  }
  if (standing.isPaid && payment.settled_at === null)
    return {
      key: 'paid',
      title: 'Your tokens are here',
      text: `You received ${tokenList(keptTokens(payment.tokens))} for ${payment.title}.`,
    }
  const phase = phaseOf[standing.word]
  if (phase === 'REVIEW')
    return {
      key: 'review',
      title: 'We’re checking a payment',
      text: `Your payment for ${payment.title} is under review. We’ll let you know.`,
    }
  // Whoever closed the provider's page knows that nothing was paid.
  const wasUnderWay = payment.state === 'PENDING' || payment.state === 'UNDERPAID' || payment.state === 'BLOCKED'
  return phase === 'OVER' && wasUnderWay
    ? { key: 'over', title: 'A payment didn’t go through', text: `Your payment for ${payment.title} wasn’t completed.` }
    : undefined
}

interface Informed {
  readonly paymentId: string
  readonly notice: Omit<Notice, 'topic'>
  readonly emails: readonly string[]
  readonly message: Told
}

/** One statement for all: between a provider's notice and the balances on the screen each one more is time that players wait. */
const informAll = gathered(async (transaction: Transaction<Schema>, all: readonly Informed[]): Promise<readonly void[]> => {
  const notices = all.map(({ notice }) => notice)
  const emails = all.flatMap(({ paymentId, notice, emails: kinds }) =>
    kinds.map((kind) => ({ paymentId, playerId: notice.playerId, kind })),
  )
  const messages = all.map(({ notice, message }) => ({ playerId: notice.playerId, message }))
  await sql`WITH ${notifying('PAYMENT', notices)}, mailed AS (
      INSERT INTO outgoing_message (player_id, kind, payment_id) SELECT "playerId", kind, "paymentId"
        FROM jsonb_to_recordset(${JSON.stringify(emails)}::jsonb) AS email ("playerId" uuid, kind text, "paymentId" uuid)
    ) SELECT tell("playerId", message)
      FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) AS message ("playerId" uuid, message jsonb)`.execute(transaction)
  return []
})

/** Tells the player how a payment stands now: open tabs at once; a step that matters in the list too, and by email. `payment` is as it was. */
export const informPlayer = async (transaction: Transaction<Schema>, payment: PaymentRow, standing: Standing): Promise<void> => {
  const { id, player_id: playerId } = payment
  const message: Told = { topic: 'payment', paymentId: id, state: shownState(standing.word) }
  const news = newsOf(payment, standing)
  if (!news) {
    await tell(transaction, playerId, message)
    return
  }
  const { key, title, text } = news
  const notice = { playerId, key: `payment:${id}:${key}`, title, text, href: thankYouAddress(id) }
  const emails = [
    ...(key === 'paid' ? ['payment-received'] : []),
    ...(standing.reversed > payment.reversed_minor ? ['payment-reversed'] : []),
  ]
  await informAll(transaction, { paymentId: id, notice, emails, message })
}
