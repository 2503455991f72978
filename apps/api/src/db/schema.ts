import type { ColumnType, SelectType } from 'kysely'
import type { Tables } from './schema.generated.ts'

/** Written by functions of the database only: kysely reads it, and can neither insert nor update. */
type WrittenByFunctions<Table> = { [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never> }

/** Where money and its messages stand. */
type Booked = 'wallet' | 'account' | 'ledger_tx' | 'entry' | 'hold' | 'hold_move' | 'round' | 'round_move' | 'outbox'

/** Every table by its name, as kysely reads and writes it: generated from the migrations, so a renamed column does not compile. */
export type Schema = { [Name in keyof Tables]: Name extends Booked ? WrittenByFunctions<Tables[Name]> : Tables[Name] }
