import { sql, type Kysely } from 'kysely'

/**
 * A game may keep its rounds under another type than the one it has in the lobby: video poker stands among the poker games, and has a
 * history of its own. Otherwise `round_bet` is as it was (`0053-rounds.ts`).
 */
const statements = [
  sql`ALTER TABLE game ADD COLUMN round_type text CHECK (round_type IN ('VIDEO_POKER'))`,
  sql`CREATE OR REPLACE FUNCTION round_bet(p_provider text, p_session uuid, p_key text, p_gameplay text, p_amount bigint, p_part text, OUT watched bigint)
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
        VALUES (p_provider, p_gameplay, p_session, v_session.player_id, v_game.id, coalesce(v_game.round_type, v_game.type), v_session.token, v_session.win_token, p_amount)
        ON CONFLICT ON CONSTRAINT round_gameplay DO NOTHING RETURNING * INTO v_round;
      IF NOT FOUND THEN PERFORM refuse('FOREIGN_ROUND'); END IF;
    ELSE
      UPDATE round SET bet = bet + p_amount, game_session_id = p_session WHERE id = v_round.id RETURNING * INTO v_round;
    END IF;
    INSERT INTO round_move (tx_id, round_id, type, part, amount) VALUES (v_tx, v_round.id, 'BET', p_part, p_amount);
    PERFORM tell_round(v_round);
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
