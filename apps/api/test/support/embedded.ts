import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../../src/db/database.ts'
import { quiet } from './quiet.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** File with an empty database that has the whole schema; absent where the tests run on another engine. */
    migratedDump?: string
  }
}

/**
 * The engine's code, held for as long as the process lives: V8 gives compiled code to whoever compiles the same bytes while somebody holds
 * it. Without this every test file compiles it anew, which is most of what a small file costs.
 */
export const engineCode = await WebAssembly.compile(
  readFileSync(fileURLToPath(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
)

/** An empty database in memory; where the run has made one with the schema already, a copy of that, which opens in a fraction of the time. */
export const dataInMemory = (): string => `memory://${inject('migratedDump') ?? ''}`

/** An empty embedded database in memory, gone when it is closed. */
export const embeddedDatabase = (): Promise<Database> => openDatabase({ dataDir: dataInMemory(), log: quiet })

/** Makes the data directory of an embedded database out of a dump of PGlite; not opened yet. */
export const directoryFrom = async (dump: Buffer<ArrayBuffer>, dataDir: string): Promise<void> => {
  mkdirSync(dataDir, { recursive: true })
  const engine = await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir: new Blob([dump]) })
  await engine.close()
}

/** Makes such a directory with an empty database that has the whole schema; where the run has made none, whoever opens it makes it. */
export const embeddedDirectory = async (dataDir: string): Promise<void> => {
  const dump = inject('migratedDump')
  if (dump !== undefined) await directoryFrom(readFileSync(dump), dataDir)
}
