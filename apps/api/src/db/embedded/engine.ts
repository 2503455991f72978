import { Worker } from 'node:worker_threads'
import type { PGlite, PGliteQueryResults } from 'kysely'

export type EngineCall =
  | { readonly kind: 'query'; readonly id: number; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close'; readonly id: number }

export type EngineAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'broken'; readonly message: string }
  | { readonly kind: 'rows'; readonly id: number; readonly rows: readonly Record<string, unknown>[]; readonly affectedRows: number }
  | { readonly kind: 'refused'; readonly id: number; readonly error: Record<string, unknown> }

interface Rows {
  rows: Record<string, unknown>[]
  affectedRows: number
}
interface Waiting {
  readonly resolve: (rows: Rows) => void
  readonly reject: (error: Error) => void
}

/** bytea arrives as a plain byte array from the thread; pg reports a Buffer, and so do we. */
const withBuffers = (row: Record<string, unknown>): Record<string, unknown> => {
  for (const key in row) {
    const value = row[key]
    if (value instanceof Uint8Array) row[key] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  return row
}

/**
 * The embedded engine in a thread of its own: on the main thread one slow query would hold every timer and every socket. Speaks
 * the part of PGlite that kysely's dialect needs; kysely gives its single connection to one user at a time, so the statements of
 * a transaction never mix with others. The promise is settled when the engine has opened its directory.
 */
export const startEngine = async (dataDir: string): Promise<PGlite> => {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { workerData: { dataDir } })
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  let closed = false

  const send = (call: { kind: 'query'; sql: string; parameters: readonly unknown[] } | { kind: 'close' }): Promise<Rows> =>
    new Promise((resolve, reject) => {
      if (closed) {
        reject(new Error('the embedded database is closed'))
        return
      }
      const id = nextId++
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...call, id } satisfies EngineCall)
    })

  const fail = (reason: string) => {
    closed = true
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }

  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message: EngineAnswer) => {
      if (message.kind === 'ready') return resolve()
      if (message.kind === 'broken') return reject(new Error(message.message))
      const waiter = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.kind === 'rows') waiter?.resolve({ rows: message.rows.map(withBuffers), affectedRows: message.affectedRows })
      else waiter?.reject(Object.assign(new Error(String(message.error['message'])), message.error))
    })
    worker.on('error', (error) => {
      reject(error)
      fail(`the embedded database stopped: ${error.message}`)
    })
    worker.on('exit', () => fail('the embedded database stopped'))
  })

  const query = async <T>(sql: string, parameters: readonly unknown[] = []): Promise<PGliteQueryResults<T>> => {
    const { rows, affectedRows } = await send({ kind: 'query', sql, parameters })
    return { rows: rows as T[], affectedRows, fields: [] }
  }

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed
    },
    query,
    transaction: async (work) => {
      await query('BEGIN')
      // COMMIT of a transaction with a failed statement rolls back without an error; who commits is to be told.
      let aborted = false
      const inTransaction: typeof query = async (sql, parameters) => {
        try {
          const result = await query<never>(sql, parameters)
          if (/^\s*rollback to/i.test(sql)) aborted = false
          return result
        } catch (error) {
          aborted = true
          throw error
        }
      }
      try {
        const result = await work({ query: inTransaction, rollback: async () => void (await query('ROLLBACK')) })
        if (aborted) throw Object.assign(new Error('the transaction had failed and is rolled back'), { code: '25P02' })
        await query('COMMIT')
        return result
      } catch (error) {
        await query('ROLLBACK')
        throw error
      }
    },
    close: async () => {
      if (closed) return
      await send({ kind: 'close' })
      closed = true
    },
  }
}
