import { inject } from 'vitest'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { quiet } from './quiet.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with an empty database that has the whole schema; absent where the tests run on another engine. */
    migratedDump?: string
  }
}

/** An empty database in memory; where the run has made one with the schema already, a copy of that, which opens in a fraction of the time. */
export const dataInMemory = (): string => `memory://${inject('migratedDump') ?? ''}`

/** An empty embedded database in memory, gone when it is closed. */
export const embeddedDatabase = (): Promise<Database> => openDatabase({ dataDir: dataInMemory(), log: quiet })
