import { sql, type Kysely } from 'kysely'

/**
 * What is for sale and on which terms: the operator's data. A price stands in each currency by itself and is never converted. What a
 * payment takes of an offer or a coupon is a row of its own, released where the payment fails; that one player or one use too many
 * gets nothing is held by the indexes and checks here, whoever asks at once.
 */
const statements = [
  sql`CREATE TABLE token_package (
    id text PRIMARY KEY CHECK (id ~ '^[a-z0-9-]{1,64}$'),
    name text NOT NULL,
    art text NOT NULL CHECK (art IN ('HANDFUL', 'POUCH', 'JAR', 'CHEST', 'COFFER', 'SHIP', 'TREASURE')),
    game_tokens bigint NOT NULL CHECK (game_tokens > 0),
    extra_sweep bigint NOT NULL DEFAULT 0 CHECK (extra_sweep >= 0),
    extra_bonus_sweep bigint NOT NULL DEFAULT 0 CHECK (extra_bonus_sweep >= 0),
    price_usd bigint NOT NULL CHECK (price_usd >= 100),
    price_cad bigint NOT NULL CHECK (price_cad >= 100),
    discount_percent integer CHECK (discount_percent BETWEEN 1 AND 90),
    is_first_purchase_only boolean NOT NULL DEFAULT false,
    is_once_per_player boolean NOT NULL DEFAULT false,
    sold_from timestamptz,
    sold_until timestamptz,
    stock integer CHECK (stock >= 0),
    sold integer NOT NULL DEFAULT 0,
    rank integer NOT NULL,
    CONSTRAINT token_package_stock CHECK (sold >= 0 AND (stock IS NULL OR sold <= stock))
  )`,
  sql`CREATE TABLE package_claim (
    payment_id uuid PRIMARY KEY,
    package_id text NOT NULL REFERENCES token_package (id),
    player_id uuid NOT NULL REFERENCES player (id),
    is_first_purchase_only boolean NOT NULL,
    is_once_per_player boolean NOT NULL,
    is_released boolean NOT NULL DEFAULT false
  )`,
  sql`CREATE UNIQUE INDEX package_claim_once ON package_claim (player_id, package_id) WHERE is_once_per_player AND NOT is_released`,
  sql`CREATE UNIQUE INDEX package_claim_first ON package_claim (player_id) WHERE is_first_purchase_only AND NOT is_released`,

  sql`CREATE TABLE coupon (
    code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9_-]{1,32}$'),
    discount_percent integer CHECK (discount_percent BETWEEN 1 AND 90),
    extra_kind text CHECK (extra_kind IN ('GAME', 'SWEEP', 'BONUS_SWEEP')),
    extra_minor bigint CHECK (extra_minor > 0),
    package_id text REFERENCES token_package (id),
    least_price bigint CHECK (least_price > 0),
    starts_at timestamptz,
    ends_at timestamptz,
    max_uses integer CHECK (max_uses > 0),
    uses integer NOT NULL DEFAULT 0,
    CONSTRAINT coupon_gives_something CHECK (discount_percent IS NOT NULL OR extra_minor IS NOT NULL),
    CONSTRAINT coupon_extra_whole CHECK ((extra_kind IS NULL) = (extra_minor IS NULL)),
    CONSTRAINT coupon_used_up CHECK (uses >= 0 AND (max_uses IS NULL OR uses <= max_uses))
  )`,
  sql`CREATE TABLE coupon_use (
    payment_id uuid PRIMARY KEY,
    code text NOT NULL REFERENCES coupon (code),
    player_id uuid NOT NULL REFERENCES player (id),
    state text NOT NULL CHECK (state IN ('RESERVED', 'USED', 'RELEASED')),
    at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  sql`CREATE UNIQUE INDEX coupon_use_once ON coupon_use (player_id, code) WHERE state <> 'RELEASED'`,

  sql`CREATE TABLE purchase_terms (
    currency text PRIMARY KEY CHECK (currency IN ('USD', 'CAD')),
    kyc_above bigint CHECK (kyc_above >= 0),
    threshold_minor bigint CHECK (threshold_minor > 0),
    threshold_days integer CHECK (threshold_days > 0),
    fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
    fee_bp integer NOT NULL DEFAULT 0 CHECK (fee_bp BETWEEN 0 AND 10000),
    recharge_min bigint CHECK (recharge_min >= 100),
    recharge_max bigint CHECK (recharge_max >= recharge_min),
    recharge_steps jsonb NOT NULL DEFAULT '[]',
    recharge_tokens_per_unit bigint CHECK (recharge_tokens_per_unit > 0 AND recharge_tokens_per_unit % 100 = 0),
    CONSTRAINT purchase_terms_threshold_whole CHECK ((threshold_minor IS NULL) = (threshold_days IS NULL)),
    CONSTRAINT purchase_terms_recharge_whole CHECK (num_nonnulls(recharge_min, recharge_max, recharge_tokens_per_unit) IN (0, 3))
  )`,

  // A player's limit from a moment on, null: none. The newest that has begun holds; a raised one begins later.
  sql`CREATE TABLE deposit_limit (
    player_id uuid NOT NULL REFERENCES player (id),
    holds_from timestamptz NOT NULL DEFAULT clock_timestamp(),
    minor bigint CHECK (minor > 0),
    days integer CHECK (days IN (1, 7, 30)),
    set_by text NOT NULL CHECK (set_by IN ('PLAYER', 'DESK')),
    PRIMARY KEY (player_id, holds_from),
    CONSTRAINT deposit_limit_whole CHECK ((minor IS NULL) = (days IS NULL))
  )`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
