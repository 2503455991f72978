import { sql, type Kysely } from 'kysely'
import { reviewActs, type Review, type ReviewActName } from '@lagoon/contract/wire/operator/reviews'
import type { Schema } from '../../../db/schema.ts'
import { factOf } from '../../../payouts/engine/rows.ts'
import { standingOf, type Standing } from '../../../payouts/machine/standing.ts'
import { reviewRows } from './rows.ts'

const MOST_SHOWN = 10

const mayOf = ({ state, attempts, isExhausted }: Standing, isTaken: boolean): readonly ReviewActName[] => {
  const last = attempts.at(-1)?.state
  const isUnknown = last === 'UNKNOWN'
  const may: Readonly<Record<ReviewActName, boolean>> = {
    take: state === 'REQUESTED' || (state === 'IN_REVIEW' && !isTaken),
    putBack: state === 'IN_REVIEW' && isTaken,
    approve: state === 'IN_REVIEW' && isTaken,
    refuse: state === 'IN_REVIEW' && isTaken,
    note: true,
    ask: last !== undefined,
    sendAgain: isUnknown || isExhausted,
    markPaid: isUnknown || last === 'SENT',
    markFailed: isUnknown || (state === 'APPROVED' && last !== undefined),
  }
  return reviewActs.filter((act) => may[act])
}

/** One withdrawal in full; undefined where there is none. */
export const reviewOf = async (database: Kysely<Schema>, id: string): Promise<Review | undefined> => {
  const [row] = await reviewRows(database, sql`SELECT id, 1 AS place FROM withdrawal WHERE id = ${id}::uuid`)
  if (!row) return undefined
  const [kept, events, attempts, incidents, sharedWith, others] = await Promise.all([
    database.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    database.selectFrom('withdrawal_event').selectAll().where('withdrawal_id', '=', id).orderBy('id').execute(),
    database.selectFrom('payout_attempt').selectAll().where('withdrawal_id', '=', id).orderBy('number').execute(),
    database.selectFrom('payment_incident').selectAll().where('withdrawal_id', '=', id).orderBy('id').execute(),
    database
      .selectFrom('payout_account as own')
      .innerJoin('payout_account as other', (join) =>
        join
          .onRef('other.way', '=', 'own.way')
          .onRef('other.fingerprint', '=', 'own.fingerprint')
          .onRef('other.player_id', '<>', 'own.player_id'),
      )
      .innerJoin('player', 'player.id', 'other.player_id')
      .select(['player.id', 'player.display_name'])
      .distinct()
      .where('own.id', '=', (of) => of.selectFrom('withdrawal').select('account_id').where('id', '=', id))
      .limit(MOST_SHOWN)
      .execute(),
    database
      .selectFrom('withdrawal')
      .selectAll()
      .where('player_id', '=', row.player.id)
      .where('id', '<>', id)
      .orderBy('requested_at', 'desc')
      .limit(MOST_SHOWN)
      .execute(),
  ])
  return {
    ...row,
    refusal: kept.refusal,
    refusalNote: kept.refusal_note,
    failure: kept.failure,
    reference: kept.reference,
    givenBack: kept.given_back === null ? null : String(kept.given_back),
    events: events.map(({ at, kind, source, actor, attempt_id, reason, detail }) => ({
      ...{ at: at.toISOString(), kind, source, actor, attempt: attempt_id, reason, detail },
    })),
    attempts: attempts.map((attempt) => ({
      id: attempt.id,
      number: attempt.number,
      state: attempt.state,
      reference: attempt.reference,
      startedAt: attempt.started_at.toISOString(),
      sends: attempt.sends,
      askedNextAt: attempt.next_poll_at?.toISOString() ?? null,
    })),
    incidents: incidents.map(({ kind, at, detail, closed_at }) => ({ kind, at: at.toISOString(), detail, isOpen: closed_at === null })),
    sharedWith: sharedWith.map((player) => ({ id: player.id, displayName: player.display_name })),
    others: others.map((other) => ({
      id: other.id,
      state: other.state,
      receives: { currency: other.currency, minor: String(other.receives_minor) },
      requestedAt: other.requested_at.toISOString(),
    })),
    may: mayOf(standingOf(events.map(factOf), kept.approvals_needed), kept.reviewer !== null),
  }
}
