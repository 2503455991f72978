import { sql, type Kysely } from 'kysely'

/** The catalogue, what home tells, and the play itself: sessions with a provider's game, and rounds. Amounts are minor units. */
const statements = [
  sql`CREATE TABLE provider (id text PRIMARY KEY, name text NOT NULL)`,

  sql`CREATE TABLE game (
    id text PRIMARY KEY,
    provider_id text NOT NULL REFERENCES provider (id),
    name text NOT NULL,
    type text NOT NULL CHECK (type IN ('SLOT', 'KENO', 'FISH', 'POKER', 'CRASH', 'BLACKJACK')),
    summary text NOT NULL,
    rules jsonb NOT NULL,
    tokens jsonb NOT NULL,
    return_to_player_bp integer CHECK (return_to_player_bp BETWEEN 1 AND 10000),
    volatility text CHECK (volatility IN ('LOW', 'MEDIUM', 'HIGH')),
    paylines integer CHECK (paylines > 0),
    min_stake bigint NOT NULL CHECK (min_stake > 0),
    max_stake bigint NOT NULL,
    is_playable boolean NOT NULL,
    is_new boolean NOT NULL,
    is_featured boolean NOT NULL,
    rank integer NOT NULL,
    CHECK (max_stake >= min_stake)
  )`,

  sql`CREATE TABLE article (
    id text PRIMARY KEY,
    section text NOT NULL CHECK (section IN ('NEWS', 'PROMOTION')),
    title text NOT NULL,
    summary text NOT NULL,
    body jsonb NOT NULL,
    published_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX article_newest ON article (section, published_at DESC)`,

  sql`CREATE TABLE game_session (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    player_id uuid NOT NULL REFERENCES wallet (player_id),
    game_id text NOT NULL REFERENCES game (id),
    token text NOT NULL CHECK (token IN ('GAME', 'SWEEP')),
    win_token text NOT NULL CHECK (win_token IN ('GAME', 'PRIZE')),
    started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    expires_at timestamptz NOT NULL,
    ended_at timestamptz
  )`,
  sql`CREATE INDEX game_session_player ON game_session (player_id, started_at DESC)`,
  sql`CREATE INDEX game_session_open ON game_session (expires_at) WHERE ended_at IS NULL`,

  // SHA-256 only: who reads the table cannot open a game.
  sql`CREATE TABLE launch_token (
    token_hash bytea PRIMARY KEY,
    game_session_id uuid NOT NULL REFERENCES game_session (id),
    expires_at timestamptz NOT NULL,
    used_at timestamptz
  )`,
  sql`CREATE INDEX launch_token_expiry ON launch_token (expires_at)`,

  sql`CREATE TABLE provider_nonce (
    provider_id text NOT NULL,
    nonce text NOT NULL,
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (provider_id, nonce)
  )`,
  sql`CREATE INDEX provider_nonce_expiry ON provider_nonce (expires_at)`,

  sql`CREATE TABLE round (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    provider_id text NOT NULL,
    gameplay_id text NOT NULL,
    game_session_id uuid NOT NULL,
    player_id uuid NOT NULL,
    game_id text NOT NULL,
    type text NOT NULL,
    token text NOT NULL,
    win_token text NOT NULL,
    bet bigint NOT NULL CHECK (bet > 0),
    win bigint NOT NULL DEFAULT 0 CHECK (win >= 0),
    state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'SETTLED', 'ROLLED_BACK')),
    bet_tx_id bigint NOT NULL CONSTRAINT round_bet UNIQUE,
    played_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
    closed_at timestamptz,
    detail jsonb,
    CONSTRAINT round_gameplay UNIQUE (provider_id, gameplay_id),
    CHECK ((state = 'OPEN') = (closed_at IS NULL))
  )`,
  sql`CREATE INDEX round_by_played_at ON round (player_id, type, played_at, id)`,
  sql`CREATE INDEX round_by_bet ON round (player_id, type, bet, id)`,
  sql`CREATE INDEX round_by_win ON round (player_id, type, win, id)`,
  sql`CREATE INDEX round_open ON round (played_at) WHERE state = 'OPEN'`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
