import { writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { columnTypes } from './columnTypes.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { schemaTypes } from './schemaTypes.ts'

// Part of `npm run codegen`: an empty database in memory, every migration, and what came of it as TypeScript.
const engine = await PGlite.create('memory://')
const kysely = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: engine }) })
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
await migrate({ engine: 'pglite', kysely }, quiet)
writeFileSync(new URL('schema.generated.ts', import.meta.url), await schemaTypes(kysely, Object.keys(columnTypes)))
await engine.close()
