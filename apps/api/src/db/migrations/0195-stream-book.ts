import { sql, type Kysely } from 'kysely'

/**
 * The shots of a batch are booked side by side: a second of fire by one player is some thirty moves, and a function call with six
 * statements for each of them, a message after each and three versions of each round's row were more than two cores could do for 200
 * players. Now what a batch opens, stakes and pays is one statement, each round one row, and the player is told once.
 */
const statements = [
  // The account of somebody who is no player, made where there was none.
  sql`CREATE FUNCTION party_account(p_owner text, p_party text, p_kind text) RETURNS bigint LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_account bigint;
  BEGIN
    SELECT id INTO v_account FROM account WHERE player_id IS NULL AND owner = p_owner AND party = p_party AND kind = p_kind;
    IF FOUND THEN RETURN v_account; END IF;
    INSERT INTO account (owner, party, kind) VALUES (p_owner, p_party, p_kind)
      ON CONFLICT (owner, party, kind) WHERE player_id IS NULL DO NOTHING;
    SELECT id INTO v_account FROM account WHERE player_id IS NULL AND owner = p_owner AND party = p_party AND kind = p_kind;
    IF NOT FOUND THEN RAISE EXCEPTION 'the account was made at the same moment' USING ERRCODE = 'serialization_failure'; END IF;
    RETURN v_account;
  END $$`,

  // Tells a player of new balances, under the next version of their wallet.
  sql`CREATE FUNCTION tell_balances(p_player uuid) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_version bigint;
  BEGIN
    UPDATE wallet SET version = version + 1 WHERE player_id = p_player RETURNING version INTO v_version;
    PERFORM tell(p_player, (SELECT jsonb_build_object('topic', 'balances', 'version', v_version::text,
      'tokens', jsonb_agg(jsonb_build_object('kind', kind, 'amount', balance::text) ORDER BY id) FILTER (WHERE owner = 'PLAYER'),
      'held', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', balance::text) ORDER BY id)
        FILTER (WHERE owner = 'HELD' AND balance > 0), '[]'))
      FROM account WHERE player_id = p_player AND owner IN ('PLAYER', 'HELD')));
  END $$`,

  // As it was (0096-held-told.ts), with these two.
  sql`CREATE OR REPLACE FUNCTION ledger_book(
    p_player uuid, p_type text, p_scope text, p_key text, p_hash bytea, p_watched text, p_reason text, p_reverses bigint, p_legs ledger_leg[],
    OUT tx_id bigint, OUT watched bigint
  ) LANGUAGE plpgsql AS $$
  DECLARE
    v_leg ledger_leg; v_account bigint; v_balance bigint; v_is_seen boolean := false;
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
        v_is_seen := true;
        IF v_leg.owner = 'PLAYER' AND v_leg.kind = p_watched THEN watched := v_balance; END IF;
      ELSE
        v_balance := NULL;
        v_account := party_account(v_leg.owner, v_leg.party, v_leg.kind);
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
    IF v_is_seen THEN PERFORM tell_balances(p_player); END IF;
  END $$`,

  // As it was (0051-ledger-of-legs.ts), for several entries of one account in a statement: each continues the one before it, and the
  // last says what the account keeps.
  sql`CREATE OR REPLACE FUNCTION check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (
      SELECT 1 FROM added a
      WHERE (SELECT t.id FROM ledger_tx t WHERE t.id = a.tx_id) IS NULL
        OR (SELECT c.kind FROM account c WHERE c.id = a.account_id) IS DISTINCT FROM a.kind
        OR ((SELECT c.balance FROM account c WHERE c.id = a.account_id) IS NULL) <> (a.balance_after IS NULL)
        OR (a.balance_after IS NOT NULL AND a.balance_after - a.amount <> coalesce(
          (SELECT e.balance_after FROM entry e WHERE e.account_id = a.account_id AND e.id < a.id ORDER BY e.id DESC LIMIT 1), 0))
    ) OR EXISTS (
      SELECT 1 FROM (SELECT DISTINCT ON (account_id) account_id, balance_after FROM added ORDER BY account_id, id DESC) a
      WHERE (SELECT c.balance FROM account c WHERE c.id = a.account_id) IS DISTINCT FROM a.balance_after
    ) THEN
      RAISE EXCEPTION 'an entry names no transaction, another kind of token, or does not continue the balance of its account'
        USING ERRCODE = 'LGENT';
    END IF;
    IF EXISTS (SELECT 1 FROM added GROUP BY tx_id, kind HAVING sum(amount) <> 0) THEN
      RAISE EXCEPTION 'the entries of a transaction do not add up to zero' USING ERRCODE = 'LGBAL';
    END IF;
    RETURN NULL;
  END $$`,

  // Rounds are counted by the statement that adds them, and one that is added as it ended may be the biggest win.
  sql`DROP TRIGGER round_is_counted ON round`,
  sql`DROP FUNCTION count_round()`,
  sql`CREATE FUNCTION count_rounds() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO rounds_played AS r (player_id, game_id, rounds)
      SELECT player_id, game_id, count(*) FROM added GROUP BY player_id, game_id ORDER BY player_id, game_id
      ON CONFLICT (player_id, game_id) DO UPDATE SET rounds = r.rounds + excluded.rounds;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER rounds_are_counted AFTER INSERT ON round REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_rounds()`,
  sql`CREATE TRIGGER round_is_biggest AFTER INSERT ON round FOR EACH ROW WHEN (NEW.win > 0) EXECUTE FUNCTION note_biggest_win()`,

  // Gives a stake of a round back. The caller holds the wallet's lock. Answers the round.
  sql`CREATE FUNCTION stream_void(p_stream stream, p_move jsonb) RETURNS bigint LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_stream.provider_id; v_key text := p_stream.session_id || ':' || (p_move ->> 'seq');
    v_round bigint; v_tx bigint; v_bet round_move%ROWTYPE;
  BEGIN
    SELECT id INTO v_round FROM round
      WHERE provider_id = p_stream.provider_id AND gameplay_id = p_move ->> 'round' AND game_session_id = p_stream.session_id AND state = 'OPEN';
    IF NOT FOUND THEN PERFORM refuse('ROUND_CLOSED', p_move ->> 'seq'); END IF;
    SELECT m.* INTO v_bet FROM ledger_tx t JOIN round_move m ON m.tx_id = t.id
      WHERE t.scope = v_scope AND t.key = p_stream.session_id || ':' || (p_move ->> 'of') AND m.round_id = v_round AND m.type = 'BET';
    IF NOT FOUND THEN PERFORM refuse('MOVE_NOT_FOUND', p_move ->> 'seq'); END IF;
    SELECT b.tx_id INTO v_tx FROM ledger_book(p_stream.player_id, 'ROLLBACK', v_scope, v_key, request_hash('STREAM', p_move::text), NULL, NULL, NULL,
      ARRAY[ROW ('PROVIDER', p_stream.provider_id, p_stream.token, -v_bet.amount), ROW ('PLAYER', '', p_stream.token, v_bet.amount)]::ledger_leg[]) b;
    INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id) VALUES (v_tx, v_round, 'ROLLBACK', v_bet.part, v_bet.amount, v_bet.tx_id);
    IF coalesce((p_move ->> 'closes')::boolean, false) THEN
      UPDATE round SET state = 'ROLLED_BACK', closed_at = clock_timestamp(),
        bet = (SELECT sum(amount) FROM round_move WHERE round_id = v_round AND type = 'BET') WHERE id = v_round;
    ELSE
      UPDATE round SET bet = bet - v_bet.amount WHERE id = v_round;
    END IF;
    RETURN v_round;
  END $$`,

  // Opens rounds, takes stakes from the hold and pays, all of a batch between two voids. The caller holds the wallet's lock. Answers
  // the rounds. One that the moves open stands there at once as it stands after them.
  sql`CREATE FUNCTION stream_play(p_stream stream, p_session game_session, p_moves jsonb) RETURNS bigint[]
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_scope text := 'provider:' || p_stream.provider_id; v_type text; v_seq text;
    v_taken bigint; v_paid bigint; v_rounds bigint; v_left bigint := stream_left(p_stream);
    v_held bigint; v_held_after bigint; v_own bigint; v_own_after bigint; v_stakes bigint; v_pays bigint; v_known bigint[];
  BEGIN
    SELECT coalesce(sum((value ->> 'amount')::bigint) FILTER (WHERE value ->> 'type' = 'BET'), 0),
        coalesce(sum((value ->> 'amount')::bigint) FILTER (WHERE value ->> 'type' = 'WIN'), 0), count(DISTINCT value ->> 'round')
      INTO v_taken, v_paid, v_rounds FROM jsonb_array_elements(p_moves);
    IF v_taken > v_left THEN PERFORM refuse('HOLD_EXCEEDED', v_left::text); END IF;
    IF v_taken > 0 THEN
      UPDATE account SET balance = balance - v_taken, played = played + v_taken
        WHERE player_id = p_stream.player_id AND owner = 'HELD' AND kind = p_stream.token AND balance >= v_taken RETURNING id, balance INTO v_held, v_held_after;
      IF NOT FOUND THEN PERFORM refuse_leg(p_stream.player_id, ROW ('HELD', '', p_stream.token, -v_taken)::ledger_leg); END IF;
      UPDATE hold SET captured = captured + v_taken, closed_at = CASE WHEN captured + released + v_taken = amount THEN clock_timestamp() END
        WHERE id = p_stream.hold_id;
      v_stakes := party_account('PROVIDER', p_stream.provider_id, p_stream.token);
    END IF;
    IF v_paid > 0 THEN
      UPDATE account SET balance = balance + v_paid, won = won + v_paid
        WHERE player_id = p_stream.player_id AND owner = 'PLAYER' AND kind = p_session.win_token AND balance + v_paid <= account_maximum()
        RETURNING id, balance INTO v_own, v_own_after;
      IF NOT FOUND THEN PERFORM refuse_leg(p_stream.player_id, ROW ('PLAYER', '', p_session.win_token, v_paid)::ledger_leg); END IF;
      v_pays := party_account('PROVIDER', p_stream.provider_id, p_session.win_token);
    END IF;
    SELECT coalesce(round_type, type) INTO v_type FROM game WHERE id = p_stream.game_id;

    WITH move AS MATERIALIZED (
      SELECT place, value AS told, value ->> 'type' AS type, value ->> 'round' AS round, p_stream.session_id || ':' || (value ->> 'seq') AS key,
        coalesce((value ->> 'amount')::bigint, 0) AS amount, coalesce(value ->> 'part', 'MAIN') AS part,
        coalesce((value ->> 'closes')::boolean, false) AS closes, value -> 'detail' AS detail
      FROM jsonb_array_elements(p_moves) WITH ORDINALITY AS given (value, place)
    ), outcome AS MATERIALIZED (
      SELECT round, min(place) AS place, bool_or(type = 'OPEN') AS is_new, bool_or(closes) AS is_over,
        coalesce(sum(amount) FILTER (WHERE type = 'BET'), 0) AS bet, coalesce(sum(amount) FILTER (WHERE type = 'WIN'), 0) AS win,
        (array_agg(detail ORDER BY place DESC) FILTER (WHERE detail IS NOT NULL))[1] AS detail
      FROM move GROUP BY round
        -- Nothing comes before a round is opened, or after it is over.
        HAVING coalesce(min(place) FILTER (WHERE type = 'OPEN') = min(place), true) AND coalesce(max(place) FILTER (WHERE closes) = max(place), true)
    ), opened AS (
      INSERT INTO round (provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet, win, detail, state, closed_at)
        SELECT p_stream.provider_id, round, p_stream.session_id, p_stream.player_id, p_stream.game_id, v_type, p_stream.token, p_session.win_token,
          bet, win, detail, CASE WHEN is_over THEN 'SETTLED' ELSE 'OPEN' END, CASE WHEN is_over THEN clock_timestamp() END
        FROM outcome WHERE is_new ORDER BY place
        ON CONFLICT ON CONSTRAINT round_gameplay DO NOTHING RETURNING id, gameplay_id
    ), gone_on AS (
      UPDATE round r SET bet = r.bet + o.bet, win = r.win + o.win, detail = coalesce(o.detail, r.detail),
          state = CASE WHEN o.is_over THEN 'SETTLED' ELSE r.state END, closed_at = CASE WHEN o.is_over THEN clock_timestamp() END
        FROM outcome o WHERE NOT o.is_new AND r.provider_id = p_stream.provider_id AND r.gameplay_id = o.round
          AND r.game_session_id = p_stream.session_id AND r.state = 'OPEN'
        RETURNING r.id, r.gameplay_id
    ), known AS (
      SELECT id, gameplay_id FROM opened UNION ALL SELECT id, gameplay_id FROM gone_on
    ), booked AS (
      INSERT INTO ledger_tx (scope, key, request_hash, type, player_id)
        SELECT v_scope, key, request_hash('STREAM', told::text), type, p_stream.player_id FROM move WHERE type <> 'OPEN' ORDER BY place
        RETURNING id, key
    ), made AS MATERIALIZED (
      SELECT move.place, move.type, move.part, move.amount, booked.id AS tx_id, known.id AS round_id
      FROM move JOIN booked ON booked.key = move.key JOIN known ON known.gameplay_id = move.round
    ), captured AS (
      INSERT INTO hold_move (tx_id, hold_id, type, amount) SELECT tx_id, p_stream.hold_id, 'CAPTURE', amount FROM made WHERE type = 'BET'
    ), moved AS (
      INSERT INTO round_move (tx_id, round_id, type, part, amount) SELECT tx_id, round_id, type, part, amount FROM made
    ), leg AS (
      SELECT place, tx_id, v_held AS account_id, p_stream.token AS kind, -amount AS amount,
        v_held_after + v_taken - sum(amount) OVER (ORDER BY place) AS balance_after FROM made WHERE type = 'BET'
      UNION ALL
      SELECT place, tx_id, v_stakes, p_stream.token, amount, NULL FROM made WHERE type = 'BET'
      UNION ALL
      SELECT place, tx_id, v_own, p_session.win_token, amount, v_own_after - v_paid + sum(amount) OVER (ORDER BY place) FROM made
        WHERE type = 'WIN' AND amount > 0
      UNION ALL
      SELECT place, tx_id, v_pays, p_session.win_token, -amount, NULL FROM made WHERE type = 'WIN' AND amount > 0
    ), written AS (
      INSERT INTO entry (tx_id, account_id, kind, amount, balance_after) SELECT tx_id, account_id, kind, amount, balance_after FROM leg ORDER BY place
    )
    SELECT array_agg(id) INTO v_known FROM known;
    IF coalesce(cardinality(v_known), 0) <> v_rounds THEN
      SELECT value ->> 'seq' INTO v_seq FROM jsonb_array_elements(p_moves) LIMIT 1;
      PERFORM refuse('ROUND_CLOSED', v_seq);
    END IF;
    IF v_taken > 0 OR v_paid > 0 THEN PERFORM tell_balances(p_stream.player_id); END IF;
    RETURN v_known;
  END $$`,

  // Books moves and sets the stream behind them, whole or not at all. The caller holds the wallet's lock, and has compared the hashes.
  // Answers the rounds that are over with it.
  sql`CREATE OR REPLACE FUNCTION stream_book(p_session uuid, p_moves jsonb, p_from bigint, p_to bigint, p_hashes bytea, p_dust integer)
  RETURNS SETOF round LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_stream stream; v_session game_session; v_part record; v_round round%ROWTYPE; v_touched bigint[] := '{}';
  BEGIN
    SELECT * INTO v_stream FROM stream WHERE session_id = p_session;
    SELECT * INTO v_session FROM game_session WHERE id = p_session;
    FOR v_part IN
      SELECT is_void, jsonb_agg(value ORDER BY place) AS moves FROM (
        SELECT value, place, value ->> 'type' = 'VOID' AS is_void, count(*) FILTER (WHERE value ->> 'type' = 'VOID') OVER (ORDER BY place) AS voids
        FROM jsonb_array_elements(p_moves) WITH ORDINALITY AS given (value, place)
      ) placed GROUP BY voids, is_void ORDER BY min(place)
    LOOP
      IF v_part.is_void THEN v_touched := v_touched || stream_void(v_stream, v_part.moves -> 0);
      ELSE v_touched := v_touched || stream_play(v_stream, v_session, v_part.moves);
      END IF;
    END LOOP;
    UPDATE stream SET seq = p_to, hash = substring(p_hashes FROM (p_to - p_from)::integer * 32 + 1 FOR 32), dust = p_dust, heard_at = clock_timestamp()
      WHERE session_id = p_session;
    INSERT INTO stream_batch (session_id, from_seq, to_seq, hashes) VALUES (p_session, p_from, p_to, p_hashes);
    FOR v_round IN SELECT * FROM round WHERE id = ANY (v_touched) ORDER BY id LOOP
      PERFORM tell_round(v_round);
      IF v_round.state = 'SETTLED' THEN RETURN NEXT v_round; END IF;
    END LOOP;
    PERFORM stream_close(p_session);
  END $$`,
  sql`DROP FUNCTION stream_move(stream, game_session, jsonb, round)`,

  // As it was (0092-streams.ts), in a language that plans it once for a connection.
  sql`CREATE OR REPLACE FUNCTION stream_left(p_stream stream) RETURNS bigint LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
  BEGIN
    RETURN coalesce((SELECT amount - captured - released FROM hold WHERE id = p_stream.hold_id), 0);
  END $$`,

  // What reads by an index alone is planned once for a connection, and not for each of its first calls.
  sql`DO $$
  DECLARE v_function regprocedure;
  BEGIN
    FOR v_function IN SELECT oid FROM pg_proc WHERE proconfig @> ARRAY['enable_seqscan=off'] LOOP
      EXECUTE format('ALTER FUNCTION %s SET plan_cache_mode = force_generic_plan', v_function);
    END LOOP;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
