import { sql, type Kysely } from 'kysely'

/**
 * Players are told what is held of their tokens beside what they can spend: a balance does not become lower without a name. A stake
 * that is taken from a hold moves nothing else of the player's, so it too has a version and a message of its own.
 */
const statements = [
  // As it was (0089-sittings.ts), but for the end: a move of held tokens is seen, and the message says what is held.
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
        v_is_seen := true;
        IF v_leg.owner = 'PLAYER' AND v_leg.kind = p_watched THEN watched := v_balance; END IF;
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
        'tokens', jsonb_agg(jsonb_build_object('kind', kind, 'amount', balance::text) ORDER BY id) FILTER (WHERE owner = 'PLAYER'),
        'held', coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', balance::text) ORDER BY id)
          FILTER (WHERE owner = 'HELD' AND balance > 0), '[]'))
        FROM account WHERE player_id = p_player AND owner IN ('PLAYER', 'HELD')));
    END IF;
  END $$`,
]

export const up = async (database: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(database)
}
