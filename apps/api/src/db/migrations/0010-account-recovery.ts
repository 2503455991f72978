import { sql, type Kysely } from 'kysely'

/**
 * The way back into an account, one-time codes, and the devices that a player is logged in on. Nothing that opens an account
 * rests here in clear: reset tokens as SHA-256, codes under a key that only the server has, both made when they are sent.
 */
const statements = [
  sql`ALTER TABLE player
    ADD COLUMN phone_confirmed_at timestamptz,
    ADD COLUMN pending_email text,
    ADD COLUMN pending_phone text,
    ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now()`,
  sql`UPDATE player SET password_changed_at = created_at`,

  sql`ALTER TABLE session ADD COLUMN user_agent text NOT NULL DEFAULT ''`,
  sql`ALTER TABLE session DROP CONSTRAINT session_revoked_reason_check`,
  sql`ALTER TABLE session ADD CONSTRAINT session_revoked_reason_check
    CHECK (revoked_reason IN ('logout', 'other-device', 'reuse', 'password', 'revoked'))`,

  sql`CREATE TABLE password_reset (
    token_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  sql`CREATE INDEX password_reset_player ON password_reset (player_id)`,

  // One row per request. A target that no account has gets a row too, without player and hash: it behaves the same and never fits.
  sql`CREATE TABLE one_time_code (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    purpose text NOT NULL CHECK (purpose IN ('recover', 'confirm')),
    channel text NOT NULL CHECK (channel IN ('EMAIL', 'PHONE')),
    target text NOT NULL,
    player_id uuid REFERENCES player (id),
    code_hash bytea,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    expires_at timestamptz NOT NULL,
    closed_at timestamptz
  )`,
  sql`CREATE INDEX one_time_code_target ON one_time_code (purpose, target) WHERE closed_at IS NULL`,
  sql`CREATE INDEX one_time_code_expiry ON one_time_code (expires_at)`,

  sql`ALTER TABLE letter ADD COLUMN code_id uuid REFERENCES one_time_code (id) ON DELETE CASCADE`,
  sql`ALTER TABLE letter DROP CONSTRAINT letter_kind_check`,
  sql`ALTER TABLE letter ADD CONSTRAINT letter_kind_check
    CHECK (kind IN ('confirm-email', 'reset-password', 'password-changed', 'one-time-code') AND (kind = 'one-time-code') = (code_id IS NOT NULL))`,

  // One try at a code, counted before it is compared, under the row's lock: parallel tries stand in line. A code belongs to its
  // request and, where it has one, to its player; anything else is answered like a code that is over.
  sql`CREATE FUNCTION try_code(p_id uuid, p_purpose text, p_player uuid, p_hash bytea, p_most_tries integer)
  RETURNS TABLE (outcome text, tries_left integer, player_id uuid, channel text, target text)
  LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE v one_time_code%ROWTYPE;
  BEGIN
    SELECT * INTO v FROM one_time_code c
      WHERE c.id = p_id AND c.purpose = p_purpose AND (p_player IS NULL OR c.player_id = p_player) FOR UPDATE;
    IF NOT FOUND OR v.closed_at IS NOT NULL OR v.tries >= p_most_tries OR v.expires_at <= clock_timestamp() THEN
      RETURN QUERY SELECT 'EXPIRED', 0, NULL::uuid, NULL::text, NULL::text; RETURN;
    END IF;
    UPDATE one_time_code c SET tries = c.tries + 1 WHERE c.id = p_id;
    IF v.code_hash = p_hash THEN
      UPDATE one_time_code c SET closed_at = clock_timestamp() WHERE c.id = p_id;
      RETURN QUERY SELECT 'VERIFIED', 0, v.player_id, v.channel, v.target; RETURN;
    END IF;
    RETURN QUERY SELECT 'WRONG', p_most_tries - v.tries - 1, NULL::uuid, NULL::text, NULL::text;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
