import { sql, type Kysely } from 'kysely'

/**
 * Accounts and sessions. A session is a family of refresh tokens: it begins with a log-in and ends at `expires_at` or when it
 * is revoked, whichever comes first. Tokens stand here as SHA-256 only; a successor is derived from its parent by the server's
 * secret, so that a parent replayed in good faith gets the very same child and no second branch grows.
 */
const statements = [
  sql`CREATE TABLE player (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL,
    phone text NOT NULL CONSTRAINT player_phone_key UNIQUE,
    display_name text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    password_hash text NOT NULL,
    special_offers boolean NOT NULL,
    terms_version text NOT NULL,
    terms_accepted_at timestamptz NOT NULL,
    age_acknowledged_at timestamptz NOT NULL,
    email_confirmed_at timestamptz,
    id_verified boolean NOT NULL DEFAULT false,
    level integer NOT NULL DEFAULT 1,
    lobby_code text NOT NULL DEFAULT 'lagoon',
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE UNIQUE INDEX player_email_key ON player (lower(email))`,
  sql`CREATE UNIQUE INDEX player_display_name_key ON player (lower(display_name))`,

  sql`CREATE TABLE email_token (
    token_hash bytea PRIMARY KEY,
    player_id uuid NOT NULL REFERENCES player (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  sql`CREATE INDEX email_token_player ON email_token (player_id)`,

  // Letters waiting for the mail server. The link's token is made when the letter is sent, so none rests here in clear.
  sql`CREATE TABLE letter (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('confirm-email')),
    player_id uuid NOT NULL REFERENCES player (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz NOT NULL DEFAULT now(),
    attempts integer NOT NULL DEFAULT 0,
    sent_at timestamptz
  )`,
  sql`CREATE INDEX letter_due ON letter (due_at) WHERE sent_at IS NULL`,

  sql`CREATE TABLE session (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    player_id uuid NOT NULL REFERENCES player (id),
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    generation integer NOT NULL DEFAULT 0,
    ip text NOT NULL,
    revoked_at timestamptz,
    revoked_reason text CHECK (revoked_reason IN ('logout', 'other-device', 'reuse')),
    CHECK ((revoked_at IS NULL) = (revoked_reason IS NULL))
  )`,
  sql`CREATE INDEX session_player ON session (player_id, created_at DESC)`,

  sql`CREATE TABLE refresh_token (
    token_hash bytea PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES session (id),
    generation integer NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    first_used_at timestamptz,
    UNIQUE (session_id, generation)
  )`,

  sql`CREATE TABLE anonymous_session (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    token_hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  )`,

  // One counter per account and origin (an address that the player logged in from before has its own), shared by all nodes.
  sql`CREATE TABLE login_attempt (
    bucket bytea PRIMARY KEY,
    failures integer NOT NULL,
    last_at timestamptz NOT NULL,
    locked_until timestamptz
  )`,

  sql`CREATE TABLE throttle (
    bucket text PRIMARY KEY,
    window_start timestamptz NOT NULL,
    hits integer NOT NULL
  )`,
  sql`CREATE INDEX throttle_window ON throttle (window_start)`,

  // Counts one call; answers 0 when it may pass, otherwise the seconds to wait.
  sql`CREATE FUNCTION take_throttle(p_bucket text, p_limit integer, p_window_seconds integer) RETURNS integer
  LANGUAGE plpgsql AS $$
  DECLARE v throttle%ROWTYPE;
  BEGIN
    INSERT INTO throttle AS t (bucket, window_start, hits) VALUES (p_bucket, now(), 1)
    ON CONFLICT (bucket) DO UPDATE SET
      hits = CASE WHEN t.window_start + make_interval(secs => p_window_seconds) <= now() THEN 1 ELSE t.hits + 1 END,
      window_start = CASE WHEN t.window_start + make_interval(secs => p_window_seconds) <= now() THEN now() ELSE t.window_start END
    RETURNING * INTO v;
    IF v.hits <= p_limit THEN RETURN 0; END IF;
    RETURN GREATEST(1, ceil(extract(epoch FROM v.window_start + make_interval(secs => p_window_seconds) - now()))::integer);
  END $$`,

  // Counts the try before the password is looked at, so that parallel tries cannot slip past the limit; a right password
  // deletes the row. From the fifth try on the bucket is shut for a minute, doubling up to a quarter of an hour.
  sql`CREATE FUNCTION take_login_attempt(p_bucket bytea) RETURNS integer
  LANGUAGE plpgsql AS $$
  DECLARE v login_attempt%ROWTYPE; v_failures integer;
  BEGIN
    INSERT INTO login_attempt (bucket, failures, last_at) VALUES (p_bucket, 0, clock_timestamp()) ON CONFLICT (bucket) DO NOTHING;
    SELECT * INTO v FROM login_attempt WHERE bucket = p_bucket FOR UPDATE;
    IF NOT FOUND THEN RETURN 0; END IF;
    IF v.locked_until > clock_timestamp() THEN
      RETURN GREATEST(1, ceil(extract(epoch FROM v.locked_until - clock_timestamp()))::integer);
    END IF;
    v_failures := CASE WHEN v.last_at < clock_timestamp() - interval '1 hour' THEN 1 ELSE v.failures + 1 END;
    UPDATE login_attempt SET
      failures = v_failures,
      last_at = clock_timestamp(),
      locked_until = CASE WHEN v_failures < 5 THEN NULL
        ELSE clock_timestamp() + LEAST(interval '15 minutes', interval '1 minute' * power(2, LEAST(v_failures - 5, 10))) END
    WHERE bucket = p_bucket;
    RETURN 0;
  END $$`,

  // One refresh under the family's row lock. The current token rotates. A token whose child was never used, or first used
  // less than p_grace_seconds ago, gets that same child again, as long as no later token than the child's own was presented.
  // Anything else is a replay: the family ends.
  sql`CREATE FUNCTION rotate_refresh(p_token bytea, p_child bytea, p_grace_seconds integer)
  RETURNS TABLE (outcome text, session_id uuid, player_id uuid, generation integer, issued_at timestamptz, expires_at timestamptz)
  LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE v_session session%ROWTYPE; v_token refresh_token%ROWTYPE; v_child refresh_token%ROWTYPE; v_now timestamptz;
  BEGIN
    SELECT s.* INTO v_session FROM session s JOIN refresh_token t ON t.session_id = s.id WHERE t.token_hash = p_token FOR UPDATE OF s;
    IF NOT FOUND THEN RETURN QUERY SELECT 'unknown', NULL::uuid, NULL::uuid, NULL::integer, NULL::timestamptz, NULL::timestamptz; RETURN; END IF;
    v_now := clock_timestamp();
    SELECT * INTO v_token FROM refresh_token t WHERE t.token_hash = p_token;
    IF v_session.revoked_at IS NOT NULL OR v_session.expires_at <= v_now THEN
      RETURN QUERY SELECT 'ended', v_session.id, v_session.player_id, v_token.generation, v_now, v_session.expires_at; RETURN;
    END IF;
    UPDATE refresh_token t SET first_used_at = COALESCE(t.first_used_at, v_now) WHERE t.token_hash = p_token;
    SELECT * INTO v_child FROM refresh_token t WHERE t.session_id = v_session.id AND t.generation = v_token.generation + 1;
    IF NOT FOUND THEN
      INSERT INTO refresh_token (token_hash, session_id, generation, created_at) VALUES (p_child, v_session.id, v_token.generation + 1, v_now);
      UPDATE session s SET generation = v_token.generation + 1 WHERE s.id = v_session.id;
      RETURN QUERY SELECT 'rotated', v_session.id, v_session.player_id, v_token.generation + 1, v_now, v_session.expires_at; RETURN;
    END IF;
    IF v_token.generation >= v_session.generation - 2
      AND (v_child.first_used_at IS NULL OR v_child.first_used_at > v_now - make_interval(secs => p_grace_seconds)) THEN
      RETURN QUERY SELECT 'repeated', v_session.id, v_session.player_id, v_child.generation, v_child.created_at, v_session.expires_at; RETURN;
    END IF;
    UPDATE session s SET revoked_at = v_now, revoked_reason = 'reuse' WHERE s.id = v_session.id;
    RETURN QUERY SELECT 'reused', v_session.id, v_session.player_id, v_token.generation, v_now, v_session.expires_at;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
