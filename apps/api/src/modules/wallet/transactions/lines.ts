import { sql } from 'kysely'
import type { Transaction, TransactionFilter } from '../../../graphql/resolvers.generated.ts'

/** A line of the history with its place in it. */
export interface Line {
  readonly transaction: Transaction
  /** To the microsecond, as the database writes and reads it: a Date would lose what decides between two lines. */
  readonly moment: string
  readonly id: string
}

/** Where a page ended, and in which source; undefined for the first page. */
export interface Place {
  readonly source: Source['name']
  readonly moment: string
  readonly id: string
}

/** What is asked of a source: its lines behind a place, newest first. */
export interface Part {
  readonly playerId: string
  readonly filter: TransactionFilter
  readonly since: Date | undefined
  readonly limit: number
}

/** Where lines come from. Lines of one moment stand in the order of `sources`, and within one by falling id. */
export interface Source {
  readonly name: 'PURCHASES' | 'WITHDRAWALS' | 'MOVES'
  readonly isId: (id: string) => boolean
  /** What lies behind: a place of its own, or a moment, with or without what is of that very moment. */
  readonly lines: (part: Part, behind: Behind | undefined) => Promise<readonly Line[]>
}
export type Behind = { readonly moment: string; readonly id: string } | { readonly moment: string; readonly isIncluded: boolean }

export const momentOf = (column: string) => sql<string>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The condition that a row of (moment, id) lies behind a place. */
export const liesBehind = (moment: string, id: string, idType: 'bigint' | 'uuid', behind: Behind) => {
  const at = sql`${behind.moment}::timestamptz`
  if ('id' in behind) return sql<boolean>`(${sql.ref(moment)}, ${sql.ref(id)}) < (${at}, ${behind.id}::${sql.raw(idType)})`
  return behind.isIncluded ? sql<boolean>`${sql.ref(moment)} <= ${at}` : sql<boolean>`${sql.ref(moment)} < ${at}`
}
