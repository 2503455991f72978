import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { EngineAnswer, EngineCall } from './engine.ts'

const INT8 = 20
const port = parentPort
if (!port) throw new Error('this file runs in a worker thread')

const { dataDir } = workerData as { dataDir: string }

/** Fields of PostgreSQL's error that the modules look at; a class does not survive the way between threads. */
const describe = (error: unknown): Record<string, unknown> => {
  const fields: Record<string, unknown> = { message: error instanceof Error ? error.message : String(error) }
  if (error instanceof Error)
    for (const key of ['code', 'constraint', 'detail', 'hint', 'table', 'where'] as const)
      if (key in error) fields[key] = Reflect.get(error, key)
  return fields
}

const IN_MEMORY = 'memory://'
/** What a database in memory begins as: the dump in the file that is named behind, or nothing. */
const dump = dataDir.startsWith(IN_MEMORY) ? dataDir.slice(IN_MEMORY.length) : ''
const engine = PGlite.create({
  dataDir: dump === '' ? dataDir : IN_MEMORY,
  ...(dump !== '' && { loadDataDir: new Blob([readFileSync(dump)]) }),
  parsers: { [INT8]: BigInt },
})
const answer = (message: EngineAnswer) => port.postMessage(message)

engine.then(
  () => answer({ kind: 'ready' }),
  (error: unknown) => answer({ kind: 'broken', message: error instanceof Error ? error.message : String(error) }),
)

port.on('message', async (call: EngineCall) => {
  try {
    const database = await engine
    if (call.kind === 'close') {
      await database.close()
      answer({ kind: 'rows', id: call.id, rows: [], affectedRows: 0 })
      port.close()
      return
    }
    const { rows, affectedRows } = await database.query<Record<string, unknown>>(call.sql, [...call.parameters])
    answer({ kind: 'rows', id: call.id, rows, affectedRows: affectedRows ?? 0 })
  } catch (error) {
    answer({ kind: 'refused', id: call.id, error: describe(error) })
  }
})
