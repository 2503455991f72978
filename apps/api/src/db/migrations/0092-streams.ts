import { sql, type Kysely } from 'kysely'

/**
 * A stream: the rounds of one game session at a provider that plays against a hold and tells afterwards what happened, as numbered
 * events. `seq` and `hash` say how far it is booked, `dust` what was paid beyond whole minor units (micro-tokens). A stream has one
 * hold at a time. `epoch` counts the sessions of a player with one game and one kind of token. A frozen stream takes nothing more.
 */
const statements = [
  sql`ALTER TABLE hold DROP CONSTRAINT hold_purpose_check`,
  sql`ALTER TABLE hold ADD CONSTRAINT hold_purpose_check CHECK (purpose IN ('WITHDRAWAL', 'SITTING', 'STREAM'))`,

  sql`CREATE TABLE stream (
    session_id uuid PRIMARY KEY REFERENCES game_session (id) ON DELETE CASCADE,
    provider_id text NOT NULL,
    player_id uuid NOT NULL,
    game_id text NOT NULL,
    token text NOT NULL,
    epoch bigint NOT NULL CHECK (epoch > 0),
    seq bigint NOT NULL DEFAULT 0 CHECK (seq >= 0),
    hash bytea NOT NULL,
    dust integer NOT NULL DEFAULT 0 CHECK (dust BETWEEN 0 AND 9999),
    hold_id bigint REFERENCES hold (id),
    hold_number bigint NOT NULL DEFAULT 0,
    hold_asked bigint,
    hold_granted bigint,
    hold_until timestamptz,
    heard_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    frozen_at timestamptz,
    frozen_because text CHECK (frozen_because IN ('FORK', 'HISTORY_LOST', 'ROUND_UNKNOWN')),
    closed_at timestamptz,
    CONSTRAINT stream_epoch UNIQUE (provider_id, player_id, game_id, token, epoch)
  )`,
  sql`CREATE INDEX stream_open ON stream (heard_at) WHERE closed_at IS NULL AND frozen_at IS NULL`,
  // The hash after each event of a batch, so that one that comes again is known: 32 bytes each, in order.
  sql`CREATE TABLE stream_batch (
    session_id uuid NOT NULL REFERENCES stream (session_id) ON DELETE CASCADE,
    from_seq bigint NOT NULL,
    to_seq bigint NOT NULL,
    hashes bytea NOT NULL,
    PRIMARY KEY (session_id, to_seq)
  )`,
  // What sessions that are over left below a minor unit, by provider and kind; the operator's, a minor unit at a time.
  sql`CREATE TABLE dust (
    party text NOT NULL,
    kind text NOT NULL,
    micro bigint NOT NULL CHECK (micro >= 0),
    booked bigint NOT NULL DEFAULT 0 CHECK (booked >= 0),
    PRIMARY KEY (party, kind)
  )`,

  // The stream with its wallet locked.
  sql`CREATE FUNCTION lock_stream(p_provider text, p_session uuid) RETURNS stream LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_stream stream;
  BEGIN
    SELECT * INTO v_stream FROM stream WHERE session_id = p_session AND provider_id = p_provider;
    IF NOT FOUND THEN PERFORM refuse('SESSION_NOT_FOUND'); END IF;
    PERFORM lock_wallet(v_stream.player_id);
    SELECT * INTO v_stream FROM stream WHERE session_id = p_session;
    RETURN v_stream;
  END $$`,

  sql`CREATE FUNCTION stream_left(p_stream stream) RETURNS bigint LANGUAGE sql STABLE AS $$
    SELECT coalesce((SELECT amount - captured - released FROM hold WHERE id = p_stream.hold_id), 0)
  $$`,

  // Whether the stream gets no further hold: its session is over, or a later launch took its place.
  sql`CREATE FUNCTION stream_is_over(p_stream stream) RETURNS text LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM game_session WHERE id = p_stream.session_id AND (ended_at IS NOT NULL OR expires_at <= clock_timestamp())) THEN
      RETURN 'SESSION_ENDED';
    END IF;
    IF EXISTS (SELECT 1 FROM stream WHERE provider_id = p_stream.provider_id AND player_id = p_stream.player_id
      AND game_id = p_stream.game_id AND token = p_stream.token AND epoch > p_stream.epoch) THEN
      RETURN 'EPOCH_OVER';
    END IF;
    RETURN NULL;
  END $$`,

  // Closes a stream that is over, holds nothing and has no open round. Its dust goes to the operator, whole minor units of it in the books.
  sql`CREATE FUNCTION stream_close(p_session uuid) RETURNS void LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_stream stream; v_win_token text; v_minor bigint; v_booked bigint; v_key text;
  BEGIN
    SELECT * INTO v_stream FROM stream WHERE session_id = p_session AND closed_at IS NULL AND frozen_at IS NULL;
    IF NOT FOUND OR stream_is_over(v_stream) IS NULL OR stream_left(v_stream) > 0 THEN RETURN; END IF;
    IF EXISTS (SELECT 1 FROM round WHERE game_session_id = p_session AND state = 'OPEN') THEN RETURN; END IF;
    UPDATE stream SET closed_at = clock_timestamp() WHERE session_id = p_session;
    IF v_stream.dust = 0 THEN RETURN; END IF;
    SELECT win_token INTO v_win_token FROM game_session WHERE id = p_session;
    INSERT INTO dust AS d (party, kind, micro) VALUES (v_stream.provider_id, v_win_token, v_stream.dust)
      ON CONFLICT (party, kind) DO UPDATE SET micro = d.micro + excluded.micro RETURNING micro / 10000, booked INTO v_minor, v_booked;
    IF v_minor = 0 THEN RETURN; END IF;
    UPDATE dust SET micro = micro - v_minor * 10000, booked = booked + v_minor WHERE party = v_stream.provider_id AND kind = v_win_token;
    v_key := 'dust:' || v_win_token || ':' || (v_booked + v_minor);
    PERFORM ledger_book(NULL, 'EXPIRY', 'provider:' || v_stream.provider_id, v_key, request_hash('DUST', v_key), NULL, NULL, NULL,
      ARRAY[ROW ('PROVIDER', v_stream.provider_id, v_win_token, -v_minor), ROW ('OPERATOR', '', v_win_token, v_minor)]::ledger_leg[]);
  END $$`,

  // Gives back what is left of the hold. The caller holds the wallet's lock.
  sql`CREATE FUNCTION stream_give_back(p_stream stream, p_key text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF stream_left(p_stream) = 0 THEN RETURN; END IF;
    PERFORM ledger_release(p_stream.hold_id, 'provider:' || p_stream.provider_id, p_stream.session_id || ':' || p_key, NULL, NULL);
  END $$`,

  // Grants a hold in place of the one before it: the amount, or what there is. A repeat of the last one is answered as it was.
  sql`CREATE FUNCTION stream_hold(
    p_provider text, p_session uuid, p_epoch bigint, p_number bigint, p_amount bigint, p_until timestamptz, OUT granted bigint, OUT until timestamptz
  ) LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_stream stream := lock_stream(p_provider, p_session); v_over text; v_balance bigint; v_hold bigint;
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
    SELECT h.hold_id INTO v_hold FROM ledger_hold(
      v_stream.player_id, 'provider:' || p_provider, p_session || ':hold:' || p_number, v_stream.token, granted, 'STREAM', p_session::text) h;
    until := least(p_until, clock_timestamp() + interval '1 hour');
    UPDATE stream SET hold_id = v_hold, hold_number = p_number, hold_asked = p_amount, hold_granted = granted, hold_until = stream_hold.until,
      heard_at = clock_timestamp() WHERE session_id = p_session;
  END $$`,

  // Gives back the rest of a hold, once everything up to p_seq is booked. p_number null: of whichever hold there is.
  sql`CREATE FUNCTION stream_release(p_provider text, p_session uuid, p_epoch bigint, p_number bigint, p_seq bigint) RETURNS void
  LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE v_stream stream := lock_stream(p_provider, p_session);
  BEGIN
    IF v_stream.epoch <> p_epoch THEN PERFORM refuse('SESSION_NOT_FOUND'); END IF;
    IF v_stream.frozen_at IS NOT NULL THEN PERFORM refuse('STREAM_FROZEN'); END IF;
    IF p_number <> v_stream.hold_number THEN PERFORM refuse('STALE_HOLD'); END IF;
    IF p_seq <> v_stream.seq THEN PERFORM refuse('STREAM_GAP', (v_stream.seq + 1)::text); END IF;
    PERFORM stream_give_back(v_stream, 'released:' || v_stream.hold_number);
    UPDATE stream SET heard_at = clock_timestamp() WHERE session_id = p_session;
    PERFORM stream_close(p_session);
  END $$`,

  // The move of a stake, a pay or the end of a round. The caller holds the wallet's lock.
  sql`CREATE FUNCTION stream_move(p_stream stream, p_session game_session, p_move jsonb, p_round round) RETURNS round LANGUAGE plpgsql AS $$
  DECLARE
    v_type text := p_move ->> 'type'; v_amount bigint := (p_move ->> 'amount')::bigint; v_closes boolean := coalesce((p_move ->> 'closes')::boolean, false);
    v_scope text := 'provider:' || p_stream.provider_id; v_key text := p_stream.session_id || ':' || (p_move ->> 'seq');
    v_hash bytea := request_hash('STREAM', p_move::text);
    v_tx bigint; v_bet round_move%ROWTYPE; v_round round := p_round; v_legs ledger_leg[] := '{}';
  BEGIN
    IF v_type = 'BET' THEN
      SELECT b.tx_id INTO v_tx FROM ledger_book(p_stream.player_id, 'BET', v_scope, v_key, v_hash, NULL, NULL, NULL,
        ARRAY[ROW ('HELD', '', p_stream.token, -v_amount), ROW ('PROVIDER', p_stream.provider_id, p_stream.token, v_amount)]::ledger_leg[]) b;
      INSERT INTO hold_move (tx_id, hold_id, type, amount) VALUES (v_tx, p_stream.hold_id, 'CAPTURE', v_amount);
      INSERT INTO round_move (tx_id, round_id, type, part, amount) VALUES (v_tx, v_round.id, 'BET', p_move ->> 'part', v_amount);
      UPDATE round SET bet = bet + v_amount WHERE id = v_round.id RETURNING * INTO v_round;
    ELSIF v_type = 'WIN' THEN
      IF v_amount > 0 THEN
        v_legs := ARRAY[ROW ('PROVIDER', p_stream.provider_id, p_session.win_token, -v_amount), ROW ('PLAYER', '', p_session.win_token, v_amount)]::ledger_leg[];
      END IF;
      SELECT b.tx_id INTO v_tx FROM ledger_book(p_stream.player_id, 'WIN', v_scope, v_key, v_hash, NULL, NULL, NULL, v_legs) b;
      INSERT INTO round_move (tx_id, round_id, type, part, amount) VALUES (v_tx, v_round.id, 'WIN', 'MAIN', v_amount);
      UPDATE round SET win = win + v_amount, detail = coalesce(p_move -> 'detail', detail),
        state = CASE WHEN v_closes THEN 'SETTLED' ELSE state END, closed_at = CASE WHEN v_closes THEN clock_timestamp() END
        WHERE id = v_round.id RETURNING * INTO v_round;
    ELSE
      SELECT m.* INTO v_bet FROM ledger_tx t JOIN round_move m ON m.tx_id = t.id
        WHERE t.scope = v_scope AND t.key = p_stream.session_id || ':' || (p_move ->> 'of') AND m.round_id = v_round.id AND m.type = 'BET';
      IF NOT FOUND THEN PERFORM refuse('MOVE_NOT_FOUND', p_move ->> 'seq'); END IF;
      SELECT b.tx_id INTO v_tx FROM ledger_book(p_stream.player_id, 'ROLLBACK', v_scope, v_key, v_hash, NULL, NULL, NULL,
        ARRAY[ROW ('PROVIDER', p_stream.provider_id, p_stream.token, -v_bet.amount), ROW ('PLAYER', '', p_stream.token, v_bet.amount)]::ledger_leg[]) b;
      INSERT INTO round_move (tx_id, round_id, type, part, amount, bet_tx_id)
        VALUES (v_tx, v_round.id, 'ROLLBACK', v_bet.part, v_bet.amount, v_bet.tx_id);
      IF v_closes THEN
        UPDATE round SET state = 'ROLLED_BACK', closed_at = clock_timestamp(),
          bet = (SELECT sum(amount) FROM round_move WHERE round_id = v_round.id AND type = 'BET') WHERE id = v_round.id RETURNING * INTO v_round;
      ELSE
        UPDATE round SET bet = bet - v_bet.amount WHERE id = v_round.id RETURNING * INTO v_round;
      END IF;
    END IF;
    RETURN v_round;
  END $$`,

  // Books moves and sets the stream behind them, whole or not at all. The caller holds the wallet's lock, and has compared the hashes.
  // Answers the rounds that are over with it.
  sql`CREATE FUNCTION stream_book(p_session uuid, p_moves jsonb, p_from bigint, p_to bigint, p_hashes bytea, p_dust integer)
  RETURNS SETOF round LANGUAGE plpgsql SET enable_seqscan = off AS $$
  DECLARE
    v_stream stream; v_session game_session; v_type text; v_move jsonb; v_round round%ROWTYPE; v_touched bigint[] := '{}';
    v_taken bigint := 0; v_left bigint;
  BEGIN
    SELECT * INTO v_stream FROM stream WHERE session_id = p_session;
    SELECT * INTO v_session FROM game_session WHERE id = p_session;
    SELECT coalesce(round_type, type) INTO v_type FROM game WHERE id = v_stream.game_id;
    v_left := stream_left(v_stream);
    FOR v_move IN SELECT value FROM jsonb_array_elements(p_moves) LOOP
      IF v_move ->> 'type' = 'OPEN' THEN
        INSERT INTO round (provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet)
          VALUES (v_stream.provider_id, v_move ->> 'round', p_session, v_stream.player_id, v_stream.game_id, v_type, v_stream.token, v_session.win_token, 0)
          ON CONFLICT ON CONSTRAINT round_gameplay DO NOTHING RETURNING * INTO v_round;
        IF NOT FOUND THEN PERFORM refuse('FOREIGN_ROUND', v_move ->> 'seq'); END IF;
      ELSE
        SELECT * INTO v_round FROM round
          WHERE provider_id = v_stream.provider_id AND gameplay_id = v_move ->> 'round' AND game_session_id = p_session AND state = 'OPEN';
        IF NOT FOUND THEN PERFORM refuse('ROUND_CLOSED', v_move ->> 'seq'); END IF;
        IF v_move ->> 'type' = 'BET' THEN
          v_taken := v_taken + (v_move ->> 'amount')::bigint;
          IF v_taken > v_left THEN PERFORM refuse('HOLD_EXCEEDED', v_left::text); END IF;
        END IF;
        v_round := stream_move(v_stream, v_session, v_move, v_round);
      END IF;
      v_touched := v_touched || v_round.id;
    END LOOP;
    IF v_taken > 0 THEN
      UPDATE hold SET captured = captured + v_taken, closed_at = CASE WHEN captured + released + v_taken = amount THEN clock_timestamp() END
        WHERE id = v_stream.hold_id;
    END IF;
    UPDATE stream SET seq = p_to, hash = substring(p_hashes FROM (p_to - p_from)::integer * 32 + 1 FOR 32), dust = p_dust, heard_at = clock_timestamp()
      WHERE session_id = p_session;
    INSERT INTO stream_batch (session_id, from_seq, to_seq, hashes) VALUES (p_session, p_from, p_to, p_hashes);
    FOR v_round IN SELECT * FROM round WHERE id = ANY (v_touched) ORDER BY id LOOP
      PERFORM tell_round(v_round);
      IF v_round.state = 'SETTLED' THEN RETURN NEXT v_round; END IF;
    END LOOP;
    PERFORM stream_close(p_session);
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
