import { CONTACT_MESSAGE_DAYS } from '@lagoon/contract/support/retention'
import { sql, type RawBuilder } from 'kysely'
import type { Schema } from '../db/schema.ts'

type Table = keyof Schema

/** What is forgotten of a table: the rows of which `isOver` holds. */
export interface Retention {
  readonly table: Table
  readonly isOver: RawBuilder<boolean>
}

const before = (column: string, time: string): RawBuilder<boolean> => sql<boolean>`${sql.ref(column)} < now() - ${sql.lit(time)}::interval`
const ofSessionsOver = (time: string): RawBuilder<boolean> =>
  sql<boolean>`session_id IN (SELECT id FROM session WHERE expires_at < now() - ${sql.lit(time)}::interval)`

/** Every table that grows with use and is not kept for good, with how long its rows stay. */
export const retentions: readonly Retention[] = [
  { table: 'throttle', isOver: before('window_start', '1 day') },
  { table: 'login_attempt', isOver: before('last_at', '1 day') },
  // Nobody sends a form again after a day.
  { table: 'idempotency', isOver: before('begun_at', '1 day') },
  { table: 'anonymous_session', isOver: before('expires_at', '0') },
  { table: 'provider_nonce', isOver: before('expires_at', '0') },
  { table: 'launch_token', isOver: before('expires_at', '0') },
  { table: 'email_token', isOver: before('expires_at', '7 days') },
  { table: 'password_reset', isOver: before('expires_at', '7 days') },
  // With the message that carried it.
  { table: 'one_time_code', isOver: before('expires_at', '1 day') },
  { table: 'refresh_token', isOver: ofSessionsOver('1 day') },
  // A log-out takes the token with it. Where a session ran out by itself, its player is still told how a withdrawal went on.
  { table: 'push_token', isOver: ofSessionsOver('30 days') },
  { table: 'push_delivery', isOver: before('expires_at', '0') },
  // Its address is remembered so long, so that its owner is known there.
  { table: 'session', isOver: before('expires_at', '30 days') },
  // Sent, or given up long ago: support may be asked where a message is.
  { table: 'outgoing_message', isOver: before('created_at', '90 days') },
  // As long as a round is open its provider names the session.
  {
    table: 'game_session',
    isOver: sql<boolean>`expires_at < now() - interval '90 days' AND id NOT IN (SELECT game_session_id FROM round WHERE state = 'OPEN')
      AND id NOT IN (SELECT session_id FROM stream WHERE closed_at IS NULL)`,
  },
  // A link that was handed on leads somewhere for about a year.
  { table: 'shared_win', isOver: before('shared_at', '400 days') },
  // The longest limit counts 30 days.
  { table: 'loss_day', isOver: before('day', '32 days') },
  { table: 'notification', isOver: before('at', '180 days') },
  { table: 'webhook_refusal', isOver: before('last_at', '30 days') },
  { table: 'account_capture', isOver: before('ends_at', '90 days') },
  { table: 'contact_message', isOver: before('created_at', `${CONTACT_MESSAGE_DAYS} days`) },
  { table: 'operator_action', isOver: before('at', '400 days') },
  { table: 'reconciliation', isOver: before('at', '400 days') },
]

/** Tables whose rows stay, or go by themselves. A table is here or above: a test says which is in neither. */
export const kept: Readonly<Partial<Record<Table, string>>> = {
  account: 'the books',
  entry: 'the books',
  ledger_tx: 'the books',
  hold: 'the books',
  hold_move: 'the books',
  round: 'the books',
  round_move: 'the books',
  stream: 'goes with its game session',
  stream_batch: 'goes with its game session',
  dust: 'the books',
  tip: 'the books',
  sitting: 'the books',
  sitting_transfer: 'the books',
  round_feed: 'one for each provider',
  withdrawal: 'the books',
  withdrawal_event: 'evidence of who said what of a withdrawal',
  payout_attempt: 'what was sent under which key',
  payout_account: 'named by withdrawals',
  payment: 'the books',
  payment_event: 'evidence of what a provider said of a payment',
  payment_incident: 'what a person has to look at',
  payment_debt: 'the books',
  stored_card: 'until the player removes it',
  wallet: 'one for each player',
  player: 'until the account is closed',
  rounds_played: 'one for each player and game',
  favorite: 'one for each player and game',
  biggest_win: 'one for each player',
  outbox: 'goes when it is delivered',
  outbox_claim: 'goes with the delivery',
  outbox_delivery: 'one for each player',
  ticket: 'what a player and support have agreed on',
  ticket_comment: 'what a player and support have agreed on',
  webhook_event: 'evidence of what a provider told, and what tells a repetition',
  announcement: 'content',
  announcement_reading: 'one for each player and announcement',
  article: 'content',
  game: 'content',
  provider: 'content',
  token_package: 'content',
  coupon: 'content',
  purchase_terms: 'one for each currency',
  withdrawal_terms: 'one for each country and state',
  withdrawal_way: 'one for each country and way',
  package_claim: 'the books: what a payment took of an offer',
  coupon_use: 'the books: what a payment took of a coupon',
  review_terms: 'one for each currency',
  deposit_limit: 'what a player was promised, and since when',
  loss_limit: 'what a player was promised, and since when',
  operator_switches: 'one row',
  operator_disturbance: 'one for each operation',
  kyc_case: 'one for each player',
  kyc_event: 'evidence of who was verified, by whom and how',
  lease: 'one for each job',
  sweep: 'one for each sweep',
}
