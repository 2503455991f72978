import { sql, type Transaction } from 'kysely'
import type { RefusalReason } from '@lagoon/contract/kyc/enums'
import type { Schema } from '../../db/schema.ts'
import type { VerificationFact } from '../machine/facts.ts'
import type { RequestedDocument } from '../protocol.ts'
import type { KycEventRow } from './rows.ts'

/** Something that is said of a verification, with what is kept as evidence. */
export interface Said extends Pick<VerificationFact, 'level' | 'word' | 'source' | 'at'> {
  readonly subject?: string
  readonly isFinal?: boolean
  readonly reason?: RefusalReason | null
  readonly documents?: readonly RequestedDocument[]
  readonly attempts?: number | null
  readonly birthDate?: string | null
  /** Of DESK: who decided, and why. */
  readonly actor?: string
  readonly note?: string
  /** As it came. */
  readonly raw?: string
}

/** Keeps what is said, once: what is said again is counted. */
export const keepEvent = (transaction: Transaction<Schema>, playerId: string, said: Said): Promise<KycEventRow> =>
  transaction
    .insertInto('kyc_event')
    .values({
      player_id: playerId,
      level: said.level,
      word: said.word,
      source: said.source,
      subject: said.subject ?? '',
      at: said.at,
      is_final: said.isFinal ?? false,
      reason: said.reason ?? null,
      documents: said.documents ? JSON.stringify(said.documents) : null,
      attempts: said.attempts ?? null,
      birth_date: said.birthDate ?? null,
      actor: said.actor ?? '',
      note: said.note ?? null,
      raw: said.raw ?? '',
    })
    .onConflict((conflict) =>
      conflict.constraint('kyc_event_once').doUpdateSet({
        times: sql`kyc_event.times + 1`,
        attempts: sql`greatest(kyc_event.attempts, excluded.attempts)`,
        birth_date: sql`coalesce(kyc_event.birth_date, excluded.birth_date)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
