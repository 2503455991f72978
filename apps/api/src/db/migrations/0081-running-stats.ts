import { sql, type Kysely } from 'kysely'

/**
 * What a player's statistics say as running figures, kept in the transaction of the move that changes them: summed per call they
 * took seconds for who has played long. What went through an account stands in its own row, which every move updates anyway: what
 * was received, played (a bet that is taken back was not) and won. Rounds are counted per player and game; a round with a win is
 * never undone, so the best one only ever grows.
 */
const statements = [
  sql`ALTER TABLE account ADD COLUMN received bigint NOT NULL DEFAULT 0, ADD COLUMN played bigint NOT NULL DEFAULT 0, ADD COLUMN won bigint NOT NULL DEFAULT 0`,
  sql`CREATE TABLE rounds_played (
    player_id uuid NOT NULL,
    game_id text NOT NULL,
    rounds bigint NOT NULL,
    PRIMARY KEY (player_id, game_id)
  )`,
  sql`CREATE TABLE biggest_win (
    player_id uuid PRIMARY KEY,
    round_id bigint NOT NULL,
    win bigint NOT NULL
  )`,

  sql`CREATE FUNCTION count_round() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO rounds_played AS r (player_id, game_id, rounds) VALUES (NEW.player_id, NEW.game_id, 1)
      ON CONFLICT (player_id, game_id) DO UPDATE SET rounds = r.rounds + 1;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER round_is_counted AFTER INSERT ON round FOR EACH ROW EXECUTE FUNCTION count_round()`,
  sql`CREATE FUNCTION uncount_round() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE rounds_played SET rounds = rounds - 1 WHERE player_id = NEW.player_id AND game_id = NEW.game_id;
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER round_is_uncounted AFTER UPDATE OF state ON round FOR EACH ROW
    WHEN (OLD.state <> 'ROLLED_BACK' AND NEW.state = 'ROLLED_BACK') EXECUTE FUNCTION uncount_round()`,
  sql`CREATE FUNCTION note_biggest_win() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO biggest_win AS b (player_id, round_id, win) VALUES (NEW.player_id, NEW.id, NEW.win)
      ON CONFLICT (player_id) DO UPDATE SET round_id = excluded.round_id, win = excluded.win
        WHERE excluded.win > b.win OR (excluded.win = b.win AND excluded.round_id < b.round_id);
    RETURN NULL;
  END $$`,
  sql`CREATE TRIGGER round_may_be_biggest AFTER UPDATE OF win ON round FOR EACH ROW WHEN (NEW.win > OLD.win) EXECUTE FUNCTION note_biggest_win()`,

  // Books a move whose legs balance and name each account at most once. The caller holds the wallet's lock and has looked for a
  // replay. Without legs it only records the key. p_watched is the kind whose remaining balance the move keeps, or null.
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
            received = received + CASE WHEN p_type NOT IN ('BET', 'WIN', 'ROLLBACK', 'RELEASE') AND v_leg.amount > 0 THEN v_leg.amount ELSE 0 END,
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

  // The triggers lock out new rounds until this is committed, so nothing falls between what was and what comes.
  sql`UPDATE account a SET received = f.received, played = f.played, won = f.won FROM (
    SELECT e.account_id,
      coalesce(sum(e.amount) FILTER (WHERE t.type NOT IN ('BET', 'WIN', 'ROLLBACK', 'RELEASE') AND e.amount > 0), 0) AS received,
      coalesce(-sum(e.amount) FILTER (WHERE t.type IN ('BET', 'ROLLBACK')), 0) AS played,
      coalesce(sum(e.amount) FILTER (WHERE t.type = 'WIN'), 0) AS won
    FROM entry e JOIN ledger_tx t ON t.id = e.tx_id GROUP BY e.account_id
  ) f WHERE a.id = f.account_id AND a.player_id IS NOT NULL`,
  sql`INSERT INTO rounds_played SELECT player_id, game_id, count(*) FROM round WHERE state <> 'ROLLED_BACK' GROUP BY player_id, game_id`,
  sql`INSERT INTO biggest_win SELECT DISTINCT ON (player_id) player_id, id, win FROM round WHERE win > 0 ORDER BY player_id, win DESC, id`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
