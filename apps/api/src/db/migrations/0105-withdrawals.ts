import { sql, type Kysely } from 'kysely'

const ways = sql.raw(`'BANK', 'CARD', 'CRYPTO', 'SKRILL', 'CASH_APP', 'SEAMLESS_CHEX'`)

/**
 * Money out. A withdrawal stands as the set of what was ever said of it says (`withdrawal_event`); `state` is computed from that and
 * kept for those who search by it. An attempt is written down before its provider is called, and its id is the provider's key: what
 * was sent under it is asked for under it, whatever happened in between.
 */
const statements = [
  // Of a bank account or a card the provider has the number, and we its token: `details` holds what a player is shown.
  sql`CREATE TABLE payout_account (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    player_id uuid NOT NULL REFERENCES player (id),
    way text NOT NULL CHECK (way IN (${ways})),
    party text NOT NULL,
    destination jsonb NOT NULL,
    label text NOT NULL,
    fingerprint text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    usable_from timestamptz NOT NULL,
    removed_at timestamptz
  )`,
  sql`CREATE UNIQUE INDEX payout_account_once ON payout_account (player_id, way, fingerprint) WHERE removed_at IS NULL`,
  // Who else is paid out to the same account.
  sql`CREATE INDEX payout_account_shared ON payout_account (way, fingerprint)`,

  sql`CREATE TABLE account_capture (
    id uuid PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    party text NOT NULL,
    state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'LINKED', 'FAILED', 'EXPIRED')),
    frame_url text,
    redirect_url text,
    account_id uuid REFERENCES payout_account (id),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    ends_at timestamptz NOT NULL
  )`,

  sql`CREATE TABLE withdrawal (
    id uuid PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    intent text NOT NULL,
    way text NOT NULL CHECK (way IN (${ways})),
    party text NOT NULL,
    account_id uuid NOT NULL REFERENCES payout_account (id),
    destination jsonb NOT NULL,
    destination_label text NOT NULL,
    country text NOT NULL,
    region text NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    currency text NOT NULL CHECK (currency IN ('USD', 'CAD')),
    gross_minor bigint NOT NULL CHECK (gross_minor > 0),
    fee_minor bigint NOT NULL CHECK (fee_minor >= 0),
    receives_minor bigint NOT NULL CHECK (receives_minor > 0),
    hold_id bigint NOT NULL REFERENCES hold (id),
    state text NOT NULL DEFAULT 'REQUESTED' CHECK (state IN
      ('REQUESTED', 'IN_REVIEW', 'APPROVED', 'SENDING', 'SENT', 'PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED')),
    requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    not_before timestamptz NOT NULL,
    expected_by date,
    refusal text,
    refusal_note text,
    failure text,
    reference text,
    crypto jsonb,
    CONSTRAINT withdrawal_intent UNIQUE (player_id, intent),
    CONSTRAINT withdrawal_sums CHECK (gross_minor = fee_minor + receives_minor)
  )`,
  sql`CREATE INDEX withdrawal_of_player ON withdrawal (player_id, requested_at DESC, id DESC)`,
  sql`CREATE INDEX withdrawal_open ON withdrawal (state, requested_at, id) WHERE state NOT IN ('PAID', 'REFUSED', 'FAILED', 'RETURNED', 'CANCELLED')`,

  sql`CREATE TABLE withdrawal_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
    kind text NOT NULL CHECK (kind IN
      ('REQUESTED', 'CANCELLED', 'TAKEN', 'APPROVED', 'REFUSED', 'SENDING', 'UNKNOWN', 'SENT', 'PAID', 'FAILED', 'RETURNED', 'NOTED')),
    source text NOT NULL CHECK (source IN ('PLAYER', 'DESK', 'RULE', 'WORKER', 'WEBHOOK', 'STATUS', 'CLOCK')),
    actor text NOT NULL DEFAULT '',
    attempt_id uuid,
    subject text NOT NULL DEFAULT '',
    reason text,
    detail text,
    at timestamptz NOT NULL,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT withdrawal_event_once UNIQUE NULLS NOT DISTINCT (withdrawal_id, kind, source, actor, attempt_id, subject)
  )`,

  sql`CREATE TABLE payout_attempt (
    id uuid PRIMARY KEY,
    withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
    number integer NOT NULL CHECK (number > 0),
    party text NOT NULL,
    state text NOT NULL DEFAULT 'SENDING' CHECK (state IN ('SENDING', 'UNKNOWN', 'SENT', 'PAID', 'FAILED', 'RETURNED')),
    reference text,
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    sent_at timestamptz,
    next_poll_at timestamptz,
    polls integer NOT NULL DEFAULT 0,
    CONSTRAINT payout_attempt_number UNIQUE (withdrawal_id, number),
    CONSTRAINT payout_attempt_reference UNIQUE (party, reference)
  )`,
  // Never two attempts at once, whatever two nodes think.
  sql`CREATE UNIQUE INDEX payout_attempt_one_open ON payout_attempt (withdrawal_id) WHERE state IN ('SENDING', 'UNKNOWN', 'SENT', 'PAID')`,
  sql`CREATE INDEX payout_attempt_due ON payout_attempt (party, next_poll_at) WHERE next_poll_at IS NOT NULL`,

  sql`ALTER TABLE webhook_event DROP CONSTRAINT webhook_event_kind_check`,
  sql`ALTER TABLE webhook_event ADD CONSTRAINT webhook_event_kind_check CHECK (kind IN ('payments', 'payouts', 'identity'))`,
  sql`ALTER TABLE webhook_refusal DROP CONSTRAINT webhook_refusal_kind_check`,
  sql`ALTER TABLE webhook_refusal ADD CONSTRAINT webhook_refusal_kind_check CHECK (kind IN ('payments', 'payouts', 'identity'))`,

  sql`ALTER TABLE outgoing_message ADD COLUMN withdrawal_id uuid REFERENCES withdrawal (id)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
