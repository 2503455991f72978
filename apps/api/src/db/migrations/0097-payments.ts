import { sql, type Kysely } from 'kysely'

const words = `'CREATED', 'SENT', 'PENDING', 'CHALLENGE', 'UNDERPAID', 'BLOCKED', 'EXPIRED', 'ERROR', 'CANCELLED', 'DECLINED', 'LATE', 'MISMATCH',
  'SUCCEEDED', 'REVERSED'`

/**
 * Payments to the operator. A payment stands as the set of what was ever said of it says (`payment_event`): `state` is computed from
 * that and kept for those who search by it. Of what was said again only the latest time is kept. `settled_at` is set in the
 * transaction that books the tokens, under a key of the ledger that is the payment's id.
 */
const statements = [
  sql`CREATE TABLE payment (
    id uuid PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    intent text NOT NULL,
    party text NOT NULL,
    method text NOT NULL,
    title text NOT NULL,
    art text CHECK (art IN ('HANDFUL', 'POUCH', 'JAR', 'CHEST', 'COFFER', 'SHIP', 'TREASURE')),
    package_id text,
    currency text NOT NULL CHECK (currency IN ('USD', 'CAD')),
    price_minor bigint NOT NULL CHECK (price_minor > 0),
    list_minor bigint NOT NULL CHECK (list_minor >= 0),
    discount_minor bigint NOT NULL CHECK (discount_minor >= 0),
    fee_minor bigint NOT NULL CHECK (fee_minor >= 0),
    tokens jsonb NOT NULL,
    coupon_code text,
    choice jsonb,
    state text NOT NULL DEFAULT 'CREATED' CHECK (state IN (${sql.raw(words)})),
    reason text,
    reference text,
    step jsonb,
    card_id uuid,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    ends_at timestamptz,
    next_poll_at timestamptz,
    polls integer NOT NULL DEFAULT 0,
    polled_at timestamptz,
    settled_at timestamptz,
    reversed_minor bigint NOT NULL DEFAULT 0 CHECK (reversed_minor BETWEEN 0 AND price_minor),
    reversals integer NOT NULL DEFAULT 0,
    CONSTRAINT payment_intent UNIQUE (player_id, intent),
    CONSTRAINT payment_reference UNIQUE (party, reference)
  )`,
  sql`CREATE INDEX payment_of_player ON payment (player_id, created_at DESC)`,
  sql`CREATE INDEX payment_due ON payment (party, next_poll_at) WHERE next_poll_at IS NOT NULL`,

  // price_minor of a word without a sum is that of the payment.
  sql`CREATE TABLE payment_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payment (id),
    word text NOT NULL CHECK (word IN (${sql.raw(words)}, 'RESTORED')),
    source text NOT NULL CHECK (source IN ('WEBHOOK', 'STATUS', 'CLOCK', 'DESK', 'PLATFORM')),
    transaction_id text NOT NULL,
    currency text NOT NULL,
    minor bigint NOT NULL,
    dispute_id text NOT NULL DEFAULT '',
    dispute_stage integer NOT NULL DEFAULT 0,
    reason text,
    first_at timestamptz NOT NULL,
    at timestamptz NOT NULL,
    until timestamptz,
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    times integer NOT NULL DEFAULT 1,
    raw text NOT NULL,
    effect text NOT NULL DEFAULT 'KEPT' CHECK (effect IN ('KEPT', 'MOVED', 'LATER_RANK')),
    CONSTRAINT payment_event_once UNIQUE (payment_id, word, source, transaction_id, currency, minor, dispute_id, dispute_stage)
  )`,

  sql`CREATE TABLE payment_incident (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    party text NOT NULL,
    payment_id uuid REFERENCES payment (id),
    kind text NOT NULL CHECK (kind IN ('SECOND_MONEY', 'MISMATCH', 'LATE', 'UNKNOWN_PAYMENT', 'FOREIGN_ANSWER', 'UNSETTLED')),
    subject text NOT NULL,
    detail text NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    closed_at timestamptz,
    CONSTRAINT payment_incident_once UNIQUE (party, kind, subject)
  )`,

  sql`CREATE TABLE stored_card (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    player_id uuid NOT NULL REFERENCES player (id),
    party text NOT NULL,
    token text NOT NULL,
    brand text NOT NULL,
    last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
    expiry text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    removed_at timestamptz,
    CONSTRAINT stored_card_once UNIQUE (player_id, party, token)
  )`,

  // What of a payment's tokens is taken back, and what of them was not there any more: the player owes that.
  sql`CREATE TABLE payment_debt (
    payment_id uuid NOT NULL REFERENCES payment (id),
    player_id uuid NOT NULL REFERENCES player (id),
    kind text NOT NULL CHECK (kind IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP')),
    taken bigint NOT NULL CHECK (taken >= 0),
    owed bigint NOT NULL CHECK (owed >= 0),
    PRIMARY KEY (payment_id, kind)
  )`,
  sql`CREATE INDEX payment_debt_of_player ON payment_debt (player_id) WHERE owed > 0`,

  sql`ALTER TABLE outgoing_message ADD COLUMN payment_id uuid REFERENCES payment (id)`,
  sql`ALTER TABLE outgoing_message DROP CONSTRAINT outgoing_message_kind_check`,
  sql`ALTER TABLE outgoing_message ADD CONSTRAINT outgoing_message_kind_check
    CHECK (kind IN ('confirm-email', 'reset-password', 'password-changed', 'one-time-code', 'payment-received', 'payment-reversed'))`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
