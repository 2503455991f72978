import { sql, type RawBuilder } from 'kysely'

/** What must hold in the books. A check selects `what`: one sentence for each thing that does not. */
export interface Check {
  readonly name: string
  readonly findings: RawBuilder<{ what: string }>
}

/**
 * The rules of the ledger, each computed from the entries anew. They do not lean on what enforces them elsewhere (constraints,
 * triggers, functions), so they hold a damaged or hand-edited database against the same rules.
 */
export const checks: readonly Check[] = [
  {
    name: 'the legs of a transaction balance',
    findings: sql`SELECT 'transaction ' || tx_id || ': its legs of ' || kind || ' add up to ' || sum(amount) AS what
      FROM entry GROUP BY tx_id, kind HAVING sum(amount) <> 0`,
  },
  {
    name: 'a stored balance equals its entries',
    findings: sql`SELECT 'account ' || a.id || ' of player ' || a.player_id || ' (' || a.owner || ' ' || a.kind || ') keeps ' || a.balance
        || ', its entries say ' || coalesce(e.total, 0) AS what
      FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS total FROM entry GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.player_id IS NOT NULL AND a.balance <> coalesce(e.total, 0)`,
  },
  {
    name: 'the entries of an account are a chain',
    findings: sql`SELECT 'entry ' || id || ' of account ' || account_id || ' says ' || coalesce(balance_after::text, 'nothing') || ' after ' || amount
        || ', the one before it left ' || before AS what
      FROM (
        SELECT e.id, e.account_id, e.amount, e.balance_after, lag(e.balance_after, 1, 0::bigint) OVER (PARTITION BY e.account_id ORDER BY e.id) AS before
        FROM entry e JOIN account a ON a.id = e.account_id WHERE a.player_id IS NOT NULL
      ) chain
      WHERE balance_after IS NULL OR balance_after - amount <> before`,
  },
  {
    name: 'what is held equals the open holds',
    findings: sql`SELECT 'player ' || coalesce(a.player_id, h.player_id) || ' has ' || coalesce(a.balance, 0) || ' ' || coalesce(a.kind, h.kind)
        || ' held, the open holds say ' || coalesce(h.open, 0) AS what
      FROM (SELECT * FROM account WHERE owner = 'HELD') a
      FULL JOIN (SELECT player_id, kind, sum(amount - captured - released) AS open FROM hold GROUP BY player_id, kind) h
        ON h.player_id = a.player_id AND h.kind = a.kind
      WHERE coalesce(a.balance, 0) <> coalesce(h.open, 0)
      UNION ALL
      SELECT 'hold ' || h.id || ' says ' || h.captured || ' captured and ' || h.released || ' released, its moves say '
        || coalesce(m.captured, 0) || ' and ' || coalesce(m.released, 0)
      FROM hold h LEFT JOIN (
        SELECT hold_id, sum(amount) FILTER (WHERE type = 'CAPTURE') AS captured, sum(amount) FILTER (WHERE type = 'RELEASE') AS released
        FROM hold_move GROUP BY hold_id
      ) m ON m.hold_id = h.id
      WHERE h.captured <> coalesce(m.captured, 0) OR h.released <> coalesce(m.released, 0)
      UNION ALL
      SELECT 'hold ' || m.hold_id || ': its move ' || m.tx_id || ' says ' || m.amount || ', the entries say ' || coalesce(e.amount, 0)
      FROM (
        SELECT tx_id, hold_id, -amount AS amount FROM hold_move UNION ALL SELECT tx_id, id, amount FROM hold
      ) m LEFT JOIN (
        SELECT e.tx_id, sum(e.amount) AS amount FROM entry e JOIN account a ON a.id = e.account_id WHERE a.owner = 'HELD' GROUP BY e.tx_id
      ) e ON e.tx_id = m.tx_id
      WHERE m.amount <> coalesce(e.amount, 0)`,
  },
  {
    name: 'a round equals its moves',
    findings: sql`SELECT 'round ' || r.id || ' (' || r.state || ') says it took ' || r.bet || ' and paid ' || r.win || ', its moves say '
        || coalesce(m.taken, 0) - CASE r.state WHEN 'ROLLED_BACK' THEN 0 ELSE coalesce(m.undone, 0) END || ' and ' || coalesce(m.paid, 0) AS what
      FROM round r LEFT JOIN (
        SELECT round_id, sum(amount) FILTER (WHERE type = 'BET') AS taken, sum(amount) FILTER (WHERE type = 'WIN') AS paid,
          sum(amount) FILTER (WHERE type = 'ROLLBACK') AS undone, count(*) FILTER (WHERE type = 'WIN') AS wins
        FROM round_move GROUP BY round_id
      ) m ON m.round_id = r.id
      WHERE r.sitting_id IS NULL AND (r.win <> coalesce(m.paid, 0)
        OR r.bet <> coalesce(m.taken, 0) - CASE r.state WHEN 'ROLLED_BACK' THEN 0 ELSE coalesce(m.undone, 0) END
        OR (r.state = 'ROLLED_BACK' AND coalesce(m.taken, 0) <> coalesce(m.undone, 0))
        OR (r.state = 'SETTLED' AND coalesce(m.wins, 0) = 0))
      UNION ALL
      SELECT 'round ' || m.round_id || ': its ' || m.type || ' ' || m.tx_id || ' says ' || m.amount || ', the entries say ' || coalesce(e.amount, 0)
      FROM round_move m LEFT JOIN (
        SELECT e.tx_id, abs(sum(e.amount)) AS amount FROM entry e JOIN account a ON a.id = e.account_id WHERE a.owner IN ('PLAYER', 'HELD') GROUP BY e.tx_id
      ) e ON e.tx_id = m.tx_id
      WHERE m.amount <> coalesce(e.amount, 0)
      UNION ALL
      SELECT t.type || ' ' || t.id || ' belongs to no round'
      FROM ledger_tx t WHERE t.type IN ('BET', 'WIN') AND NOT EXISTS (SELECT 1 FROM round_move m WHERE m.tx_id = t.id)`,
  },
  {
    name: 'no account is below zero',
    findings: sql`SELECT 'account ' || id || ' of player ' || player_id || ' (' || owner || ' ' || kind || ') stands at ' || balance AS what
      FROM account WHERE balance < 0`,
  },
  {
    name: 'no key is used twice',
    findings: sql`SELECT 'key ' || key || ' of ' || scope || ' names ' || count(*) || ' transactions' AS what
      FROM ledger_tx GROUP BY scope, key HAVING count(*) > 1`,
  },
  {
    // A version below the one delivered last may be missing: the newer message said it all.
    name: 'no message is lost',
    findings: sql`SELECT 'player ' || w.player_id || ' stands at version ' || w.version || ', was told of ' || coalesce(d.balances_version, 0)
        || ', and ' || coalesce(o.waiting, 0) || ' messages wait' AS what
      FROM wallet w LEFT JOIN outbox_delivery d ON d.player_id = w.player_id LEFT JOIN LATERAL (
        SELECT count(*) AS waiting FROM outbox o
        WHERE o.player_id = w.player_id AND o.body ->> 'topic' = 'balances' AND (o.body ->> 'version')::bigint > coalesce(d.balances_version, 0)
      ) o ON true
      WHERE w.version - coalesce(d.balances_version, 0) > coalesce(o.waiting, 0)`,
  },
  {
    name: 'an entry has its transaction',
    findings: sql`SELECT 'entry ' || e.id || ' names transaction ' || e.tx_id || ', which is not there' AS what
      FROM entry e LEFT JOIN ledger_tx t ON t.id = e.tx_id WHERE t.id IS NULL
      UNION ALL
      SELECT 'transaction ' || t.id || ' (' || t.type || ') has no entries'
      FROM ledger_tx t WHERE t.type NOT IN ('WIN', 'ROLLBACK', 'TOMBSTONE') AND NOT EXISTS (SELECT 1 FROM entry e WHERE e.tx_id = t.id)`,
  },
  {
    name: 'an entry has its account',
    findings: sql`SELECT 'entry ' || e.id || ' of ' || e.kind || ' stands in account ' || e.account_id || ', '
        || CASE WHEN a.id IS NULL THEN 'which is not there' ELSE 'which is of ' || a.kind END AS what
      FROM entry e LEFT JOIN account a ON a.id = e.account_id WHERE a.kind IS DISTINCT FROM e.kind
      UNION ALL
      SELECT 'transaction ' || t.id || ' of player ' || coalesce(t.player_id::text, 'none') || ' has a leg of player ' || a.player_id
      FROM entry e JOIN account a ON a.id = e.account_id JOIN ledger_tx t ON t.id = e.tx_id
      WHERE a.player_id IS NOT NULL AND a.player_id IS DISTINCT FROM t.player_id`,
  },
  {
    name: 'a reversal undoes its transaction',
    findings: sql`SELECT 'transaction ' || t.id || ' reverses ' || t.reverses_id || ' in other amounts' AS what
      FROM ledger_tx t WHERE t.reverses_id IS NOT NULL AND EXISTS (
        SELECT 1 FROM (
          SELECT account_id, amount FROM entry WHERE tx_id = t.id UNION ALL SELECT account_id, amount FROM entry WHERE tx_id = t.reverses_id
        ) both_ways GROUP BY account_id HAVING sum(amount) <> 0)`,
  },
  {
    name: 'the figures of a player equal the books',
    findings: sql`SELECT 'account ' || a.id || ' of player ' || a.player_id || ' (' || a.kind || ') says that ' || a.received || ' was received, '
        || a.played || ' played and ' || a.won || ' won, its entries and the rounds of its sittings say ' || coalesce(f.received, 0) || ', '
        || coalesce(f.played, 0) + coalesce(s.bet, 0) || ' and ' || coalesce(f.won, 0) + coalesce(w.win, 0) AS what
      FROM account a LEFT JOIN (
        SELECT e.account_id, coalesce(sum(e.amount) FILTER (WHERE t.type NOT IN ('BET', 'WIN', 'ROLLBACK', 'RELEASE', 'CASH_OUT', 'RETURN') AND e.amount > 0), 0) AS received,
          coalesce(-sum(e.amount) FILTER (WHERE t.type IN ('BET', 'ROLLBACK')), 0) AS played,
          coalesce(sum(e.amount) FILTER (WHERE t.type = 'WIN'), 0) AS won
        FROM entry e JOIN ledger_tx t ON t.id = e.tx_id GROUP BY e.account_id
      ) f ON f.account_id = a.id
      LEFT JOIN (SELECT player_id, token, sum(bet) AS bet FROM round WHERE sitting_id IS NOT NULL GROUP BY player_id, token) s
        ON a.owner = 'PLAYER' AND s.player_id = a.player_id AND s.token = a.kind
      LEFT JOIN (SELECT player_id, win_token, sum(win) AS win FROM round WHERE sitting_id IS NOT NULL GROUP BY player_id, win_token) w
        ON a.owner = 'PLAYER' AND w.player_id = a.player_id AND w.win_token = a.kind
      WHERE a.player_id IS NOT NULL AND (a.received <> coalesce(f.received, 0) OR a.played <> coalesce(f.played, 0) + coalesce(s.bet, 0)
        OR a.won <> coalesce(f.won, 0) + coalesce(w.win, 0))
      UNION ALL
      SELECT 'account ' || a.id || ' of player ' || a.player_id || ' (' || a.owner || ' ' || a.kind || ') says that ' || a.withdrawn || ' was withdrawn, '
        || a.tipped || ' tipped and ' || a.taken_back || ' taken back, its entries say ' || coalesce(f.withdrawn, 0) || ', '
        || coalesce(f.tipped, 0) || ' and ' || coalesce(f.taken_back, 0)
      FROM account a LEFT JOIN (
        SELECT e.account_id,
          -sum(e.amount) FILTER (WHERE (o.owner = 'HELD' AND EXISTS (SELECT 1 FROM entry p JOIN account out ON out.id = p.account_id
            WHERE p.tx_id = t.id AND out.owner IN ('PAYMENTS', 'OPERATOR'))) OR (t.type = 'RETURN' AND e.kind = 'PRIZE')) AS withdrawn,
          -sum(e.amount) FILTER (WHERE t.type = 'TIP' AND e.amount < 0) AS tipped,
          -sum(e.amount) FILTER (WHERE (t.type NOT IN ('CAPTURE', 'TIP', 'RETURN') AND e.amount < 0)
            OR (t.type = 'RETURN' AND e.kind <> 'PRIZE')) AS taken_back
        FROM entry e JOIN ledger_tx t ON t.id = e.tx_id JOIN account o ON o.id = e.account_id
        WHERE o.player_id IS NOT NULL AND t.type NOT IN ('BET', 'WIN', 'ROLLBACK', 'HOLD', 'RELEASE', 'CASH_OUT') GROUP BY e.account_id
      ) f ON f.account_id = a.id
      WHERE a.player_id IS NOT NULL AND (a.withdrawn <> coalesce(f.withdrawn, 0) OR a.tipped <> coalesce(f.tipped, 0)
        OR a.taken_back <> coalesce(f.taken_back, 0))
      UNION ALL
      SELECT 'player ' || coalesce(s.player_id, r.player_id) || ' is said to have played ' || coalesce(s.rounds, 0) || ' rounds of '
        || coalesce(s.game_id, r.game_id) || ', there are ' || coalesce(r.rounds, 0)
      FROM rounds_played s FULL JOIN (
        SELECT player_id, game_id, count(*) AS rounds FROM round WHERE state <> 'ROLLED_BACK' GROUP BY player_id, game_id
      ) r ON r.player_id = s.player_id AND r.game_id = s.game_id
      WHERE coalesce(s.rounds, 0) <> coalesce(r.rounds, 0)
      UNION ALL
      SELECT 'player ' || r.player_id || ' is said to have won ' || coalesce(b.win, 0) || ' at most, a round paid ' || r.win
      FROM (SELECT player_id, max(win) AS win FROM round WHERE win > 0 GROUP BY player_id) r LEFT JOIN biggest_win b ON b.player_id = r.player_id
      WHERE r.win IS DISTINCT FROM b.win`,
  },
  {
    name: 'a tip equals its move',
    findings: sql`SELECT 'tip ' || coalesce(t.tx_id, m.id) || ' says ' || coalesce(t.amount, 0) || ', the books say ' || coalesce(m.amount, 0) AS what
      FROM tip t FULL JOIN (
        SELECT x.id, x.player_id, -sum(e.amount) AS amount FROM ledger_tx x JOIN entry e ON e.tx_id = x.id JOIN account a ON a.id = e.account_id
        WHERE x.type = 'TIP' AND a.owner = 'PLAYER' AND e.kind = 'TIP' GROUP BY x.id
      ) m ON m.id = t.tx_id AND m.player_id = t.player_id
      WHERE coalesce(t.amount, 0) <> coalesce(m.amount, 0)`,
  },
  {
    name: 'a stream equals its holds and batches',
    findings: sql`SELECT 'hold ' || h.id || ' is open, and no open stream of session ' || h.reference || ' has it' AS what
      FROM hold h LEFT JOIN stream s ON s.hold_id = h.id AND s.closed_at IS NULL
      WHERE h.purpose = 'STREAM' AND h.closed_at IS NULL AND s.session_id IS NULL
      UNION ALL
      SELECT 'stream ' || s.session_id || ' stands at event ' || s.seq || ', its batches end at ' || coalesce(b.last, 0) || ' and hold ' || coalesce(b.events, 0)
      FROM stream s LEFT JOIN (
        SELECT session_id, max(to_seq) AS last, sum(to_seq - from_seq + 1) AS events FROM stream_batch GROUP BY session_id
      ) b ON b.session_id = s.session_id
      WHERE s.seq <> coalesce(b.last, 0) OR s.seq <> coalesce(b.events, 0)
      UNION ALL
      SELECT 'stake ' || m.tx_id || ' of round ' || m.round_id || ' was held for ' || h.purpose || ' ' || h.reference || ', not for its session'
      FROM hold_move c JOIN round_move m ON m.tx_id = c.tx_id JOIN hold h ON h.id = c.hold_id JOIN round r ON r.id = m.round_id
      WHERE h.purpose <> 'STREAM' OR h.reference <> r.game_session_id::text
      UNION ALL
      SELECT 'the dust of ' || d.party || ' in ' || d.kind || ' says that ' || d.booked || ' was booked, the entries say ' || coalesce(e.amount, 0)
      FROM dust d LEFT JOIN (
        SELECT a.party, e.kind, -sum(e.amount) AS amount FROM entry e JOIN account a ON a.id = e.account_id JOIN ledger_tx t ON t.id = e.tx_id
        WHERE a.owner = 'PROVIDER' AND t.type = 'EXPIRY' GROUP BY a.party, e.kind
      ) e ON e.party = d.party AND e.kind = d.kind
      WHERE d.booked <> coalesce(e.amount, 0)`,
  },
  {
    name: 'a sitting equals its transfers and its rounds',
    findings: sql`SELECT 'sitting ' || s.id || ' is flagged: ' || s.flag AS what FROM sitting s WHERE s.flag IS NOT NULL
      UNION ALL
      SELECT 'sitting ' || s.id || ' says that its ' || s.rounds || ' rounds took ' || s.bet || ' and paid ' || s.win || ', its '
        || coalesce(r.rounds, 0) || ' rounds say ' || coalesce(r.bet, 0) || ' and ' || coalesce(r.win, 0)
      FROM sitting s LEFT JOIN (
        SELECT sitting_id, sum(bet) AS bet, sum(win) AS win, count(*) AS rounds FROM round WHERE sitting_id IS NOT NULL GROUP BY sitting_id
      ) r ON r.sitting_id = s.id
      WHERE s.bet <> coalesce(r.bet, 0) OR s.win <> coalesce(r.win, 0) OR s.rounds <> coalesce(r.rounds, 0)
      UNION ALL
      SELECT 'sitting ' || s.id || ' lost ' || s.brought - s.stake_back - s.won_back || ', its rounds say ' || s.bet - s.win
      FROM sitting s WHERE s.state = 'CLOSED' AND s.rounds >= s.rounds_told AND s.bet - s.win <> s.brought - s.stake_back - s.won_back
      UNION ALL
      SELECT 'sitting ' || t.sitting_id || ' is over, and ' || h.amount - h.captured - h.released || ' of its hold ' || h.id || ' is open'
      FROM sitting_transfer t JOIN sitting s ON s.id = t.sitting_id JOIN hold h ON h.id = t.hold_id
      WHERE s.state = 'CLOSED' AND h.closed_at IS NULL
      UNION ALL
      SELECT 'transfer ' || t.id || ' brought ' || t.amount || ', and its hold says ' || coalesce(h.amount, 0)
      FROM sitting_transfer t LEFT JOIN hold h ON h.id = t.hold_id AND h.purpose = 'SITTING' AND h.reference = t.sitting_id::text
      WHERE t.amount <> coalesce(h.amount, 0)`,
  },
  {
    name: 'a purchase equals its payment',
    findings: sql`SELECT 'payment ' || p.id || ' (' || p.state || ') is ' || CASE WHEN p.settled_at IS NULL THEN 'not ' ELSE '' END || 'settled, and the books have '
        || CASE WHEN t.id IS NULL THEN 'no move' ELSE 'move ' || t.id END || ' of its tokens' AS what
      FROM payment p LEFT JOIN ledger_tx t ON t.scope = 'payments:' || p.party AND t.key = p.id::text AND t.type = 'PURCHASE'
      WHERE (p.settled_at IS NULL) <> (t.id IS NULL) OR (p.state = 'SUCCEEDED' AND p.settled_at IS NULL)
      UNION ALL
      SELECT 'payment ' || p.id || ' says that it brought ' || k.minor || ' ' || k.kind || ', the entries say ' || coalesce(e.amount, 0)
      FROM payment p CROSS JOIN LATERAL jsonb_to_recordset(p.tokens) AS k (kind text, minor bigint)
      LEFT JOIN LATERAL (
        SELECT sum(e.amount) AS amount FROM ledger_tx t JOIN entry e ON e.tx_id = t.id JOIN account a ON a.id = e.account_id
        WHERE t.scope = 'payments:' || p.party AND t.key = p.id::text AND a.player_id = p.player_id AND a.owner = 'PLAYER' AND e.kind = k.kind
      ) e ON true
      WHERE p.settled_at IS NOT NULL AND k.minor <> coalesce(e.amount, 0)
      UNION ALL
      SELECT 'purchase ' || t.id || ' (' || t.key || ' of ' || t.scope || ') belongs to no payment'
      FROM ledger_tx t WHERE t.type = 'PURCHASE' AND NOT EXISTS (
        SELECT 1 FROM payment p WHERE p.id::text = t.key AND 'payments:' || p.party = t.scope)`,
  },
  {
    name: 'a withdrawal equals its hold',
    findings: sql`SELECT 'withdrawal ' || w.id || ' (' || w.state || ') of ' || w.amount || ': its hold ' || w.hold_id
        || CASE WHEN h.id IS NULL THEN ' is not there, or another one''s'
          ELSE ' of ' || h.amount || ' says ' || h.captured || ' captured and ' || h.released || ' released' END AS what
      FROM withdrawal w LEFT JOIN hold h ON h.id = w.hold_id AND h.purpose = 'WITHDRAWAL' AND h.reference = w.id::text
        AND h.player_id = w.player_id AND h.kind = 'PRIZE'
      WHERE h.id IS NULL OR h.amount <> w.amount OR CASE
        WHEN w.state IN ('REQUESTED', 'IN_REVIEW', 'APPROVED', 'SENDING', 'SENT') THEN h.captured <> 0 OR h.released <> 0 OR w.settled_at IS NOT NULL OR w.given_back IS NOT NULL
        WHEN w.state = 'PAID' THEN h.captured <> w.amount OR w.settled_at IS NULL OR w.given_back IS NOT NULL
        WHEN w.settled_at IS NULL THEN h.closed_at IS NULL OR h.released IS DISTINCT FROM w.given_back
        ELSE h.captured <> w.amount OR w.given_back IS NULL END
      UNION ALL
      SELECT 'hold ' || h.id || ' of ' || h.amount || ' is open for withdrawal ' || h.reference || ', which has another one or is not there'
      FROM hold h WHERE h.purpose = 'WITHDRAWAL' AND h.closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM withdrawal w WHERE w.hold_id = h.id)
      UNION ALL
      SELECT 'withdrawal ' || w.id || ' (' || w.state || ') says that ' || coalesce(w.given_back, 0) || ' came back after it was paid, the entries say ' || coalesce(e.amount, 0)
      FROM withdrawal w LEFT JOIN (
        SELECT split_part(t.key, ':', 1) AS id, t.scope, sum(e.amount) AS amount FROM ledger_tx t JOIN entry e ON e.tx_id = t.id
        JOIN account a ON a.id = e.account_id WHERE t.type = 'RETURN' AND t.key LIKE '%:return:%' AND a.owner = 'PLAYER' GROUP BY 1, 2
      ) e ON e.id = w.id::text AND e.scope = 'payments:' || w.party
      WHERE w.settled_at IS NOT NULL AND coalesce(w.given_back, 0) <> coalesce(e.amount, 0)
      UNION ALL
      SELECT 'withdrawal ' || w.id || ' (' || w.state || ') has ' || count(t.id) || ' attempts that are sent, paid or returned'
      FROM withdrawal w LEFT JOIN payout_attempt t ON t.withdrawal_id = w.id AND t.state IN ('SENT', 'PAID', 'RETURNED')
      GROUP BY w.id, w.state HAVING count(t.id) <> CASE WHEN w.state IN ('SENT', 'PAID', 'RETURNED') THEN 1 ELSE 0 END`,
  },
  {
    name: 'what was taken back of a payment is taken or owed',
    findings: sql`SELECT 'payment ' || p.id || ': ' || p.reversed_minor || ' of ' || p.price_minor || ' went back, and of its ' || k.minor || ' ' || k.kind || ' '
        || coalesce(d.taken, 0) || ' are taken and ' || coalesce(d.owed, 0) || ' owed' AS what
      FROM payment p CROSS JOIN LATERAL jsonb_to_recordset(p.tokens) AS k (kind text, minor bigint)
      LEFT JOIN payment_debt d ON d.payment_id = p.id AND d.kind = k.kind
      WHERE p.settled_at IS NOT NULL AND coalesce(d.taken, 0) + coalesce(d.owed, 0) <> k.minor * p.reversed_minor / p.price_minor
      UNION ALL
      SELECT 'payment ' || d.payment_id || ' says that ' || d.taken || ' ' || d.kind || ' were taken back, the entries say ' || coalesce(e.amount, 0)
      FROM payment_debt d JOIN payment p ON p.id = d.payment_id LEFT JOIN LATERAL (
        SELECT -sum(e.amount) AS amount FROM generate_series(1, p.reversals) n
        JOIN ledger_tx t ON t.scope = 'payments:' || p.party AND t.key = p.id || ':reversal:' || n
        JOIN entry e ON e.tx_id = t.id JOIN account a ON a.id = e.account_id WHERE a.owner = 'PLAYER' AND e.kind = d.kind
      ) e ON true
      WHERE d.taken <> coalesce(e.amount, 0)`,
  },
]
