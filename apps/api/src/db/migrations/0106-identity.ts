import { sql, type Kysely } from 'kysely'

const levels = sql.raw(`'IDENTITY', 'ADDRESS'`)
const states = sql.raw(`'NOT_STARTED', 'COMPLETED', 'PENDING', 'UNSUCCESSFUL', 'RESUBMIT_NEEDED', 'UNDER_MANUAL_VERIFICATION'`)

/**
 * Verification of who a player is. A level stands as the set of what was ever said of it says (`kyc_event`); the states of `kyc_case`
 * are computed from that and kept for those who search by them. Of a document only a hash is kept, where the provider gives one.
 */
const statements = [
  sql`CREATE TABLE kyc_case (
    player_id uuid PRIMARY KEY REFERENCES player (id),
    party text,
    reference text,
    applicant_id text,
    name_key text,
    document_hash text,
    identity_state text NOT NULL DEFAULT 'NOT_STARTED' CHECK (identity_state IN (${states})),
    identity_since timestamptz,
    address_state text NOT NULL DEFAULT 'NOT_STARTED' CHECK (address_state IN (${states})),
    address_since timestamptz,
    address_asked_at timestamptz,
    manual_reason text CHECK (manual_reason IN ('PROVIDER', 'DUPLICATE', 'STATED_UNDER_AGE')),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    next_poll_at timestamptz,
    polls integer NOT NULL DEFAULT 0,
    polled_at timestamptz,
    CONSTRAINT kyc_case_reference UNIQUE (party, reference),
    CONSTRAINT kyc_case_applicant UNIQUE (party, applicant_id)
  )`,
  sql`CREATE INDEX kyc_case_name ON kyc_case (name_key) WHERE name_key IS NOT NULL`,
  sql`CREATE INDEX kyc_case_document ON kyc_case (document_hash) WHERE document_hash IS NOT NULL`,
  sql`CREATE INDEX kyc_case_due ON kyc_case (party, next_poll_at) WHERE next_poll_at IS NOT NULL`,
  sql`CREATE INDEX kyc_case_manual ON kyc_case (least(identity_since, address_since))
    WHERE identity_state = 'UNDER_MANUAL_VERIFICATION' OR address_state = 'UNDER_MANUAL_VERIFICATION'`,

  // `subject` tells apart what one source says at one moment: the other account of a duplicate, a stated date of birth.
  sql`CREATE TABLE kyc_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES kyc_case (player_id),
    level text NOT NULL CHECK (level IN (${levels})),
    word text NOT NULL CHECK (word IN ('STARTED', 'PENDING', 'COMPLETED', 'MANUAL', 'RESUBMIT', 'UNSUCCESSFUL', 'RESET',
      'DUPLICATE', 'STATED_UNDER_AGE', 'UNDER_AGE', 'NOT_FINISHED', 'APPROVED', 'REFUSED', 'REOPENED')),
    source text NOT NULL CHECK (source IN ('WEBHOOK', 'STATUS', 'PLATFORM', 'DESK')),
    subject text NOT NULL DEFAULT '',
    at timestamptz NOT NULL,
    is_final boolean NOT NULL DEFAULT false,
    reason text CHECK (reason IN ('UNDER_AGE', 'TOO_MANY_ATTEMPTS', 'NOT_FINISHED', 'NOT_CONFIRMED')),
    documents jsonb,
    attempts integer,
    birth_date text,
    actor text NOT NULL DEFAULT '',
    note text,
    raw text NOT NULL DEFAULT '',
    recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    times integer NOT NULL DEFAULT 1,
    effect text NOT NULL DEFAULT 'KEPT' CHECK (effect IN ('KEPT', 'MOVED')),
    CONSTRAINT kyc_event_once UNIQUE (player_id, level, word, source, subject, at)
  )`,

  sql`ALTER TABLE outgoing_message DROP CONSTRAINT outgoing_message_kind_check`,
  sql`ALTER TABLE outgoing_message ADD CONSTRAINT outgoing_message_kind_check
    CHECK (kind IN ('confirm-email', 'reset-password', 'password-changed', 'one-time-code', 'payment-received', 'payment-reversed',
      'verification-completed', 'verification-resubmit', 'verification-unsuccessful', 'verification-manual'))`,
  // Players that were verified before there were cases.
  sql`INSERT INTO kyc_case (player_id, identity_state, identity_since)
    SELECT id, 'COMPLETED', clock_timestamp() FROM player WHERE id_verified`,
  sql`INSERT INTO kyc_event (player_id, level, word, source, subject, at)
    SELECT player_id, 'IDENTITY', 'APPROVED', 'DESK', 'before cases were kept', identity_since FROM kyc_case`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
