import { sql, type Kysely } from 'kysely'

/**
 * Sittings: tokens of a player that are with a game provider meanwhile. What went in is held (`0052-holds.ts`), one hold for each
 * transfer; what comes back is released, what was lost captured, and what was won beyond it is booked as CASH_OUT, which is no income
 * of the player: the rounds say what was played and won. Rounds of a sitting come from the provider's feed, in any order and late, and
 * have no moves of their own; the tokens moved with the sitting.
 */
const statements = [
  sql`ALTER TABLE ledger_tx DROP CONSTRAINT ledger_tx_type_check`,
  sql`ALTER TABLE ledger_tx ADD CONSTRAINT ledger_tx_type_check CHECK (type IN ('GRANT', 'PURCHASE', 'TIP', 'EXPIRY', 'CHARGEBACK', 'RETURN',
    'REVERSAL', 'BET', 'WIN', 'ROLLBACK', 'HOLD', 'CAPTURE', 'RELEASE', 'TOMBSTONE', 'CASH_OUT'))`,

  // As it was (0081-running-stats.ts), but that a CASH_OUT was not received.
  sql`CREATE OR REPLACE FUNCTION ledger_book(
    p_player uuid, p_type text, p_scope text, p_key text, p_hash bytea, p_watched text, p_reason text, p_reverses bigint, p_legs ledger_leg[],
    OUT tx_id bigint, OUT watched bigint
  ) LANGUAGE plpgsql AS $$
  DECLARE
    v_leg ledger_leg; v_account bigint; v_balance bigint; v_version bigint; v_is_seen boolean := false;
    v_accounts bigint[]; v_kinds text[]; v_amounts bigint[]; v_balances bigint[];
  BEGIN
    FOREACH v_leg IN ARRAY p_legs LOOP
      IF v_leg.owner = 'PLAYER' OR v_leg.owner = 'HELD' THEN
        UPDATE account SET balance = balance + v_leg.amount,
            received = received + CASE WHEN p_type NOT IN ('BET', 'WIN', 'ROLLBACK', 'RELEASE', 'CASH_OUT') AND v_leg.amount > 0 THEN v_leg.amount ELSE 0 END,
            played = played - CASE WHEN p_type IN ('BET', 'ROLLBACK') THEN v_leg.amount ELSE 0 END,
            won = won + CASE WHEN p_type = 'WIN' THEN v_leg.amount ELSE 0 END
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

  sql`CREATE TABLE sitting (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    provider_id text NOT NULL,
    player_id uuid NOT NULL,
    game_id text NOT NULL,
    game_session_id uuid NOT NULL,
    token text NOT NULL CHECK (token IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP')),
    win_token text NOT NULL CHECK (win_token IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP')),
    remote_id text,
    state text NOT NULL DEFAULT 'OPENING' CHECK (state IN ('OPENING', 'OPEN', 'CLOSING', 'CLOSED')),
    bet bigint NOT NULL DEFAULT 0,
    win bigint NOT NULL DEFAULT 0,
    rounds bigint NOT NULL DEFAULT 0,
    brought bigint,
    stake_back bigint,
    won_back bigint,
    rounds_told bigint,
    flag text CHECK (flag IN ('SUM', 'BROUGHT', 'LOST')),
    tries integer NOT NULL DEFAULT 0,
    next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    opened_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    closed_at timestamptz,
    CONSTRAINT sitting_closed CHECK ((state = 'CLOSED') = (closed_at IS NOT NULL))
  )`,
  sql`CREATE UNIQUE INDEX sitting_live ON sitting (player_id, provider_id, token) WHERE state <> 'CLOSED'`,
  sql`CREATE UNIQUE INDEX sitting_remote ON sitting (provider_id, remote_id)`,
  sql`CREATE INDEX sitting_due ON sitting (next_at) WHERE state <> 'CLOSED'`,
  sql`CREATE TABLE sitting_transfer (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    sitting_id uuid NOT NULL REFERENCES sitting (id),
    hold_id bigint NOT NULL,
    amount bigint NOT NULL CHECK (amount > 0),
    state text NOT NULL DEFAULT 'UNKNOWN' CHECK (state IN ('UNKNOWN', 'DONE', 'CANCELLED')),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  sql`CREATE INDEX sitting_transfer_sitting ON sitting_transfer (sitting_id)`,
  sql`CREATE TABLE round_feed (provider_id text PRIMARY KEY, position text NOT NULL)`,

  sql`ALTER TABLE round ADD COLUMN sitting_id uuid`,
  sql`CREATE INDEX round_of_sitting ON round (sitting_id) WHERE sitting_id IS NOT NULL`,

  // Keeps a round of the feed, once. Without a sitting of the provider's it is refused; told again it changes nothing.
  sql`CREATE FUNCTION sitting_round(
    p_provider text, p_remote text, p_gameplay text, p_bet bigint, p_win bigint, p_played_at timestamptz, p_detail jsonb,
    OUT id bigint, OUT player_id uuid, OUT game_id text
  ) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_sitting sitting%ROWTYPE; v_round round%ROWTYPE;
  BEGIN
    SELECT * INTO v_sitting FROM sitting s WHERE s.provider_id = p_provider AND s.remote_id = p_remote;
    IF NOT FOUND THEN PERFORM refuse('SESSION_NOT_FOUND'); END IF;
    PERFORM lock_wallet(v_sitting.player_id);
    INSERT INTO round (provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet, state, played_at, closed_at, detail, sitting_id)
      SELECT p_provider, p_gameplay, v_sitting.game_session_id, v_sitting.player_id, g.id, coalesce(g.round_type, g.type), v_sitting.token,
        v_sitting.win_token, p_bet, 'SETTLED', p_played_at, clock_timestamp(), p_detail, v_sitting.id
      FROM game g WHERE g.id = v_sitting.game_id
      ON CONFLICT ON CONSTRAINT round_gameplay DO NOTHING RETURNING * INTO v_round;
    IF NOT FOUND THEN
      SELECT * INTO v_round FROM round r WHERE r.provider_id = p_provider AND r.gameplay_id = p_gameplay;
      IF v_round.sitting_id IS DISTINCT FROM v_sitting.id THEN PERFORM refuse('FOREIGN_ROUND'); END IF;
      IF v_round.bet <> p_bet OR v_round.win <> p_win THEN PERFORM refuse('KEY_REUSED'); END IF;
      RETURN;
    END IF;
    UPDATE round r SET win = p_win WHERE r.id = v_round.id AND p_win > 0;
    UPDATE sitting s SET bet = s.bet + p_bet, win = s.win + p_win, rounds = s.rounds + 1 WHERE s.id = v_sitting.id;
    UPDATE account a SET played = a.played + p_bet WHERE a.player_id = v_sitting.player_id AND a.owner = 'PLAYER' AND a.kind = v_sitting.token;
    UPDATE account a SET won = a.won + p_win WHERE a.player_id = v_sitting.player_id AND a.owner = 'PLAYER' AND a.kind = v_sitting.win_token;
    PERFORM tell_round(v_round);
    SELECT v_round.id, v_round.player_id, v_round.game_id INTO id, player_id, game_id;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
