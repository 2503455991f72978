import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely, PGliteDialect, sql, type PGlite } from 'kysely'
import { reasonOf } from '../../kernel/reasonOf.ts'
import type { Database, DatabaseOptions } from '../database.ts'
import type { Schema } from '../schema.ts'
import { StartupProblem } from '../startupProblem.ts'
import { lockDirectory } from './directoryLock.ts'
import { startEngine } from './engine.ts'
import { refuseSecondConnection } from './oneConnection.ts'

/** Made under another name and renamed when complete: a creation that was cut short is thrown away by the next start. */
const create = async (directory: string): Promise<void> => {
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const engine = await startEngine(unfinished)
  await engine.close()
  renameSync(unfinished, directory)
}

const openDirectory = async (dataDir: string, log: DatabaseOptions['log']): Promise<PGlite> => {
  const directory = join(dataDir, 'database')
  const started = performance.now()
  const isNew = !existsSync(directory)
  if (isNew) {
    log.info({ directory }, 'making a new embedded database; this happens once and takes a few seconds')
    await create(directory)
  }
  try {
    const engine = await startEngine(directory)
    log.info(
      { directory, milliseconds: Math.round(performance.now() - started) },
      isNew ? 'embedded database made' : 'embedded database opened',
    )
    return engine
  } catch (error) {
    throw new StartupProblem(
      `The embedded database in ${directory} cannot be opened: ${reasonOf(error)}.`,
      'It may be damaged or made by another release. Move the directory away to start with an empty one; nothing in it was changed.',
      { cause: error },
    )
  }
}

const UPKEEP_MS = 600_000

/** What a PostgreSQL server does by itself in the background and a single process cannot: collect garbage, count, write through. */
const startUpkeep = (kysely: Kysely<Schema>, log: DatabaseOptions['log']): NodeJS.Timeout =>
  setInterval(() => {
    const upkeep = async () => {
      // Table by table: whoever waits for the one connection gets it in between.
      for (const { name } of await kysely.introspection.getTables()) await sql`VACUUM (ANALYZE) ${sql.table(name)}`.execute(kysely)
      await sql`CHECKPOINT`.execute(kysely)
    }
    upkeep().catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'upkeep of the embedded database waits for its next turn'))
  }, UPKEEP_MS).unref()

/** The embedded engine: PostgreSQL compiled to WebAssembly. Survives kill -9; it never calls fsync, so not a loss of power. */
export const openEmbedded = async (dataDir: string, log: DatabaseOptions['log']): Promise<Database> => {
  const inMemory = dataDir.startsWith('memory://')
  const directory = resolve(dataDir)
  const unlock = inMemory ? () => {} : lockDirectory(directory)
  try {
    const engine = inMemory ? await startEngine(dataDir) : await openDirectory(directory, log)
    const kysely = refuseSecondConnection(new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) }))
    const upkeep = startUpkeep(kysely, log)
    return {
      engine: 'pglite',
      kysely,
      unhurried: kysely,
      close: async () => {
        clearInterval(upkeep)
        await kysely.destroy()
        await engine.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
