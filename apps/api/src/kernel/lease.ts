import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Logger } from 'pino'
import { reasonOf } from './reasonOf.ts'
import type { Schema } from '../db/schema.ts'
import { databaseNow, secondsFromNow } from './databaseTime.ts'

/** The right of one node of many to do something. */
export interface Lease {
  /**
   * Resolves as soon as this node holds the lease, with a signal that is aborted when it does not hold it any more; with an
   * aborted signal when `until` is aborted first.
   */
  readonly held: (until: AbortSignal) => Promise<AbortSignal>
  /** Gives the lease back, so that another node takes it with its next look. */
  readonly stop: () => Promise<void>
}

export interface LeaseOptions {
  readonly database: Kysely<Schema>
  readonly name: string
  /** How long it stays with a node that is not heard of any more; it is renewed three times in that time. */
  readonly seconds: number
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Asks for a lease until it is stopped. A row of the database says who holds it and until when, by the database's clock alone.
 * It keeps nodes from doing the same work at once; it is no lock: a node that was frozen learns too late that its lease is over.
 * What must not happen twice needs a key or a claim of its own.
 */
export const startLease = ({ database, name, seconds, log }: LeaseOptions): Lease => {
  const holder = randomUUID()
  const leaseMs = seconds * 1_000
  const stopping = new AbortController()
  let grant = Promise.withResolvers<AbortSignal>()
  let lose: AbortController | undefined
  let overdue: NodeJS.Timeout | undefined

  const take = async (): Promise<boolean> => {
    const expires_at = secondsFromNow(seconds)
    const taken = await database
      .insertInto('lease')
      .values({ name, holder, expires_at })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, expires_at })
          .where((where) => where.or([where('lease.holder', '=', holder), where('lease.expires_at', '<=', databaseNow)])),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  }

  /** Milliseconds until the lease of whoever holds it runs out. */
  const msLeft = async (): Promise<number> => {
    const row = await database
      .selectFrom('lease')
      .select(sql<number>`(extract(epoch FROM expires_at - clock_timestamp()) * 1000)::integer`.as('ms'))
      .where('name', '=', name)
      .executeTakeFirst()
    return Math.max(0, row?.ms ?? 0)
  }

  const won = (askedAt: number): void => {
    clearTimeout(overdue)
    // Counted from before the question went out: the row holds at least as long.
    overdue = setTimeout(lost, leaseMs - (performance.now() - askedAt)).unref()
    if (lose) return
    lose = new AbortController()
    grant.resolve(lose.signal)
  }
  const lost = (): void => {
    clearTimeout(overdue)
    if (!lose) return
    lose.abort()
    lose = undefined
    grant = Promise.withResolvers()
  }

  const ask = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      let pauseMs = leaseMs / 3
      try {
        const askedAt = performance.now()
        if (await take()) won(askedAt)
        else {
          lost()
          pauseMs = Math.min(pauseMs, (await msLeft()) + 10)
        }
      } catch (error) {
        log.warn({ lease: name, reason: reasonOf(error) }, 'a lease could not be asked for')
      }
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  }

  const asking = ask()
  return {
    held: (until) => {
      if (until.aborted) return Promise.resolve(until)
      const left = Promise.withResolvers<AbortSignal>()
      const leave = () => left.resolve(until)
      until.addEventListener('abort', leave, { once: true })
      return Promise.race([grant.promise, left.promise]).finally(() => until.removeEventListener('abort', leave))
    },
    stop: async () => {
      stopping.abort()
      await asking
      lost()
      // Without a database it runs out by itself.
      const gone = database.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute()
      await gone.catch(() => undefined)
    },
  }
}
