import { sql, type Kysely } from 'kysely'

/**
 * The player's own limit of what they may lose with tokens that can become prizes (ADR 96). What was lost in all stands in the running
 * figures of the accounts already (0081-running-stats.ts), for every protocol. So a limit needs to know only where they stood before the
 * first stake of each day, and nothing is written for a player who never set one.
 */
const statements = [
  // A player's limit from a moment on, null: none; as `deposit_limit`.
  sql`CREATE TABLE loss_limit (
    player_id uuid NOT NULL REFERENCES player (id),
    holds_from timestamptz NOT NULL DEFAULT clock_timestamp(),
    minor bigint CHECK (minor > 0),
    days integer CHECK (days IN (1, 7, 30)),
    set_by text NOT NULL CHECK (set_by IN ('PLAYER', 'DESK')),
    PRIMARY KEY (player_id, holds_from),
    CONSTRAINT loss_limit_whole CHECK ((minor IS NULL) = (days IS NULL))
  )`,
  // What the player had lost in all before the first stake of a day, in UTC; below zero where they had won.
  sql`CREATE TABLE loss_day (
    player_id uuid NOT NULL REFERENCES player (id),
    day date NOT NULL,
    lost_before bigint NOT NULL,
    PRIMARY KEY (player_id, day)
  )`,
  sql`CREATE INDEX sitting_untold ON sitting (player_id) WHERE state = 'CLOSED' AND rounds < rounds_told`,

  sql`CREATE FUNCTION today_utc() RETURNS date LANGUAGE sql VOLATILE AS $$ SELECT (clock_timestamp() AT TIME ZONE 'UTC')::date $$`,
  sql`CREATE FUNCTION lost_in_all(p_player uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT coalesce(sum(played - won), 0)::bigint FROM account
      WHERE player_id = p_player AND owner IN ('PLAYER', 'HELD') AND kind IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE')
  $$`,
  sql`CREATE FUNCTION note_loss_day(p_player uuid) RETURNS void LANGUAGE sql AS $$
    INSERT INTO loss_day (player_id, day, lost_before) VALUES (p_player, today_utc(), lost_in_all(p_player)) ON CONFLICT DO NOTHING
  $$`,
  // Whoever books it: a bet, an event of a stream, a round of a sitting.
  sql`CREATE FUNCTION note_stake() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM loss_limit WHERE player_id = NEW.player_id) THEN PERFORM note_loss_day(NEW.player_id); END IF;
    RETURN NEW;
  END $$`,
  sql`CREATE TRIGGER account_notes_stake BEFORE UPDATE OF played ON account FOR EACH ROW
    WHEN (NEW.played > OLD.played AND NEW.kind IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE')) EXECUTE FUNCTION note_stake()`,

  // What tokens of these kinds may still be lost where they are now: held for stakes, or at a table. What a table told already is
  // counted as lost; what it lost and did not tell yet is not forgotten when it closes.
  sql`CREATE FUNCTION loss_at_risk(p_player uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT greatest(0, (
      SELECT coalesce(sum(amount - captured - released), 0) FROM hold
        WHERE player_id = p_player AND kind IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE') AND closed_at IS NULL AND purpose IN ('SITTING', 'STREAM')
    ) - (
      SELECT coalesce(sum(greatest(bet - win, 0)), 0) FROM sitting
        WHERE player_id = p_player AND token IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE') AND state <> 'CLOSED'
    ) + (
      SELECT coalesce(sum(greatest(brought - stake_back - won_back - (bet - win), 0)), 0) FROM sitting
        WHERE player_id = p_player AND token IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE') AND state = 'CLOSED' AND rounds < rounds_told
    ))::bigint
  $$`,
  // The limit that holds; without one all is null. `lost` is what was lost on its days, today being the last of them.
  sql`CREATE FUNCTION loss_standing(p_player uuid, OUT minor bigint, OUT days integer, OUT lost bigint, OUT at_risk bigint)
  LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
  DECLARE v_in_all bigint;
  BEGIN
    SELECT l.minor, l.days INTO minor, days FROM loss_limit l
      WHERE l.player_id = p_player AND l.holds_from <= clock_timestamp() ORDER BY l.holds_from DESC LIMIT 1;
    IF minor IS NULL THEN RETURN; END IF;
    v_in_all := lost_in_all(p_player);
    lost := v_in_all - coalesce((SELECT d.lost_before FROM loss_day d
      WHERE d.player_id = p_player AND d.day > today_utc() - loss_standing.days ORDER BY d.day LIMIT 1), v_in_all);
    at_risk := loss_at_risk(p_player);
  END $$`,
  // What the player may still stake; null: as much as they like. The caller holds the wallet's lock.
  sql`CREATE FUNCTION loss_left(p_player uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
  DECLARE v_left bigint;
  BEGIN
    -- Most players have none.
    IF NOT EXISTS (SELECT 1 FROM loss_limit WHERE player_id = p_player) THEN RETURN NULL; END IF;
    SELECT greatest(s.minor - s.lost - s.at_risk, 0) INTO v_left FROM loss_standing(p_player) s;
    RETURN v_left;
  END $$`,

  // As it was (0088-round-type.ts), but for the limit: what an open round asks for later is never refused.
  sql`CREATE OR REPLACE FUNCTION round_bet(p_provider text, p_session uuid, p_key text, p_gameplay text, p_amount bigint, p_part text, OUT watched bigint)
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_provider;
    -- Main bets hash as they always did, so that one that was booked by an earlier release is still known by its key.
    v_hash bytea := CASE p_part WHEN 'MAIN' THEN request_hash('BET', p_session::text, p_gameplay, p_amount::text)
      ELSE request_hash('BET', p_session::text, p_gameplay, p_amount::text, p_part) END;
    v_session game_session; v_game game%ROWTYPE; v_tx bigint; v_round round%ROWTYPE; v_left bigint;
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
    IF p_part IN ('MAIN', 'SIDE', 'SHOT') AND v_session.token IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE') THEN
      v_left := loss_left(v_session.player_id);
      IF p_amount > v_left THEN PERFORM refuse('LOSS_LIMIT_REACHED', v_left::text); END IF;
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

  // As it was (0092-streams.ts), but that no more is held than may be lost.
  sql`CREATE OR REPLACE FUNCTION stream_hold(
    p_provider text, p_session uuid, p_epoch bigint, p_number bigint, p_amount bigint, p_until timestamptz, OUT granted bigint, OUT until timestamptz
  ) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_stream stream := lock_stream(p_provider, p_session); v_over text; v_balance bigint; v_hold bigint; v_left bigint; v_before bigint := stream_left(v_stream);
  BEGIN
    IF v_stream.epoch <> p_epoch THEN PERFORM refuse('SESSION_NOT_FOUND'); END IF;
    IF p_number = v_stream.hold_number AND p_amount = v_stream.hold_asked THEN
      granted := v_stream.hold_granted;
      until := v_stream.hold_until;
      RETURN;
    END IF;
    IF p_number <= v_stream.hold_number THEN PERFORM refuse('STALE_HOLD'); END IF;
    IF v_stream.frozen_at IS NOT NULL THEN PERFORM refuse('STREAM_FROZEN'); END IF;
    v_over := stream_is_over(v_stream);
    IF v_over IS NOT NULL THEN PERFORM refuse(v_over); END IF;
    IF p_amount <= 0 OR p_amount > account_maximum() THEN PERFORM refuse('BAD_AMOUNT'); END IF;
    PERFORM stream_give_back(v_stream, 'replaced:' || p_number);
    SELECT balance INTO v_balance FROM account WHERE player_id = v_stream.player_id AND owner = 'PLAYER' AND kind = v_stream.token;
    granted := least(p_amount, v_balance);
    IF granted = 0 THEN PERFORM refuse('INSUFFICIENT_BALANCE', '0'); END IF;
    IF v_stream.token IN ('SWEEP', 'BONUS_SWEEP', 'PRIZE') THEN
      v_left := loss_left(v_stream.player_id);
      -- What was held already may be staked: its events can be on their way.
      IF v_left IS NOT NULL THEN granted := least(granted, greatest(v_left, v_before)); END IF;
    END IF;
    IF granted = 0 THEN PERFORM refuse('LOSS_LIMIT_REACHED', '0'); END IF;
    SELECT h.hold_id INTO v_hold FROM ledger_hold(
      v_stream.player_id, 'provider:' || p_provider, p_session || ':hold:' || p_number, v_stream.token, granted, 'STREAM', p_session::text) h;
    until := least(p_until, clock_timestamp() + interval '1 hour');
    UPDATE stream SET hold_id = v_hold, hold_number = p_number, hold_asked = p_amount, hold_granted = granted, hold_until = stream_hold.until,
      heard_at = clock_timestamp() WHERE session_id = p_session;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
