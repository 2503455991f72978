import { sql, type Kysely } from 'kysely'

/**
 * A round has many moves: bets (`part` says which: the main one, a double, an insurance, a shot …), wins and rollbacks of single
 * bets. It is open until a win that closes it, or until its last bet is undone; it may stay open for days and be taken up again by
 * a later session of the same player, game and kind of token. `bet` is what its bets took and was not given back (of a round that
 * is undone: what its bets had taken), `win` what it paid.
 */
const statements = [
  sql`CREATE TABLE round_move (
    tx_id bigint PRIMARY KEY,
    round_id bigint NOT NULL,
    type text NOT NULL CHECK (type IN ('BET', 'WIN', 'ROLLBACK')),
    part text NOT NULL CHECK (part IN ('MAIN', 'SIDE', 'DOUBLE', 'SPLIT', 'INSURANCE', 'RAISE', 'SHOT')),
    amount bigint NOT NULL CHECK (amount >= 0),
    bet_tx_id bigint,
    CONSTRAINT round_move_answers_a_bet CHECK (type <> 'ROLLBACK' OR bet_tx_id IS NOT NULL),
    CONSTRAINT round_move_bet_takes CHECK (type = 'WIN' OR amount > 0)
  )`,

  // The moves of the rounds there are. Wins and rollbacks did not name their round, but the hash of their request does.
  sql`INSERT INTO round_move (tx_id, round_id, type, part, amount) SELECT bet_tx_id, id, 'BET', 'MAIN', bet FROM round`,
  sql`INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id)
    SELECT w.id, r.id, 'WIN', 'MAIN', r.win, b.id FROM round r JOIN ledger_tx b ON b.id = r.bet_tx_id JOIN ledger_tx w ON w.type = 'WIN' AND w.scope = b.scope
      AND w.request_hash = request_hash('WIN', r.game_session_id::text, b.key, r.gameplay_id, r.win::text, r.detail::text)
    WHERE r.state = 'SETTLED'`,
  sql`INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id)
    SELECT u.id, r.id, 'ROLLBACK', 'MAIN', r.bet, b.id FROM round r JOIN ledger_tx b ON b.id = r.bet_tx_id JOIN ledger_tx u ON u.type = 'ROLLBACK' AND u.scope = b.scope
      AND u.request_hash = request_hash('ROLLBACK', r.game_session_id::text, b.key)
    WHERE r.state = 'ROLLED_BACK' AND EXISTS (SELECT 1 FROM entry e WHERE e.tx_id = u.id)`,
  sql`ALTER TABLE ledger_tx DISABLE TRIGGER ledger_tx_append_only`,
  sql`UPDATE ledger_tx t SET reverses_id = m.bet_tx_id FROM round_move m WHERE m.tx_id = t.id AND m.type = 'ROLLBACK'`,
  sql`ALTER TABLE ledger_tx ENABLE TRIGGER ledger_tx_append_only`,
  sql`CREATE INDEX round_move_round ON round_move (round_id, tx_id)`,
  sql`CREATE UNIQUE INDEX round_move_main ON round_move (round_id) WHERE type = 'BET' AND part = 'MAIN'`,
  sql`CREATE UNIQUE INDEX round_move_undone ON round_move (bet_tx_id) WHERE type = 'ROLLBACK'`,
  sql`CREATE TRIGGER round_move_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON round_move FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,

  sql`ALTER TABLE round DROP COLUMN bet_tx_id`,
  sql`ALTER TABLE round DROP CONSTRAINT round_bet_check`,
  sql`ALTER TABLE round ADD CONSTRAINT round_bet_check CHECK (bet >= 0)`,

  // A session takes any of the five kinds that its game allows.
  sql`ALTER TABLE game_session DROP CONSTRAINT game_session_token_check`,
  sql`ALTER TABLE game_session ADD CONSTRAINT game_session_token_check CHECK (token IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP'))`,
  sql`ALTER TABLE game_session DROP CONSTRAINT game_session_win_token_check`,
  sql`ALTER TABLE game_session ADD CONSTRAINT game_session_win_token_check CHECK (win_token IN ('GAME', 'SWEEP', 'BONUS_SWEEP', 'PRIZE', 'TIP'))`,

  // The player of a session at this provider, with the wallet locked. A key that is known already says so before the session does.
  sql`CREATE FUNCTION enter_session(p_provider text, p_session uuid, p_scope text, p_key text, p_hash bytea) RETURNS game_session
  LANGUAGE plpgsql AS $$
  DECLARE v_session game_session%ROWTYPE;
  BEGIN
    SELECT s.* INTO v_session FROM game_session s JOIN game g ON g.id = s.game_id WHERE s.id = p_session AND g.provider_id = p_provider;
    IF NOT FOUND THEN
      PERFORM ledger_replay(p_scope, p_key, p_hash);
      PERFORM refuse('SESSION_NOT_FOUND');
    END IF;
    PERFORM lock_wallet(v_session.player_id);
    SELECT * INTO v_session FROM game_session WHERE id = p_session;
    RETURN v_session;
  END $$`,

  sql`CREATE FUNCTION tell_round(p_round round) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM tell(p_round.player_id, jsonb_build_object(
      'topic', 'round', 'roundId', p_round.id::text, 'gameSessionId', p_round.game_session_id, 'state', p_round.state));
  END $$`,

  // The first bet of a gameplay opens its round, any later one belongs to it as long as it is open. Answers what is left of the token.
  sql`CREATE FUNCTION round_bet(p_provider text, p_session uuid, p_key text, p_gameplay text, p_amount bigint, p_part text, OUT watched bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    -- Main bets hash as they always did, so that one that was booked by an earlier release is still known by its key.
    v_hash bytea := CASE p_part WHEN 'MAIN' THEN request_hash('BET', p_session::text, p_gameplay, p_amount::text)
      ELSE request_hash('BET', p_session::text, p_gameplay, p_amount::text, p_part) END;
    v_session game_session; v_game game%ROWTYPE; v_tx bigint; v_round round%ROWTYPE;
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_key, v_hash);
    SELECT r.tx_id, r.watched INTO v_tx, watched FROM ledger_replay(v_scope, p_key, v_hash) r;
    IF v_tx IS NOT NULL THEN RETURN; END IF;
    IF v_session.ended_at IS NOT NULL OR v_session.expires_at <= clock_timestamp() THEN PERFORM refuse('SESSION_ENDED'); END IF;
    SELECT * INTO v_game FROM game WHERE id = v_session.game_id;
    IF p_amount <= 0 THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    IF p_part = 'MAIN' AND p_amount NOT BETWEEN v_game.min_stake AND v_game.max_stake THEN PERFORM refuse('STAKE_OUT_OF_RANGE'); END IF;
    SELECT * INTO v_round FROM round WHERE provider_id = p_provider AND gameplay_id = p_gameplay;
    IF FOUND THEN
      IF v_round.player_id <> v_session.player_id OR v_round.game_id <> v_session.game_id OR v_round.token <> v_session.token THEN
        PERFORM refuse('FOREIGN_ROUND');
      END IF;
      IF v_round.state <> 'OPEN' THEN PERFORM refuse('ROUND_CLOSED'); END IF;
      IF p_part = 'MAIN' THEN PERFORM refuse('ROUND_HAS_MAIN_BET'); END IF;
    END IF;
    SELECT b.tx_id, b.watched INTO v_tx, watched FROM ledger_book(
      v_session.player_id, 'BET', v_scope, p_key, v_hash, v_session.token, NULL, NULL,
      ARRAY[ROW ('PLAYER', '', v_session.token, -p_amount), ROW ('PROVIDER', p_provider, v_session.token, p_amount)]::ledger_leg[]) b;
    IF v_round.id IS NULL THEN
      INSERT INTO round (provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet)
        VALUES (p_provider, p_gameplay, p_session, v_session.player_id, v_game.id, v_game.type, v_session.token, v_session.win_token, p_amount)
        ON CONFLICT ON CONSTRAINT round_gameplay DO NOTHING RETURNING * INTO v_round;
      IF NOT FOUND THEN PERFORM refuse('FOREIGN_ROUND'); END IF;
    ELSE
      UPDATE round SET bet = bet + p_amount, game_session_id = p_session WHERE id = v_round.id RETURNING * INTO v_round;
    END IF;
    INSERT INTO round_move (tx_id, round_id, type, part, amount) VALUES (v_tx, v_round.id, 'BET', p_part, p_amount);
    PERFORM tell_round(v_round);
  END $$`,

  // Pays a win of a round, 0 too; p_closes settles the round, with p_detail for its history. p_bet: the bet it answers, or null for the round.
  sql`CREATE FUNCTION round_win(
    p_provider text, p_session uuid, p_key text, p_bet text, p_gameplay text, p_amount bigint, p_detail jsonb, p_closes boolean, OUT watched bigint
  ) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    v_hash bytea := CASE WHEN p_closes THEN request_hash('WIN', p_session::text, p_bet, p_gameplay, p_amount::text, p_detail::text)
      ELSE request_hash('WIN', p_session::text, p_bet, p_gameplay, p_amount::text, p_detail::text, 'OPEN') END;
    v_session game_session; v_type text; v_bet_tx bigint; v_tx bigint; v_round round%ROWTYPE; v_legs ledger_leg[] := '{}';
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_key, v_hash);
    SELECT r.tx_id, r.watched INTO v_tx, watched FROM ledger_replay(v_scope, p_key, v_hash) r;
    IF v_tx IS NOT NULL THEN RETURN; END IF;
    IF p_amount < 0 THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    SELECT * INTO v_round FROM round WHERE provider_id = p_provider AND gameplay_id = p_gameplay AND player_id = v_session.player_id;
    IF p_bet IS NULL THEN
      IF v_round.id IS NULL THEN PERFORM refuse('MOVE_NOT_FOUND'); END IF;
    ELSE
      SELECT id, type INTO v_bet_tx, v_type FROM ledger_tx WHERE scope = v_scope AND key = p_bet;
      IF v_type = 'TOMBSTONE' THEN PERFORM refuse('BET_UNDONE'); END IF;
      IF NOT EXISTS (SELECT 1 FROM round_move WHERE tx_id = v_bet_tx AND round_id = v_round.id AND type = 'BET') THEN PERFORM refuse('MOVE_NOT_FOUND'); END IF;
      IF EXISTS (SELECT 1 FROM round_move WHERE bet_tx_id = v_bet_tx AND type = 'ROLLBACK') THEN PERFORM refuse('BET_UNDONE'); END IF;
    END IF;
    IF v_round.state = 'ROLLED_BACK' THEN PERFORM refuse('BET_UNDONE'); END IF;
    IF v_round.state = 'SETTLED' THEN PERFORM refuse('ROUND_CLOSED'); END IF;
    IF p_amount > 0 THEN
      v_legs := ARRAY[ROW ('PROVIDER', p_provider, v_round.win_token, -p_amount), ROW ('PLAYER', '', v_round.win_token, p_amount)]::ledger_leg[];
    END IF;
    SELECT b.tx_id, b.watched INTO v_tx, watched
      FROM ledger_book(v_session.player_id, 'WIN', v_scope, p_key, v_hash, v_round.token, NULL, NULL, v_legs) b;
    INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id) VALUES (v_tx, v_round.id, 'WIN', 'MAIN', p_amount, v_bet_tx);
    UPDATE round SET win = win + p_amount, detail = coalesce(p_detail, detail),
      state = CASE WHEN p_closes THEN 'SETTLED' ELSE state END, closed_at = CASE WHEN p_closes THEN clock_timestamp() END
      WHERE id = v_round.id RETURNING * INTO v_round;
    PERFORM tell_round(v_round);
  END $$`,

  // Undoes one bet of an open round; the round is undone with its last bet. Of a bet that never came it leaves a tombstone under the
  // bet's own key, so that the late bet finds its key taken.
  sql`CREATE FUNCTION round_rollback(p_provider text, p_session uuid, p_key text, p_bet text, OUT watched bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    v_hash bytea := request_hash('ROLLBACK', p_session::text, p_bet);
    v_session game_session; v_type text; v_bet_tx bigint; v_tx bigint; v_bet round_move%ROWTYPE; v_round round%ROWTYPE; v_legs ledger_leg[]; v_is_last boolean;
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_key, v_hash);
    SELECT r.tx_id, r.watched INTO v_tx, watched FROM ledger_replay(v_scope, p_key, v_hash) r;
    IF v_tx IS NOT NULL THEN RETURN; END IF;
    IF p_key = p_bet THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    INSERT INTO ledger_tx (scope, key, request_hash, type, player_id)
      VALUES (v_scope, p_bet, v_hash, 'TOMBSTONE', v_session.player_id) ON CONFLICT ON CONSTRAINT ledger_tx_key DO NOTHING;
    IF NOT FOUND THEN
      SELECT id, type INTO v_bet_tx, v_type FROM ledger_tx WHERE scope = v_scope AND key = p_bet;
      IF v_type <> 'TOMBSTONE' THEN
        SELECT * INTO v_bet FROM round_move WHERE tx_id = v_bet_tx AND type = 'BET';
        SELECT * INTO v_round FROM round WHERE id = v_bet.round_id AND player_id = v_session.player_id;
        IF NOT FOUND THEN PERFORM refuse('MOVE_NOT_FOUND'); END IF;
        IF v_round.state = 'SETTLED' THEN PERFORM refuse('ROUND_CLOSED'); END IF;
        IF NOT EXISTS (SELECT 1 FROM round_move WHERE bet_tx_id = v_bet_tx AND type = 'ROLLBACK') THEN
          SELECT array_agg(ROW (a.owner, a.party, e.kind, -e.amount)::ledger_leg) INTO v_legs
            FROM entry e JOIN account a ON a.id = e.account_id WHERE e.tx_id = v_bet_tx;
        END IF;
      END IF;
    END IF;
    SELECT b.tx_id, b.watched INTO v_tx, watched FROM ledger_book(v_session.player_id, 'ROLLBACK', v_scope, p_key, v_hash,
      coalesce(v_round.token, v_session.token), NULL, CASE WHEN v_legs IS NOT NULL THEN v_bet_tx END, coalesce(v_legs, '{}')) b;
    IF v_legs IS NULL THEN RETURN; END IF;
    INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id) VALUES (v_tx, v_round.id, 'ROLLBACK', v_bet.part, v_bet.amount, v_bet_tx);
    v_is_last := NOT EXISTS (
      SELECT 1 FROM round_move b WHERE b.round_id = v_round.id AND b.type IN ('BET', 'WIN')
        AND NOT EXISTS (SELECT 1 FROM round_move u WHERE u.bet_tx_id = b.tx_id AND u.type = 'ROLLBACK'));
    IF v_is_last THEN
      UPDATE round SET state = 'ROLLED_BACK', closed_at = clock_timestamp(),
        bet = (SELECT sum(amount) FROM round_move WHERE round_id = v_round.id AND type = 'BET') WHERE id = v_round.id RETURNING * INTO v_round;
    ELSE
      UPDATE round SET bet = bet - v_bet.amount WHERE id = v_round.id RETURNING * INTO v_round;
    END IF;
    PERFORM tell_round(v_round);
  END $$`,

  sql`CREATE OR REPLACE FUNCTION end_game_session(p_player uuid, p_session uuid) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
  BEGIN
    PERFORM 1 FROM game_session WHERE id = p_session AND player_id = p_player;
    IF NOT FOUND THEN RETURN false; END IF;
    PERFORM lock_wallet(p_player);
    UPDATE game_session SET ended_at = clock_timestamp() WHERE id = p_session AND ended_at IS NULL;
    IF FOUND THEN
      PERFORM tell(p_player, jsonb_build_object('topic', 'gameSession', 'gameSessionId', p_session, 'state', 'ENDED'));
    END IF;
    RETURN true;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
