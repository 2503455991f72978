import type { Transaction } from 'kysely'
import { withdrawalAddress } from '@lagoon/contract/withdrawal/addresses'
import type { WithdrawalState } from '@lagoon/contract/withdrawal/enums'
import { failureWords, refusalWords } from '@lagoon/contract/problems/withdrawalReasons'
import type { OutgoingMessage } from '../../db/schema.generated.ts'
import type { Schema } from '../../db/schema.ts'
import { tell } from '../../kernel/tell.ts'
import { notify } from '../../notifications/notify.ts'
import { formatPrice } from '../../payments/words.ts'
import { receivesOf, type WithdrawalRow } from './rows.ts'

interface News {
  readonly title: string
  readonly text: string
  readonly email: OutgoingMessage['kind']
}

/** What the player reads of a step; null where it is nothing to be told of. `withdrawal` is as it is now. */
const newsOf: Readonly<Record<WithdrawalState, ((withdrawal: WithdrawalRow) => News) | null>> = {
  REQUESTED: (row) => ({
    title: 'We have your withdrawal request',
    text: `We’ll review your request for ${sum(row)}. You can cancel it until the review starts.`,
    email: 'withdrawal-requested',
  }),
  IN_REVIEW: null,
  APPROVED: (row) => ({
    title: 'Your withdrawal is approved',
    text: `We’ll send ${sum(row)} to ${row.destination_label} next.`,
    email: 'withdrawal-approved',
  }),
  SENDING: null,
  SENT: (row) => ({
    title: 'Your withdrawal is on its way',
    text: `${sum(row)} was sent to ${row.destination_label}.`,
    email: 'withdrawal-sent',
  }),
  PAID: (row) => ({
    title: 'Your withdrawal was paid',
    text: `${sum(row)} was paid to ${row.destination_label}.`,
    email: 'withdrawal-paid',
  }),
  REFUSED: (row) => ({
    title: 'Your withdrawal was declined',
    text: `${refusalWords[row.refusal ?? 'OTHER']} Your tokens are back in your balance.`,
    email: 'withdrawal-refused',
  }),
  FAILED: (row) => ({
    title: 'Your withdrawal didn’t go through',
    text: `${failureWords[row.failure ?? 'OTHER']} Your tokens are back in your balance.`,
    email: 'withdrawal-failed',
  }),
  RETURNED: (row) => ({
    title: 'Your withdrawal was returned',
    text: `${failureWords[row.failure ?? 'OTHER']} Your tokens are back in your balance.`,
    email: 'withdrawal-returned',
  }),
  CANCELLED: (row) => ({
    title: 'Your withdrawal is canceled',
    text: `The tokens for ${sum(row)} are back in your balance.`,
    email: 'withdrawal-cancelled',
  }),
}

const sum = (row: WithdrawalRow): string => formatPrice(receivesOf(row))

/** What a popup says of a refusal, as it comes: wherever in the app the player is. */
const declinedIn = ({ state, amount, destination_label, refusal }: WithdrawalRow, before: WithdrawalState) =>
  state === 'REFUSED' && before !== 'REFUSED'
    ? { declined: { amount: String(amount), destination: destination_label, reason: refusalWords[refusal ?? 'OTHER'] } }
    : {}

/** Tells the player how a withdrawal stands now: open tabs at once; a step that matters in the list too, and by email. `row` is as it is now. */
export const inform = async (transaction: Transaction<Schema>, row: WithdrawalRow, before: WithdrawalState): Promise<void> => {
  const { id, player_id: playerId, state } = row
  await tell(transaction, playerId, { topic: 'withdrawal', withdrawalId: id, ...declinedIn(row, before) })
  // Approved again after an attempt that its provider refused: nothing new to the player.
  const isNews = !(state === 'APPROVED' && before === 'SENDING')
  const news = isNews ? newsOf[state]?.(row) : undefined
  if (!news) return
  const { title, text, email } = news
  const href = withdrawalAddress(id)
  await notify(transaction, { playerId, key: `withdrawal:${id}:${state}`, topic: 'WITHDRAWAL', title, text, href })
  await transaction.insertInto('outgoing_message').values({ player_id: playerId, kind: email, withdrawal_id: id }).execute()
}
