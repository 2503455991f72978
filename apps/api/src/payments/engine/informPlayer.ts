import type { Told } from '@lagoon/contract/messages/playerMessage'
import { sql, type Transaction } from 'kysely'
import { minor } from '@lagoon/contract/money/money'
import { thankYouAddress } from '@lagoon/contract/wallet/addresses'
import type { Schema } from '../../db/schema.ts'
import { tell, telling } from '../../kernel/tell.ts'
import { notifying, type Notice } from '../../modules/social/notifications.ts'
import { keptTokens } from '../kept.ts'
import { phaseOf, shownState } from '../machine/phase.ts'
import type { Standing } from '../machine/standing.ts'
import { formatPrice, tokenList } from '../words.ts'
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
    const sum = formatPrice({ ...price, minor: minor(standing.reversed) })
    const isMore = standing.reversed > payment.reversed_minor
    return {
      key: `reversed:${standing.reversed}:${payment.reversals}`,
      title: isMore ? 'A payment was taken back' : 'A payment came back',
      text: isMore
        ? `${sum} of ${formatPrice(price)} for ${payment.title} was taken back. Its tokens left your balance.`
        : `The payment for ${payment.title} stands again. Tokens that were taken for it are back in your balance.`,
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
    return { key: 'review', title: 'We’re checking a payment', text: `Your payment for ${payment.title} needs a look. We’ll let you know.` }
  // Whoever closed the provider's page knows that nothing was paid.
  const wasUnderWay = payment.state === 'PENDING' || payment.state === 'UNDERPAID' || payment.state === 'BLOCKED'
  return phase === 'OVER' && wasUnderWay
    ? { key: 'over', title: 'A payment didn’t go through', text: `Your payment for ${payment.title} wasn’t completed.` }
    : undefined
}

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
  const notice: Notice = { playerId, key: `payment:${id}:${key}`, topic: 'PAYMENT', title, text, href: thankYouAddress(id) }
  const emails = [
    ...(key === 'paid' ? ['payment-received'] : []),
    ...(standing.reversed > payment.reversed_minor ? ['payment-reversed'] : []),
  ]
  // One statement: between a provider's notice and the balances on the screen each one more is time that the player waits.
  await sql`WITH ${notifying(notice)}, mailed AS (
      INSERT INTO outgoing_message (player_id, kind, payment_id)
      SELECT ${playerId}::uuid, kind, ${id}::uuid FROM unnest(${emails}::text[]) AS kind
    ) SELECT ${telling(playerId, message)}`.execute(transaction)
}
