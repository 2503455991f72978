import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../src/db/migrate.ts'
import type { Schema } from '../../src/db/schema.ts'
import { quiet } from './quiet.ts'

/** Makes the database that every test file begins with once for the run: a new one costs seconds, a copy of it tenths. */
export default async (project: TestProject): Promise<() => void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lagoon-migrated-'))
  const engine = await PGlite.create('memory://')
  const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) })
  await migrate({ engine: 'pglite', kysely }, quiet)
  const file = join(folder, 'dump.tar')
  writeFileSync(file, Buffer.from(await (await engine.dumpDataDir('none')).arrayBuffer()))
  await engine.close()
  project.provide('migratedDump', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
