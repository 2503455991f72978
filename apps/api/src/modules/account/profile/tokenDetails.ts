import { sql, type Kysely } from 'kysely'
import { tokenKinds, type TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../../db/schema.ts'

/** What has passed through one kind of token: `balance` is what was received and won, less all the others. */
export interface Flows {
  readonly balance: bigint
  readonly received: bigint
  readonly played: bigint
  readonly won: bigint
  /** Set aside for a game or a withdrawal that is under way. */
  readonly held: bigint
  readonly withdrawn: bigint
  readonly tipped: bigint
  readonly takenBack: bigint
}

const nothing: Flows = { balance: 0n, received: 0n, played: 0n, won: 0n, held: 0n, withdrawn: 0n, tipped: 0n, takenBack: 0n }

/**
 * Played and won as the tokens of this kind were, where a table keeps the chips meanwhile. Its rounds name the kind that was brought,
 * also where they stake what was won in another kind before, and they may be told later than the table gives back. What the books have
 * of the kind is exact, so what the rounds say differently was played, or won.
 */
const asBooked = (flows: Flows): Flows => {
  const { balance, received, won, held, withdrawn, tipped, takenBack } = flows
  const booked = received + won - (balance + held + withdrawn + tipped + takenBack)
  return booked < 0n ? { ...flows, played: 0n, won: won - booked } : { ...flows, played: booked }
}

/** The flows of each kind since the account was opened, in one snapshot. The rounds of a table count once it is left. */
export const flowsOf = async (database: Kysely<Schema>, playerId: string): Promise<ReadonlyMap<TokenKind, Flows>> => {
  // Stakes that were held first are played from there, withdrawals paid out from there.
  const { rows } = await sql<Flows & { kind: TokenKind }>`SELECT a.kind,
      sum(a.balance) FILTER (WHERE a.owner = 'PLAYER')::bigint AS balance,
      coalesce(sum(a.balance) FILTER (WHERE a.owner = 'HELD'), 0)::bigint AS held,
      sum(a.received) FILTER (WHERE a.owner = 'PLAYER')::bigint AS received,
      (sum(a.played) - coalesce(min(at_table.played), 0))::bigint AS played, (sum(a.won) - coalesce(min(at_table.won), 0))::bigint AS won,
      sum(a.withdrawn)::bigint AS withdrawn, sum(a.tipped)::bigint AS tipped, sum(a.taken_back)::bigint AS "takenBack"
    FROM account a LEFT JOIN LATERAL (
      SELECT sum(s.bet) FILTER (WHERE s.token = a.kind) AS played, sum(s.win) FILTER (WHERE s.win_token = a.kind) AS won
      FROM sitting s WHERE s.player_id = a.player_id AND s.state <> 'CLOSED'
    ) at_table ON true
    WHERE a.player_id = ${playerId} AND a.owner IN ('PLAYER', 'HELD') GROUP BY a.kind`.execute(database)
  const known = new Map(rows.map(({ kind, ...flows }) => [kind, asBooked(flows)]))
  return new Map(tokenKinds.map((kind) => [kind, known.get(kind) ?? nothing]))
}
