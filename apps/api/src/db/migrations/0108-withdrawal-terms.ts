import { sql, type Kysely } from 'kysely'
import { addWords } from '../addWords.ts'

const ways = sql.raw(`'BANK', 'CARD', 'CRYPTO', 'SKRILL', 'CASH_APP', 'SEAMLESS_CHEX'`)

/**
 * On which terms prize tokens become money: the operator's data. A row without a state holds for its whole country; one with a state
 * goes before it there. A country without a row has no withdrawals. Amounts are minor units of prize tokens, fees those of the currency.
 */
const statements = [
  sql`CREATE TABLE withdrawal_terms (
    country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
    state text NOT NULL DEFAULT '',
    currency text NOT NULL CHECK (currency IN ('USD', 'CAD')),
    token_worth bigint NOT NULL CHECK (token_worth > 0),
    playthrough integer NOT NULL DEFAULT 1 CHECK (playthrough BETWEEN 0 AND 100),
    new_account_hours integer NOT NULL DEFAULT 24 CHECK (new_account_hours BETWEEN 0 AND 720),
    address_proof_above bigint CHECK (address_proof_above >= 0),
    day_limit bigint CHECK (day_limit > 0),
    month_limit bigint CHECK (month_limit > 0),
    prize_limit bigint CHECK (prize_limit > 0),
    PRIMARY KEY (country, state)
  )`,
  sql`CREATE TABLE withdrawal_way (
    country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
    way text NOT NULL CHECK (way IN (${ways})),
    is_open boolean NOT NULL DEFAULT true,
    least bigint NOT NULL CHECK (least > 0),
    most bigint NOT NULL CHECK (most >= least),
    fee_minor bigint NOT NULL DEFAULT 0 CHECK (fee_minor >= 0),
    arrives_least integer NOT NULL CHECK (arrives_least >= 0),
    arrives_most integer NOT NULL CHECK (arrives_most >= arrives_least),
    PRIMARY KEY (country, way)
  )`,

  // The few moves that undo others, for what was given to a player.
  sql`CREATE INDEX ledger_tx_undoing ON ledger_tx (player_id) WHERE type IN ('CHARGEBACK', 'RETURN')`,

  // A code for what needs the player themselves, beside the session.
  sql`ALTER TABLE one_time_code DROP CONSTRAINT one_time_code_purpose_check`,
  sql`ALTER TABLE one_time_code ADD CONSTRAINT one_time_code_purpose_check CHECK (purpose IN ('recover', 'confirm', 'step-up'))`,

  // What an email about an account to be paid out to is about.
  sql`ALTER TABLE outgoing_message ADD COLUMN account_id uuid REFERENCES payout_account (id)`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
  await addWords(database, 'outgoing_message', 'kind', ['payout-account-added', 'payout-account-changed'])
}
