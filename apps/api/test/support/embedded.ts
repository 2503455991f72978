import { inject } from 'vitest'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { quiet } from './quiet.ts'

/** An empty database in memory; where the run has made one with the schema already, a copy of that, which opens in a fraction of the time. */
export const dataInMemory = (): string => `memory://${inject('migratedDump') ?? ''}`

/** An empty embedded database in memory, gone when it is closed. */
export const embeddedDatabase = (): Promise<Database> => openDatabase({ dataDir: dataInMemory(), log: quiet })
