import { sql, type RawBuilder } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Services } from '../services.ts'
import { startLease } from './lease.ts'
import { startWorker, type Task } from './worker.ts'

/** How long what is claimed is nobody else's; a node that dies over it leaves it to the next one after so long. */
export const CLAIM_SECONDS = 45
/** How many of one party are claimed at once. */
export const AT_ONCE = 20

const TURN_EVERY_MS = 1_000
/** How long the parties' turns rest when the node that takes them dies. */
const LEASE_SECONDS = 15

/** Pauses between two polls, seconds; the last one is repeated. */
export type Pauses = readonly [number, ...number[]]

/** Up to a fifth more or less, so that what began at one moment drifts apart. */
export const jittered = (seconds: number): number => seconds * (0.8 + Math.random() * 0.4)

/** The pause after so many polls. */
export const pauseAfterPolls = (pauses: Pauses, polls: number): number => pauses[Math.min(polls, pauses.length - 1)] ?? pauses[0]

/** A pause, jittered; a poll that a deadline decides comes with it, and not a whole pause later. What is left may be over. */
export const pauseUntil = (pause: number, secondsLeft: number): number =>
  secondsLeft > 0 ? Math.min(jittered(pause), secondsLeft + 1) : jittered(pause)

const keys = { payment: 'id', payout_attempt: 'id', kyc_case: 'player_id' } as const

/** The rows of a party that are due, at most so many, as a subquery of what claims them; those that another node claims are passed over. */
export const dueRows = (table: keyof typeof keys, party: string, most: number): RawBuilder<string> =>
  sql<string>`(SELECT ${sql.ref(keys[table])} FROM ${sql.table(table)} WHERE party = ${party} AND next_poll_at <= clock_timestamp()
    ORDER BY next_poll_at LIMIT ${most}::integer FOR UPDATE SKIP LOCKED)`

/** What polls the due rows of a party in one turn: claims some for this node, asks about each, and answers whether there were any. */
export const pollingTurn =
  <Used, Row>(
    claim: (services: Used, party: string, most: number) => Promise<readonly Row[]>,
    poll: (services: Used, row: Row, signal: AbortSignal) => Promise<void>,
  ) =>
  async (services: Used, party: string, signal: AbortSignal): Promise<boolean> => {
    const due = await claim(services, party, AT_ONCE)
    await Promise.all(due.map((row) => poll(services, row, signal)))
    return due.length > 0
  }

/** What is done for each of several parties. */
export interface PartyWork {
  /** Of the lease, and for the log. */
  readonly name: string
  readonly parties: readonly Party[]
  /** One turn of a party: does what is due, and answers whether there was any. */
  readonly turn: (party: string, signal: AbortSignal) => Promise<boolean>
  /** What else the node that holds the lease does. */
  readonly others?: readonly Pick<Task, 'name' | 'work'>[]
}

/**
 * Takes the turns of parties on one node of all, each party's by a worker of its own: one that is slow keeps only its own waiting.
 * The answer stops them.
 */
export const startPartyWorkers = (
  { database, log }: Pick<Services, 'database' | 'log'>,
  { name, parties, turn, others = [] }: PartyWork,
): (() => Promise<void>) => {
  if (parties.length === 0) return async () => undefined
  const lease = startLease({ database: database.kysely, name, seconds: LEASE_SECONDS, log })
  const turns = parties.map(({ id }) => ({ name: `${name} of ${id}`, work: (signal: AbortSignal) => turn(id, signal) }))
  const workers = [...turns, ...others].map((task) => startWorker({ ...task, everyMs: TURN_EVERY_MS, lease }, log))
  return async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await lease.stop()
  }
}
