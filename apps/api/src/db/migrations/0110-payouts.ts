import { sql, type Kysely } from 'kysely'
import { addWords } from '../addWords.ts'

/**
 * What becomes of a withdrawal after it was asked for: who reviews it and how many have to approve, when its next attempt is due, and
 * what of it was given back. An attempt counts how often it was sent under its key and how often its provider did not know it.
 */
const statements = [
  // What the operator decides of withdrawals in a currency. Null: the rule is off.
  sql`CREATE TABLE review_terms (
    currency text PRIMARY KEY CHECK (currency IN ('USD', 'CAD')),
    automatic_up_to_minor bigint CHECK (automatic_up_to_minor > 0),
    two_reviewers_from_minor bigint CHECK (two_reviewers_from_minor > 0),
    is_fee_given_back boolean NOT NULL DEFAULT true
  )`,
  sql`INSERT INTO review_terms (currency, automatic_up_to_minor, two_reviewers_from_minor) VALUES ('USD', NULL, 200000), ('CAD', NULL, 200000)`,

  sql`ALTER TABLE withdrawal
    ADD COLUMN reviewer text,
    ADD COLUMN approvals_needed integer NOT NULL DEFAULT 1 CHECK (approvals_needed > 0),
    ADD COLUMN send_at timestamptz,
    ADD COLUMN settled_at timestamptz,
    ADD COLUMN given_back bigint CHECK (given_back >= 0 AND given_back <= amount)`,
  sql`CREATE INDEX withdrawal_to_send ON withdrawal (party, send_at) WHERE send_at IS NOT NULL`,
  sql`CREATE INDEX withdrawal_of_account ON withdrawal (account_id)`,
  sql`CREATE INDEX withdrawal_event_of ON withdrawal_event (withdrawal_id, id)`,

  sql`ALTER TABLE payout_attempt
    ADD COLUMN sends integer NOT NULL DEFAULT 1 CHECK (sends > 0),
    ADD COLUMN last_sent_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    ADD COLUMN not_found integer NOT NULL DEFAULT 0,
    ADD COLUMN refused_again text,
    ADD COLUMN paid_at timestamptz`,

  sql`ALTER TABLE payment_incident ADD COLUMN withdrawal_id uuid REFERENCES withdrawal (id)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
  await addWords(database, 'withdrawal_event', 'kind', ['PUT_BACK'])
  await addWords(database, 'payment_incident', 'kind', ['UNKNOWN_PAYOUT', 'CONTRADICTED', 'SECOND_RETURN', 'PAYOUT_REFUSED'])
  await addWords(database, 'outgoing_message', 'kind', [
    'withdrawal-requested',
    'withdrawal-cancelled',
    'withdrawal-approved',
    'withdrawal-refused',
    'withdrawal-sent',
    'withdrawal-paid',
    'withdrawal-failed',
    'withdrawal-returned',
  ])
}
