import { sql, type Kysely } from 'kysely'

/**
 * What a provider's calls do, one function each. The wallet follows from our own session, never from the payload. A replay gets
 * the stored reply; a bet needs a live session, wins and rollbacks only a known one. A rollback of a bet that never came leaves
 * a tombstone under the bet's own key, so that the late bet finds its key taken.
 */
const statements = [
  // The player of a session at this provider, with the wallet locked. A key that is known already says so before the session does.
  sql`CREATE FUNCTION enter_session(p_provider text, p_session uuid, p_scope text, p_key text, p_hash bytea) RETURNS game_session
  LANGUAGE plpgsql AS $$
  DECLARE v_session game_session%ROWTYPE;
  BEGIN
    SELECT s.* INTO v_session FROM game_session s JOIN game g ON g.id = s.game_id WHERE s.id = p_session AND g.provider_id = p_provider;
    IF NOT FOUND THEN
      PERFORM replay_of(p_scope, p_key, p_hash);
      PERFORM refuse('SESSION_NOT_FOUND');
    END IF;
    PERFORM lock_wallet(v_session.player_id);
    SELECT * INTO v_session FROM game_session WHERE id = p_session;
    RETURN v_session;
  END $$`,

  sql`CREATE FUNCTION tell_round(p_round round) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO outbox (player_id, body) VALUES (p_round.player_id, jsonb_build_object(
      'topic', 'round', 'roundId', p_round.id::text, 'gameSessionId', p_round.game_session_id, 'state', p_round.state));
  END $$`,

  sql`CREATE FUNCTION wallet_bet(p_provider text, p_session uuid, p_transaction text, p_round text, p_amount bigint) RETURNS text
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    v_hash bytea := request_hash('BET', p_session::text, p_round, p_amount::text);
    v_session game_session; v_game game%ROWTYPE; v_reply text; v_tx bigint; v_round round%ROWTYPE;
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_transaction, v_hash);
    v_reply := replay_of(v_scope, p_transaction, v_hash);
    IF v_reply IS NOT NULL THEN RETURN v_reply; END IF;
    IF v_session.ended_at IS NOT NULL OR v_session.expires_at <= clock_timestamp() THEN PERFORM refuse('SESSION_ENDED'); END IF;
    SELECT * INTO v_game FROM game WHERE id = v_session.game_id;
    IF p_amount <= 0 THEN PERFORM refuse('BAD_REQUEST'); END IF;
    IF p_amount NOT BETWEEN v_game.min_stake AND v_game.max_stake THEN PERFORM refuse('LIMIT_REACHED'); END IF;
    SELECT m.tx_id, m.reply INTO v_tx, v_reply
      FROM post_move(v_session.player_id, v_session.token, -p_amount, 'BET', v_scope, p_transaction, v_hash, v_session.token) m;
    INSERT INTO round (provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet, bet_tx_id)
      VALUES (p_provider, p_round, p_session, v_session.player_id, v_game.id, v_game.type, v_session.token, v_session.win_token, p_amount, v_tx)
      ON CONFLICT ON CONSTRAINT round_gameplay DO NOTHING RETURNING * INTO v_round;
    IF NOT FOUND THEN PERFORM refuse('ROUND_CLOSED'); END IF;
    PERFORM tell_round(v_round);
    RETURN v_reply;
  END $$`,

  sql`CREATE FUNCTION wallet_win(
    p_provider text, p_session uuid, p_transaction text, p_bet text, p_round text, p_amount bigint, p_detail jsonb
  ) RETURNS text LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    v_hash bytea := request_hash('WIN', p_session::text, p_bet, p_round, p_amount::text, p_detail::text);
    v_session game_session; v_reply text; v_type text; v_bet_tx bigint; v_round round%ROWTYPE;
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_transaction, v_hash);
    v_reply := replay_of(v_scope, p_transaction, v_hash);
    IF v_reply IS NOT NULL THEN RETURN v_reply; END IF;
    IF p_amount < 0 THEN PERFORM refuse('BAD_REQUEST'); END IF;
    SELECT id, type INTO v_bet_tx, v_type FROM ledger_tx WHERE scope = v_scope AND key = p_bet;
    IF v_type = 'TOMBSTONE' THEN PERFORM refuse('ROLLED_BACK'); END IF;
    SELECT * INTO v_round FROM round WHERE bet_tx_id = v_bet_tx AND game_session_id = p_session AND gameplay_id = p_round;
    IF NOT FOUND THEN PERFORM refuse('TRANSACTION_NOT_FOUND'); END IF;
    IF v_round.state = 'ROLLED_BACK' THEN PERFORM refuse('ROLLED_BACK'); END IF;
    IF v_round.state = 'SETTLED' THEN PERFORM refuse('ROUND_CLOSED'); END IF;
    SELECT m.reply INTO v_reply
      FROM post_move(v_session.player_id, v_session.win_token, p_amount, 'WIN', v_scope, p_transaction, v_hash, v_session.token) m;
    UPDATE round SET state = 'SETTLED', win = p_amount, detail = p_detail, closed_at = clock_timestamp()
      WHERE id = v_round.id RETURNING * INTO v_round;
    PERFORM tell_round(v_round);
    RETURN v_reply;
  END $$`,

  sql`CREATE FUNCTION wallet_rollback(p_provider text, p_session uuid, p_transaction text, p_bet text) RETURNS text
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    v_hash bytea := request_hash('ROLLBACK', p_session::text, p_bet);
    v_session game_session; v_reply text; v_type text; v_bet_tx bigint; v_round round%ROWTYPE; v_amount bigint := 0;
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_transaction, v_hash);
    v_reply := replay_of(v_scope, p_transaction, v_hash);
    IF v_reply IS NOT NULL THEN RETURN v_reply; END IF;
    IF p_transaction = p_bet THEN PERFORM refuse('BAD_REQUEST'); END IF;
    INSERT INTO ledger_tx (scope, key, request_hash, type, player_id, reply)
      VALUES (v_scope, p_bet, v_hash, 'TOMBSTONE', v_session.player_id, '') ON CONFLICT ON CONSTRAINT ledger_tx_key DO NOTHING;
    IF NOT FOUND THEN
      SELECT id, type INTO v_bet_tx, v_type FROM ledger_tx WHERE scope = v_scope AND key = p_bet;
      IF v_type <> 'TOMBSTONE' THEN
        SELECT * INTO v_round FROM round WHERE bet_tx_id = v_bet_tx AND game_session_id = p_session;
        IF NOT FOUND THEN PERFORM refuse('TRANSACTION_NOT_FOUND'); END IF;
        IF v_round.state = 'SETTLED' THEN PERFORM refuse('ROUND_CLOSED'); END IF;
        IF v_round.state = 'OPEN' THEN v_amount := v_round.bet; END IF;
      END IF;
    END IF;
    SELECT m.reply INTO v_reply
      FROM post_move(v_session.player_id, v_session.token, v_amount, 'ROLLBACK', v_scope, p_transaction, v_hash, v_session.token) m;
    IF v_amount > 0 THEN
      UPDATE round SET state = 'ROLLED_BACK', closed_at = clock_timestamp() WHERE id = v_round.id RETURNING * INTO v_round;
      PERFORM tell_round(v_round);
    END IF;
    RETURN v_reply;
  END $$`,

  // Ends a session once; false when the player has no such session. Under the wallet's lock, so that no bet slips in behind it.
  sql`CREATE FUNCTION end_game_session(p_player uuid, p_session uuid) RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
  BEGIN
    PERFORM 1 FROM game_session WHERE id = p_session AND player_id = p_player;
    IF NOT FOUND THEN RETURN false; END IF;
    PERFORM lock_wallet(p_player);
    UPDATE game_session SET ended_at = clock_timestamp() WHERE id = p_session AND ended_at IS NULL;
    IF FOUND THEN
      INSERT INTO outbox (player_id, body)
        VALUES (p_player, jsonb_build_object('topic', 'gameSession', 'gameSessionId', p_session, 'state', 'ENDED'));
    END IF;
    RETURN true;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
