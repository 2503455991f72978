import { sql, type Kysely } from 'kysely'

/**
 * The ledger as moves of any number of legs. A leg names whose account it changes (`owner`, and `party` where there are several of
 * that owner), the kind of token and a signed amount in minor units; per kind the legs of a move add up to zero.
 *
 * PLAYER: what a player can spend. HELD: what is the player's and set aside by a hold. OPERATOR: the counter-account of grants and
 * fees. PROVIDER and PAYMENTS: one per game provider and per payment provider, by its id. Only PLAYER and HELD accounts keep a
 * balance: one row that every move updates would cost nine tenths of the throughput.
 *
 * Refusals are raised with SQLSTATE LGREF and a code of `ledger/refusals.ts` as the message. No text of any wire is stored: a move
 * keeps `watched_balance`, what was left of the kind that its caller asked about, so that a replay can be answered as the first call.
 */
const statements = [
  sql`DROP FUNCTION wallet_grant, wallet_bet, wallet_win, wallet_rollback, post_move, replay_of, enter_session, tell_round, lock_wallet, open_wallet`,

  sql`ALTER TABLE account ADD COLUMN owner text NOT NULL DEFAULT 'PLAYER'`,
  sql`ALTER TABLE account ALTER COLUMN owner DROP DEFAULT`,
  sql`ALTER TABLE account ADD COLUMN party text NOT NULL DEFAULT ''`,
  sql`ALTER TABLE account DROP CONSTRAINT account_house_has_no_balance`,
  sql`UPDATE account SET owner = 'OPERATOR' WHERE player_id IS NULL`,
  sql`ALTER TABLE account ADD CONSTRAINT account_owner CHECK (CASE owner
    WHEN 'PLAYER' THEN player_id IS NOT NULL AND balance IS NOT NULL AND party = ''
    WHEN 'HELD' THEN player_id IS NOT NULL AND balance IS NOT NULL AND party = ''
    WHEN 'OPERATOR' THEN player_id IS NULL AND balance IS NULL AND party = ''
    WHEN 'PROVIDER' THEN player_id IS NULL AND balance IS NULL AND party <> ''
    WHEN 'PAYMENTS' THEN player_id IS NULL AND balance IS NULL AND party <> ''
    ELSE false END)`,
  sql`DROP INDEX account_player_kind`,
  sql`DROP INDEX account_house_kind`,
  sql`CREATE UNIQUE INDEX account_of_player ON account (player_id, owner, kind) WHERE player_id IS NOT NULL`,
  sql`CREATE UNIQUE INDEX account_of_party ON account (owner, party, kind) WHERE player_id IS NULL`,

  // ALTER TYPE rewrites the table once and fires no trigger, so the transactions stay append only on the way.
  sql`ALTER TABLE ledger_tx ALTER COLUMN reply DROP NOT NULL`,
  sql`ALTER TABLE ledger_tx ALTER COLUMN reply TYPE bigint USING (CASE WHEN reply = '' THEN NULL ELSE (reply::jsonb ->> 'balance')::bigint END)`,
  sql`ALTER TABLE ledger_tx RENAME COLUMN reply TO watched_balance`,
  sql`ALTER TABLE ledger_tx ALTER COLUMN player_id DROP NOT NULL`,
  sql`ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_type_check`,
  sql`ALTER TABLE ledger_tx ADD CONSTRAINT ledger_tx_type_check CHECK (type IN ('GRANT', 'PURCHASE', 'TIP', 'EXPIRY', 'CHARGEBACK', 'RETURN',
    'REVERSAL', 'BET', 'WIN', 'ROLLBACK', 'HOLD', 'CAPTURE', 'RELEASE', 'TOMBSTONE'))`,
  sql`ALTER TABLE ledger_tx ADD COLUMN reason text CONSTRAINT ledger_tx_reason CHECK (reason IN ('WELCOME', 'DEMO'))`,
  sql`ALTER TABLE ledger_tx ADD COLUMN reverses_id bigint`,
  sql`CREATE UNIQUE INDEX ledger_tx_reversal ON ledger_tx (reverses_id) WHERE reverses_id IS NOT NULL`,
  sql`ALTER TABLE ledger_tx DISABLE TRIGGER ledger_tx_append_only`,
  sql`UPDATE ledger_tx SET reason = upper(split_part(key, ':', 1)) WHERE type = 'GRANT' AND split_part(key, ':', 1) IN ('welcome', 'demo')`,
  sql`ALTER TABLE ledger_tx ENABLE TRIGGER ledger_tx_append_only`,

  sql`CREATE TYPE ledger_leg AS (owner text, party text, kind text, amount bigint)`,

  // ACCOUNT_MAXIMUM of the contract. Ten accounts of this size still add up within a bigint.
  sql`CREATE FUNCTION account_maximum() RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 100000000000000000 $$`,

  sql`CREATE FUNCTION open_wallet(p_player uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO wallet (player_id) VALUES (p_player) ON CONFLICT DO NOTHING;
    INSERT INTO account (player_id, owner, kind, balance)
      SELECT p_player, 'PLAYER', kind, 0 FROM unnest(ARRAY['GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP']) AS kind
      ON CONFLICT (player_id, owner, kind) WHERE player_id IS NOT NULL DO NOTHING;
  END $$`,

  sql`CREATE FUNCTION lock_wallet(p_player uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM wallet WHERE player_id = p_player FOR UPDATE;
    IF NOT FOUND THEN
      PERFORM open_wallet(p_player);
      PERFORM 1 FROM wallet WHERE player_id = p_player FOR UPDATE;
      IF NOT FOUND THEN RAISE EXCEPTION 'player % has no wallet', p_player USING ERRCODE = 'LGWAL'; END IF;
    END IF;
  END $$`,

  // The transaction that a key names already, as it was; null for a new key. The caller holds the wallet's lock.
  sql`CREATE FUNCTION ledger_replay(p_scope text, p_key text, p_hash bytea, OUT tx_id bigint, OUT watched bigint) LANGUAGE plpgsql AS $$
  DECLARE v_type text; v_hash bytea;
  BEGIN
    SELECT t.id, t.watched_balance, t.type, t.request_hash INTO tx_id, watched, v_type, v_hash FROM ledger_tx t WHERE t.scope = p_scope AND t.key = p_key;
    IF NOT FOUND THEN RETURN; END IF;
    IF v_type = 'TOMBSTONE' THEN PERFORM refuse('KEY_VOID'); END IF;
    IF v_hash <> p_hash THEN PERFORM refuse('KEY_REUSED'); END IF;
  END $$`,

  // Says why an account could not take a leg.
  sql`CREATE FUNCTION refuse_leg(p_player uuid, p_leg ledger_leg) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE v_balance bigint;
  BEGIN
    SELECT balance INTO v_balance FROM account WHERE player_id = p_player AND owner = p_leg.owner AND kind = p_leg.kind;
    IF NOT FOUND THEN PERFORM refuse('UNKNOWN_KIND', p_leg.kind); END IF;
    IF p_leg.amount > 0 THEN PERFORM refuse('ACCOUNT_MAXIMUM', v_balance::text); END IF;
    PERFORM refuse('INSUFFICIENT_BALANCE', v_balance::text);
  END $$`,

  // Books a move whose legs balance and name each account at most once. The caller holds the wallet's lock and has looked for a
  // replay. Without legs it only records the key. p_watched is the kind whose remaining balance the move keeps, or null.
  sql`CREATE FUNCTION ledger_book(
    p_player uuid, p_type text, p_scope text, p_key text, p_hash bytea, p_watched text, p_reason text, p_reverses bigint, p_legs ledger_leg[],
    OUT tx_id bigint, OUT watched bigint
  ) LANGUAGE plpgsql AS $$
  DECLARE
    v_leg ledger_leg; v_account bigint; v_balance bigint; v_version bigint; v_is_seen boolean := false;
    v_accounts bigint[]; v_kinds text[]; v_amounts bigint[]; v_balances bigint[];
  BEGIN
    FOREACH v_leg IN ARRAY p_legs LOOP
      IF v_leg.owner = 'PLAYER' OR v_leg.owner = 'HELD' THEN
        UPDATE account SET balance = balance + v_leg.amount
          WHERE player_id = p_player AND owner = v_leg.owner AND kind = v_leg.kind AND balance + v_leg.amount >= 0
            AND (v_leg.amount < 0 OR balance + v_leg.amount <= account_maximum())
          RETURNING id, balance INTO v_account, v_balance;
        IF NOT FOUND THEN PERFORM refuse_leg(p_player, v_leg); END IF;
        IF v_leg.owner = 'PLAYER' THEN
          v_is_seen := true;
          IF v_leg.kind = p_watched THEN watched := v_balance; END IF;
        END IF;
      ELSE
        v_balance := NULL;
        SELECT id INTO v_account FROM account WHERE player_id IS NULL AND owner = v_leg.owner AND party = v_leg.party AND kind = v_leg.kind;
        IF NOT FOUND THEN
          INSERT INTO account (owner, party, kind) VALUES (v_leg.owner, v_leg.party, v_leg.kind)
            ON CONFLICT (owner, party, kind) WHERE player_id IS NULL DO NOTHING;
          SELECT id INTO v_account FROM account WHERE player_id IS NULL AND owner = v_leg.owner AND party = v_leg.party AND kind = v_leg.kind;
          IF NOT FOUND THEN RAISE EXCEPTION 'the account was made at the same moment' USING ERRCODE = 'serialization_failure'; END IF;
        END IF;
      END IF;
      v_accounts := v_accounts || v_account;
      v_kinds := v_kinds || v_leg.kind;
      v_amounts := v_amounts || v_leg.amount;
      v_balances := v_balances || v_balance;
    END LOOP;
    IF p_watched IS NOT NULL AND watched IS NULL THEN
      SELECT balance INTO watched FROM account WHERE player_id = p_player AND owner = 'PLAYER' AND kind = p_watched;
    END IF;
    INSERT INTO ledger_tx (scope, key, request_hash, type, player_id, watched_balance, reason, reverses_id)
      VALUES (p_scope, p_key, p_hash, p_type, p_player, watched, p_reason, p_reverses)
      ON CONFLICT ON CONSTRAINT ledger_tx_key DO NOTHING RETURNING id INTO tx_id;
    IF tx_id IS NULL THEN
      RAISE EXCEPTION 'the key was taken at the same moment' USING ERRCODE = 'serialization_failure';
    END IF;
    IF v_accounts IS NOT NULL THEN
      INSERT INTO entry (tx_id, account_id, kind, amount, balance_after)
        SELECT ledger_book.tx_id, leg.* FROM unnest(v_accounts, v_kinds, v_amounts, v_balances) AS leg;
    END IF;
    IF v_is_seen THEN
      UPDATE wallet SET version = version + 1 WHERE player_id = p_player RETURNING version INTO v_version;
      PERFORM tell(p_player, (SELECT jsonb_build_object('topic', 'balances', 'version', v_version::text,
        'tokens', jsonb_agg(jsonb_build_object('kind', kind, 'amount', balance::text) ORDER BY id))
        FROM account WHERE player_id = p_player AND owner = 'PLAYER'));
    END IF;
  END $$`,

  // Legs as JSON (owner, party, player, kind, amount as digits), one for each account, or a refusal that says what is wrong with them.
  sql`CREATE FUNCTION ledger_legs(p_player uuid, p_legs jsonb) RETURNS ledger_leg[] LANGUAGE plpgsql AS $$
  DECLARE v_given record; v_legs ledger_leg[];
  BEGIN
    FOR v_given IN SELECT * FROM jsonb_to_recordset(p_legs) AS leg (owner text, party text, player uuid, kind text, amount numeric) LOOP
      IF v_given.kind IS NULL OR v_given.kind NOT IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP') THEN
        PERFORM refuse('UNKNOWN_KIND', coalesce(v_given.kind, ''));
      END IF;
      IF v_given.owner IS NULL OR v_given.owner NOT IN ('PLAYER', 'HELD', 'OPERATOR', 'PROVIDER', 'PAYMENTS') THEN
        PERFORM refuse('UNKNOWN_ACCOUNT', coalesce(v_given.owner, ''));
      END IF;
      IF v_given.owner = 'HELD' THEN PERFORM refuse('HOLD_REQUIRED'); END IF;
      IF v_given.owner = 'PLAYER' AND v_given.player IS DISTINCT FROM p_player THEN PERFORM refuse('FOREIGN_LEG'); END IF;
      IF v_given.owner IN ('PROVIDER', 'PAYMENTS') AND coalesce(v_given.party, '') = '' THEN PERFORM refuse('UNKNOWN_ACCOUNT', v_given.owner); END IF;
      IF v_given.amount IS NULL OR v_given.amount <> trunc(v_given.amount) THEN PERFORM refuse('BAD_AMOUNT'); END IF;
      IF abs(v_given.amount) > account_maximum() THEN PERFORM refuse('ACCOUNT_MAXIMUM'); END IF;
    END LOOP;
    IF EXISTS (SELECT 1 FROM jsonb_to_recordset(p_legs) AS leg (kind text, amount numeric) GROUP BY kind HAVING sum(amount) <> 0) THEN
      PERFORM refuse('UNBALANCED');
    END IF;
    SELECT array_agg(ROW (leg.owner, leg.party, leg.kind, leg.amount)::ledger_leg ORDER BY leg.owner DESC, leg.party, leg.kind) INTO v_legs FROM (
      SELECT owner, coalesce(party, '') AS party, kind, sum(amount)::bigint AS amount
      FROM jsonb_to_recordset(p_legs) AS given (owner text, party text, kind text, amount numeric)
      GROUP BY 1, 2, 3 HAVING sum(amount) <> 0
    ) leg;
    IF v_legs IS NULL THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    RETURN v_legs;
  END $$`,

  sql`CREATE FUNCTION ledger_post(p_player uuid, p_type text, p_scope text, p_key text, p_request text[], p_reason text, p_legs jsonb, OUT tx_id bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_hash bytea := request_hash(VARIADIC p_request);
  BEGIN
    IF p_player IS NOT NULL THEN PERFORM lock_wallet(p_player); END IF;
    SELECT r.tx_id INTO tx_id FROM ledger_replay(p_scope, p_key, v_hash) r;
    IF tx_id IS NOT NULL THEN RETURN; END IF;
    SELECT b.tx_id INTO tx_id FROM ledger_book(p_player, p_type, p_scope, p_key, v_hash, NULL, p_reason, NULL, ledger_legs(p_player, p_legs)) b;
  END $$`,

  // Undoes a whole move, once. Moves of rounds and holds have ways of their own back, which keep the round or the hold in step.
  sql`CREATE FUNCTION ledger_reverse(p_scope text, p_key text, p_of_scope text, p_of_key text, p_reason text, OUT tx_id bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_hash bytea := request_hash('REVERSAL', p_of_scope, p_of_key); v_tx ledger_tx%ROWTYPE; v_legs ledger_leg[];
  BEGIN
    SELECT * INTO v_tx FROM ledger_tx WHERE scope = p_of_scope AND key = p_of_key;
    IF NOT FOUND THEN PERFORM refuse('MOVE_NOT_FOUND'); END IF;
    IF v_tx.player_id IS NOT NULL THEN PERFORM lock_wallet(v_tx.player_id); END IF;
    SELECT r.tx_id INTO tx_id FROM ledger_replay(p_scope, p_key, v_hash) r;
    IF tx_id IS NOT NULL THEN RETURN; END IF;
    IF v_tx.type NOT IN ('GRANT', 'PURCHASE', 'TIP', 'EXPIRY', 'CHARGEBACK', 'RETURN') THEN PERFORM refuse('NOT_REVERSIBLE'); END IF;
    IF EXISTS (SELECT 1 FROM ledger_tx WHERE reverses_id = v_tx.id) THEN PERFORM refuse('ALREADY_REVERSED'); END IF;
    SELECT array_agg(ROW (a.owner, a.party, e.kind, -e.amount)::ledger_leg) INTO v_legs
      FROM entry e JOIN account a ON a.id = e.account_id WHERE e.tx_id = v_tx.id;
    SELECT b.tx_id INTO tx_id FROM ledger_book(v_tx.player_id, 'REVERSAL', p_scope, p_key, v_hash, NULL, p_reason, v_tx.id, v_legs) b;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
