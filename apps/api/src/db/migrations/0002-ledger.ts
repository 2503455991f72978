import { sql, type Kysely } from 'kysely'

/**
 * The ledger: double entry, append only. A player's account keeps its balance, which the database refuses below zero; the
 * house keeps none (one row that every move updates costs nine tenths of the throughput), its balance is the sum of its entries.
 *
 * Every move locks the player's wallet first, so the moves of one player stand in one line, whatever the isolation level, and
 * two moves never wait for each other in a ring. Refusals are raised with SQLSTATE LGREF and the status word as message: the
 * whole move is undone and its key stays free.
 *
 * The functions that are called from outside run without sequential scans: a connection keeps the plans of its functions, and one
 * made while the tables were small would read all of them for every move until the next ANALYZE.
 */
const statements = [
  sql`CREATE TABLE wallet (
    player_id uuid PRIMARY KEY REFERENCES player (id),
    version bigint NOT NULL DEFAULT 0 CHECK (version >= 0)
  ) WITH (fillfactor = 50)`,

  sql`CREATE TABLE account (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id uuid REFERENCES wallet (player_id),
    kind text NOT NULL CHECK (kind IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP')),
    balance bigint,
    CONSTRAINT account_house_has_no_balance CHECK ((player_id IS NULL) = (balance IS NULL)),
    CONSTRAINT account_balance_not_negative CHECK (balance >= 0)
  ) WITH (fillfactor = 50)`,
  sql`CREATE UNIQUE INDEX account_player_kind ON account (player_id, kind) WHERE player_id IS NOT NULL`,
  sql`CREATE UNIQUE INDEX account_house_kind ON account (kind) WHERE player_id IS NULL`,
  sql`INSERT INTO account (kind) VALUES ('GAME'), ('SWEEP'), ('BONUS_SWEEP'), ('PRIZE'), ('TIP')`,

  // A key belongs to its scope for ever: a provider's transaction ids to the provider, a player's keys to the player.
  sql`CREATE TABLE ledger_tx (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    scope text NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    type text NOT NULL CHECK (type IN ('GRANT', 'BET', 'WIN', 'ROLLBACK', 'TOMBSTONE')),
    player_id uuid NOT NULL,
    reply text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    CONSTRAINT ledger_tx_key UNIQUE (scope, key)
  )`,

  // No foreign keys here: each would lock the house's row once per move. The trigger below looks instead, and what it looks
  // at cannot be deleted. The entries of a player's account are a chain: each continues the balance that the last one left.
  sql`CREATE TABLE entry (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tx_id bigint NOT NULL,
    account_id bigint NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL CHECK (amount <> 0),
    balance_after bigint CHECK (balance_after >= 0)
  )`,
  sql`CREATE INDEX entry_account ON entry (account_id, id DESC)`,
  sql`CREATE UNIQUE INDEX entry_tx_account ON entry (tx_id, account_id)`,

  // Messages for players, written in the transaction of what they tell.
  sql`CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    player_id uuid NOT NULL,
    message_id uuid NOT NULL DEFAULT gen_random_uuid(),
    body jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,

  sql`CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'LGAPP';
  END $$`,
  sql`CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  sql`CREATE TRIGGER ledger_tx_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_tx FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  sql`CREATE TRIGGER account_stays BEFORE DELETE OR TRUNCATE ON account FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,

  sql`CREATE FUNCTION check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM added a
      WHERE (SELECT t.id FROM ledger_tx t WHERE t.id = a.tx_id) IS NULL
        OR (SELECT c.kind FROM account c WHERE c.id = a.account_id) IS DISTINCT FROM a.kind
        OR (SELECT c.balance FROM account c WHERE c.id = a.account_id) IS DISTINCT FROM a.balance_after
        OR a.balance_after - a.amount <> coalesce(
          (SELECT e.balance_after FROM entry e WHERE e.account_id = a.account_id AND e.id < a.id ORDER BY e.id DESC LIMIT 1), 0)
    ) THEN
      RAISE EXCEPTION 'an entry names no transaction, another kind of token, or does not continue the balance of its account'
        USING ERRCODE = 'LGENT';
    END IF;
    IF EXISTS (SELECT 1 FROM added GROUP BY tx_id, kind HAVING sum(amount) <> 0) THEN
      RAISE EXCEPTION 'the entries of a transaction do not add up to zero' USING ERRCODE = 'LGBAL';
    END IF;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER entry_checked AFTER INSERT ON entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries()`,

  sql`CREATE FUNCTION refuse(p_status text, p_detail text DEFAULT '') RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION USING ERRCODE = 'LGREF', MESSAGE = p_status, DETAIL = p_detail;
  END $$`,

  sql`CREATE FUNCTION request_hash(VARIADIC p_fields text[]) RETURNS bytea LANGUAGE sql STABLE AS $$
    SELECT sha256(convert_to(p_fields::text, 'UTF8'))
  $$`,

  sql`CREATE FUNCTION open_wallet(p_player uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO wallet (player_id) VALUES (p_player) ON CONFLICT DO NOTHING;
    INSERT INTO account (player_id, kind, balance)
      SELECT p_player, kind, 0 FROM unnest(ARRAY['GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP']) AS kind
      ON CONFLICT (player_id, kind) WHERE player_id IS NOT NULL DO NOTHING;
  END $$`,

  sql`CREATE FUNCTION lock_wallet(p_player uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM wallet WHERE player_id = p_player FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'player % has no wallet', p_player USING ERRCODE = 'LGWAL'; END IF;
  END $$`,

  // The reply that a key got the first time; null for a new key. Refuses a key that was used for another request.
  sql`CREATE FUNCTION replay_of(p_scope text, p_key text, p_hash bytea) RETURNS text LANGUAGE plpgsql AS $$
  DECLARE v_type text; v_hash bytea; v_reply text;
  BEGIN
    SELECT type, request_hash, reply INTO v_type, v_hash, v_reply FROM ledger_tx WHERE scope = p_scope AND key = p_key;
    IF NOT FOUND THEN RETURN NULL; END IF;
    IF v_type = 'TOMBSTONE' THEN PERFORM refuse('ROLLED_BACK'); END IF;
    IF v_hash <> p_hash THEN PERFORM refuse('DUPLICATE_TRANSACTION'); END IF;
    RETURN v_reply;
  END $$`,

  // The one way in which tokens move. The caller holds the wallet's lock and has looked for a replay. p_amount is seen from the
  // player; 0 only records the key. The reply names the balance of p_reply_kind.
  sql`CREATE FUNCTION post_move(
    p_player uuid, p_kind text, p_amount bigint, p_type text, p_scope text, p_key text, p_hash bytea, p_reply_kind text,
    OUT tx_id bigint, OUT reply text
  ) LANGUAGE plpgsql AS $$
  DECLARE v_version bigint; v_account bigint; v_balance bigint; v_shown bigint;
  BEGIN
    IF p_amount <> 0 THEN
      UPDATE account SET balance = balance + p_amount WHERE player_id = p_player AND kind = p_kind AND balance + p_amount >= 0
        RETURNING id, balance INTO v_account, v_balance;
      IF NOT FOUND THEN
        PERFORM refuse('INSUFFICIENT_BALANCE', (SELECT balance::text FROM account WHERE player_id = p_player AND kind = p_kind));
      END IF;
    END IF;
    IF p_amount <> 0 AND p_kind = p_reply_kind THEN v_shown := v_balance;
    ELSE SELECT balance INTO v_shown FROM account WHERE player_id = p_player AND kind = p_reply_kind; END IF;
    reply := '{"status":"OK","transactionId":' || to_json(p_key)::text || ',"balance":"' || v_shown || '"}';
    INSERT INTO ledger_tx (scope, key, request_hash, type, player_id, reply) VALUES (p_scope, p_key, p_hash, p_type, p_player, reply)
      ON CONFLICT ON CONSTRAINT ledger_tx_key DO NOTHING RETURNING id INTO tx_id;
    IF tx_id IS NULL THEN
      RAISE EXCEPTION 'the key was taken at the same moment' USING ERRCODE = 'serialization_failure';
    END IF;
    IF p_amount <> 0 THEN
      INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
        SELECT post_move.tx_id, v_account, p_kind, p_amount, v_balance
        UNION ALL SELECT post_move.tx_id, id, p_kind, -p_amount, NULL FROM account WHERE player_id IS NULL AND kind = p_kind;
      UPDATE wallet SET version = version + 1 WHERE player_id = p_player RETURNING version INTO v_version;
      INSERT INTO outbox (player_id, body) SELECT p_player, jsonb_build_object(
        'topic', 'balances', 'version', v_version::text,
        'tokens', jsonb_agg(jsonb_build_object('kind', kind, 'amount', balance::text) ORDER BY id))
        FROM account WHERE player_id = p_player;
    END IF;
  END $$`,

  sql`CREATE FUNCTION wallet_grant(p_player uuid, p_kind text, p_amount bigint, p_key text) RETURNS text
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_scope text := 'player:' || p_player; v_hash bytea := request_hash('GRANT', p_kind, p_amount::text); v_reply text;
  BEGIN
    IF p_amount <= 0 THEN PERFORM refuse('BAD_REQUEST'); END IF;
    PERFORM open_wallet(p_player);
    PERFORM lock_wallet(p_player);
    v_reply := replay_of(v_scope, p_key, v_hash);
    IF v_reply IS NOT NULL THEN RETURN v_reply; END IF;
    SELECT m.reply INTO v_reply FROM post_move(p_player, p_kind, p_amount, 'GRANT', v_scope, p_key, v_hash, p_kind) m;
    RETURN v_reply;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
