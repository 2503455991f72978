import { sql, type Kysely } from 'kysely'

/**
 * A win answers what its round took and paid, once the round is settled, a repeat of it too: whoever wants to know more than the
 * balance asks no second question. Otherwise `round_win` is as it was (`0053-rounds.ts`); a node of the release before reads the
 * column that it knows.
 */
const statements = [
  sql`DROP FUNCTION round_win(text, uuid, text, text, text, bigint, jsonb, boolean)`,
  sql`CREATE FUNCTION round_win(
    p_provider text, p_session uuid, p_key text, p_bet text, p_gameplay text, p_amount bigint, p_detail jsonb, p_closes boolean,
    OUT watched bigint, OUT settled_round bigint, OUT settled_player uuid, OUT settled_game text, OUT settled_bet bigint, OUT settled_win bigint
  ) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    v_hash bytea := CASE WHEN p_closes THEN request_hash('WIN', p_session::text, p_bet, p_gameplay, p_amount::text, p_detail::text)
      ELSE request_hash('WIN', p_session::text, p_bet, p_gameplay, p_amount::text, p_detail::text, 'OPEN') END;
    v_session game_session; v_type text; v_bet_tx bigint; v_tx bigint; v_round round%ROWTYPE; v_legs ledger_leg[] := '{}';
  BEGIN
    v_session := enter_session(p_provider, p_session, v_scope, p_key, v_hash);
    SELECT r.tx_id, r.watched INTO v_tx, watched FROM ledger_replay(v_scope, p_key, v_hash) r;
    IF v_tx IS NOT NULL THEN
      SELECT r.* INTO v_round FROM round_move m JOIN round r ON r.id = m.round_id WHERE m.tx_id = v_tx AND r.state = 'SETTLED';
      SELECT v_round.id, v_round.player_id, v_round.game_id, v_round.bet, v_round.win
        INTO settled_round, settled_player, settled_game, settled_bet, settled_win;
      RETURN;
    END IF;
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
    IF v_round.state = 'SETTLED' THEN
      SELECT v_round.id, v_round.player_id, v_round.game_id, v_round.bet, v_round.win
        INTO settled_round, settled_player, settled_game, settled_bet, settled_win;
    END IF;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
