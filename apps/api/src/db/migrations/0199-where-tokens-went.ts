import { sql, type Kysely } from 'kysely'

/**
 * Where tokens went that were neither played nor are there any more, as running figures like those of 0081-running-stats.ts: without
 * them a player's statistics did not add up to the balance. Withdrawn (the account of what is held pays it out; one that came back
 * counts for nothing), tipped, and taken back with the payment that had brought them. What comes back by a RETURN was not received a
 * second time: prize tokens are those of a withdrawal, all others those of a payment.
 */
const statements = [
  sql`ALTER TABLE account ADD COLUMN withdrawn bigint NOT NULL DEFAULT 0, ADD COLUMN tipped bigint NOT NULL DEFAULT 0,
    ADD COLUMN taken_back bigint NOT NULL DEFAULT 0`,

  // As it was (0195-stream-book.ts), with these three.
  sql`CREATE OR REPLACE FUNCTION ledger_book(
    p_player uuid, p_type text, p_scope text, p_key text, p_hash bytea, p_watched text, p_reason text, p_reverses bigint, p_legs ledger_leg[],
    OUT tx_id bigint, OUT watched bigint
  ) LANGUAGE plpgsql AS $$
  DECLARE
    v_leg ledger_leg; v_account bigint; v_balance bigint; v_is_seen boolean := false; v_pays_out boolean := false;
    v_accounts bigint[]; v_kinds text[]; v_amounts bigint[]; v_balances bigint[];
  BEGIN
    IF p_type = 'CAPTURE' THEN v_pays_out := EXISTS (SELECT 1 FROM unnest(p_legs) leg WHERE leg.owner IN ('PAYMENTS', 'OPERATOR')); END IF;
    FOREACH v_leg IN ARRAY p_legs LOOP
      IF v_leg.owner = 'PLAYER' OR v_leg.owner = 'HELD' THEN
        UPDATE account SET balance = balance + v_leg.amount,
            received = received + CASE WHEN p_type NOT IN ('BET', 'WIN', 'ROLLBACK', 'RELEASE', 'CASH_OUT', 'RETURN') AND v_leg.amount > 0 THEN v_leg.amount ELSE 0 END,
            played = played - CASE WHEN p_type IN ('BET', 'ROLLBACK') THEN v_leg.amount ELSE 0 END,
            won = won + CASE WHEN p_type = 'WIN' THEN v_leg.amount ELSE 0 END,
            withdrawn = withdrawn - CASE WHEN v_leg.owner = 'HELD' THEN CASE WHEN v_pays_out THEN v_leg.amount ELSE 0 END
              WHEN p_type = 'RETURN' AND v_leg.kind = 'PRIZE' THEN v_leg.amount ELSE 0 END,
            tipped = tipped - CASE WHEN p_type = 'TIP' AND v_leg.amount < 0 THEN v_leg.amount ELSE 0 END,
            taken_back = taken_back - CASE WHEN (p_type IN ('CHARGEBACK', 'EXPIRY', 'REVERSAL', 'GRANT', 'PURCHASE') AND v_leg.amount < 0)
              OR (p_type = 'RETURN' AND v_leg.kind <> 'PRIZE') THEN v_leg.amount ELSE 0 END
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

  // What was booked before. The columns above have locked the table: nothing falls between what was and what comes.
  sql`WITH payout AS (
    SELECT DISTINCT t.id FROM ledger_tx t JOIN entry e ON e.tx_id = t.id JOIN account a ON a.id = e.account_id
    WHERE t.type = 'CAPTURE' AND a.owner IN ('PAYMENTS', 'OPERATOR')
  ), moved AS (
    SELECT e.account_id,
      sum(e.amount) FILTER (WHERE t.type = 'RETURN' AND e.amount > 0) AS returned,
      sum(e.amount) FILTER (WHERE (a.owner = 'HELD' AND p.id IS NOT NULL) OR (t.type = 'RETURN' AND e.kind = 'PRIZE')) AS withdrawn,
      sum(e.amount) FILTER (WHERE t.type = 'TIP' AND e.amount < 0) AS tipped,
      sum(e.amount) FILTER (WHERE (t.type IN ('CHARGEBACK', 'EXPIRY', 'REVERSAL', 'GRANT', 'PURCHASE') AND e.amount < 0)
        OR (t.type = 'RETURN' AND e.kind <> 'PRIZE')) AS taken_back
    FROM ledger_tx t JOIN entry e ON e.tx_id = t.id JOIN account a ON a.id = e.account_id LEFT JOIN payout p ON p.id = t.id
    WHERE a.player_id IS NOT NULL AND t.type IN ('CAPTURE', 'RETURN', 'TIP', 'CHARGEBACK', 'EXPIRY', 'REVERSAL', 'GRANT', 'PURCHASE')
    GROUP BY e.account_id
  ) UPDATE account a SET received = a.received - coalesce(m.returned, 0), withdrawn = -coalesce(m.withdrawn, 0),
    tipped = -coalesce(m.tipped, 0), taken_back = -coalesce(m.taken_back, 0)
    FROM moved m WHERE m.account_id = a.id`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
