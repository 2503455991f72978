import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { RoundDetails, RoundMove } from '../../graphql/resolvers.generated.ts'
import { ownRound, type OwnRound } from './ownRound.ts'
import { shareOf } from './sharedWin.ts'

/** A round with what its provider said it was computed from, as JSON that `npm run verify -w @lagoon/games` reads; null where that is not enough. */
const proofOf = ({ game_id: game, bet, win, state, detail }: OwnRound): string | null => {
  if (detail === null || detail.fairness === undefined || state !== 'SETTLED') return null
  const { fairness, ...report } = detail
  const { commitment, clientSeed, nonce, version, played } = fairness
  const about = { game, version, commitment, clientSeed, nonce, report }
  // A shared round is over for everybody: its hash is published, and the point is what it decides. Carried dust may make the win another.
  if (report.type === 'crash') {
    const { hash: serverSeed, point, cashOut } = report
    return JSON.stringify({ ...about, serverSeed, stake: String(bet), choice: { cashOut }, outcome: { point, cashOut } })
  }
  return played === undefined ? null : JSON.stringify({ ...about, serverSeed: null, ...played, outcome: { totalWinMinor: String(win) } })
}

/** One round of a player with its moves. Refuses as `ownRound`. */
export const roundDetailsOf = async (database: Kysely<Schema>, playerId: string, id: string): Promise<RoundDetails> => {
  const round = await ownRound(database, playerId, id)
  const moves = await database
    .selectFrom('round_move')
    .innerJoin('ledger_tx', 'ledger_tx.id', 'round_move.tx_id')
    .select(['round_move.tx_id', 'round_move.type', 'round_move.part', 'round_move.amount', 'ledger_tx.created_at'])
    .where('round_move.round_id', '=', round.id)
    .orderBy('round_move.tx_id')
    .execute()
  const { fairness } = round.detail ?? {}
  return {
    id,
    moves: moves.map(({ tx_id, type, part, amount, created_at }): RoundMove => ({
      id: String(tx_id),
      type,
      part,
      token: type === 'WIN' ? round.win_token : round.token,
      amount: String(amount),
      at: created_at.toISOString(),
    })),
    fairness: fairness ?? null,
    share: await shareOf(database, round.id),
    proof: proofOf(round),
  }
}
