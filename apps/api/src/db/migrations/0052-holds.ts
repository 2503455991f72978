import { sql, type Kysely } from 'kysely'

/**
 * Tokens set aside: a hold moves an amount of one kind from what a player can spend to what is held; captures take from it for
 * other accounts, releases give back to the player, whole or in part, until nothing is left.
 */
const statements = [
  sql`CREATE TABLE hold (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    tx_id bigint NOT NULL UNIQUE,
    player_id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP')),
    amount bigint NOT NULL CHECK (amount > 0),
    captured bigint NOT NULL DEFAULT 0 CHECK (captured >= 0),
    released bigint NOT NULL DEFAULT 0 CHECK (released >= 0),
    purpose text NOT NULL CHECK (purpose IN ('WITHDRAWAL', 'SITTING')),
    reference text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    closed_at timestamptz,
    CONSTRAINT hold_not_exceeded CHECK (captured + released <= amount),
    CONSTRAINT hold_closed_when_empty CHECK ((closed_at IS NOT NULL) = (captured + released = amount))
  )`,
  sql`CREATE INDEX hold_open ON hold (player_id, kind) WHERE closed_at IS NULL`,
  sql`CREATE INDEX hold_reference ON hold (purpose, reference)`,
  sql`CREATE TABLE hold_move (
    tx_id bigint PRIMARY KEY,
    hold_id bigint NOT NULL REFERENCES hold (id),
    type text NOT NULL CHECK (type IN ('CAPTURE', 'RELEASE')),
    amount bigint NOT NULL CHECK (amount > 0)
  )`,
  sql`CREATE INDEX hold_move_hold ON hold_move (hold_id)`,
  sql`CREATE TRIGGER hold_stays BEFORE DELETE OR TRUNCATE ON hold FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  sql`CREATE TRIGGER hold_move_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON hold_move FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,

  sql`CREATE FUNCTION ledger_hold(
    p_player uuid, p_scope text, p_key text, p_kind text, p_amount bigint, p_purpose text, p_reference text, OUT hold_id bigint
  ) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_hash bytea := request_hash('HOLD', p_player::text, p_kind, p_amount::text, p_purpose, p_reference); v_tx bigint;
  BEGIN
    PERFORM lock_wallet(p_player);
    SELECT r.tx_id INTO v_tx FROM ledger_replay(p_scope, p_key, v_hash) r;
    IF v_tx IS NOT NULL THEN
      SELECT h.id INTO hold_id FROM hold h WHERE h.tx_id = v_tx;
      RETURN;
    END IF;
    IF p_amount <= 0 OR p_amount > account_maximum() THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    IF NOT EXISTS (SELECT 1 FROM account WHERE player_id = p_player AND owner = 'PLAYER' AND kind = p_kind) THEN PERFORM refuse('UNKNOWN_KIND', p_kind); END IF;
    INSERT INTO account (player_id, owner, kind, balance) VALUES (p_player, 'HELD', p_kind, 0)
      ON CONFLICT (player_id, owner, kind) WHERE player_id IS NOT NULL DO NOTHING;
    SELECT b.tx_id INTO v_tx FROM ledger_book(p_player, 'HOLD', p_scope, p_key, v_hash, NULL, NULL, NULL,
      ARRAY[ROW ('PLAYER', '', p_kind, -p_amount), ROW ('HELD', '', p_kind, p_amount)]::ledger_leg[]) b;
    INSERT INTO hold (tx_id, player_id, kind, amount, purpose, reference)
      VALUES (v_tx, p_player, p_kind, p_amount, p_purpose, p_reference) RETURNING id INTO hold_id;
  END $$`,

  // The hold with its wallet locked, or a refusal when so much is not left of it. A null amount stands for all that is left.
  sql`CREATE FUNCTION hold_with(p_hold bigint, p_amount bigint) RETURNS hold LANGUAGE plpgsql AS $$
  DECLARE v_hold hold;
  BEGIN
    SELECT * INTO v_hold FROM hold WHERE id = p_hold;
    IF v_hold.captured + v_hold.released = v_hold.amount THEN
      IF v_hold.captured > 0 THEN PERFORM refuse('HOLD_CAPTURED'); ELSE PERFORM refuse('HOLD_RELEASED'); END IF;
    END IF;
    IF p_amount > v_hold.amount - v_hold.captured - v_hold.released THEN
      PERFORM refuse('HOLD_EXCEEDED', (v_hold.amount - v_hold.captured - v_hold.released)::text);
    END IF;
    RETURN v_hold;
  END $$`,

  sql`CREATE FUNCTION lock_hold(p_hold bigint) RETURNS uuid LANGUAGE plpgsql AS $$
  DECLARE v_player uuid;
  BEGIN
    SELECT player_id INTO v_player FROM hold WHERE id = p_hold;
    IF NOT FOUND THEN PERFORM refuse('HOLD_NOT_FOUND'); END IF;
    PERFORM lock_wallet(v_player);
    RETURN v_player;
  END $$`,

  // Takes from a hold what p_legs (as of ledger_post, amounts above zero, of the hold's kind, for OPERATOR, PROVIDER or PAYMENTS) gives away.
  sql`CREATE FUNCTION ledger_capture(p_hold bigint, p_scope text, p_key text, p_legs jsonb, p_reason text, OUT tx_id bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_player uuid := lock_hold(p_hold); v_hash bytea := request_hash('CAPTURE', p_hold::text, p_legs::text); v_hold hold; v_amount bigint; v_legs ledger_leg[];
  BEGIN
    SELECT r.tx_id INTO tx_id FROM ledger_replay(p_scope, p_key, v_hash) r;
    IF tx_id IS NOT NULL THEN RETURN; END IF;
    SELECT sum(leg.amount)::bigint INTO v_amount FROM jsonb_to_recordset(p_legs) AS leg (amount numeric);
    v_hold := hold_with(p_hold, v_amount);
    IF EXISTS (SELECT 1 FROM jsonb_to_recordset(p_legs) AS leg (owner text, kind text, amount numeric)
      WHERE leg.amount <= 0 OR leg.owner NOT IN ('OPERATOR', 'PROVIDER', 'PAYMENTS')) THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    IF EXISTS (SELECT 1 FROM jsonb_to_recordset(p_legs) AS leg (kind text) WHERE leg.kind IS DISTINCT FROM v_hold.kind) THEN
      PERFORM refuse('UNKNOWN_KIND', v_hold.kind);
    END IF;
    -- Checked as a move of the player, then the leg of the player becomes the one of the hold.
    v_legs := ledger_legs(v_player, p_legs || jsonb_build_array(
      jsonb_build_object('owner', 'PLAYER', 'player', v_player, 'kind', v_hold.kind, 'amount', -v_amount)));
    SELECT array_agg(CASE leg.owner WHEN 'PLAYER' THEN ROW ('HELD', '', leg.kind, leg.amount)::ledger_leg
      ELSE ROW (leg.owner, leg.party, leg.kind, leg.amount)::ledger_leg END) INTO v_legs FROM unnest(v_legs) leg;
    SELECT b.tx_id INTO tx_id FROM ledger_book(v_player, 'CAPTURE', p_scope, p_key, v_hash, NULL, p_reason, NULL, v_legs) b;
    INSERT INTO hold_move (tx_id, hold_id, type, amount) VALUES (ledger_capture.tx_id, p_hold, 'CAPTURE', v_amount);
    UPDATE hold SET captured = captured + v_amount, closed_at = CASE WHEN captured + released + v_amount = amount THEN clock_timestamp() END WHERE id = p_hold;
  END $$`,

  // Gives back to the player what is left of a hold, or a part of it.
  sql`CREATE FUNCTION ledger_release(p_hold bigint, p_scope text, p_key text, p_amount bigint, p_reason text, OUT tx_id bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_player uuid := lock_hold(p_hold); v_hash bytea := request_hash('RELEASE', p_hold::text, coalesce(p_amount::text, 'ALL')); v_hold hold; v_amount bigint;
  BEGIN
    SELECT r.tx_id INTO tx_id FROM ledger_replay(p_scope, p_key, v_hash) r;
    IF tx_id IS NOT NULL THEN RETURN; END IF;
    IF p_amount <= 0 THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    v_hold := hold_with(p_hold, p_amount);
    v_amount := coalesce(p_amount, v_hold.amount - v_hold.captured - v_hold.released);
    SELECT b.tx_id INTO tx_id FROM ledger_book(v_player, 'RELEASE', p_scope, p_key, v_hash, NULL, p_reason, NULL,
      ARRAY[ROW ('HELD', '', v_hold.kind, -v_amount), ROW ('PLAYER', '', v_hold.kind, v_amount)]::ledger_leg[]) b;
    INSERT INTO hold_move (tx_id, hold_id, type, amount) VALUES (ledger_release.tx_id, p_hold, 'RELEASE', v_amount);
    UPDATE hold SET released = released + v_amount, closed_at = CASE WHEN captured + released + v_amount = amount THEN clock_timestamp() END WHERE id = p_hold;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
