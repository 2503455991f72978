import { sql, type RawBuilder } from 'kysely'
import type { Party } from '@lagoon/contract/parties/parties'
import type { Services } from '../services.ts'
import { startLease } from './lease.ts'
import { startWorker, type Task } from './worker.ts'

/** How long what is claimed is nobody else's; a node that dies over it leaves it to the next one after so long. */
export const CLAIM_SECONDS = 45
/** How many of one party are claimed at once. */
export const AT_ONCE = 20

const LOOK_EVERY_MS = 1_000
/** A party's turn comes when the look finds something due; by itself no more often than this. */
const TURN_EVERY_MS = 60_000
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

/** Where it stands when the rows of a party are due: in a column that is null where they are not. */
export type DueColumn = readonly ['payment' | 'payout_attempt' | 'kyc_case', 'next_poll_at'] | readonly ['withdrawal', 'send_at']

/** Those of the parties that have something due, in one question for all of them. */
const partiesWithDue = async (
  { database }: Pick<Services, 'database'>,
  parties: readonly string[],
  columns: readonly DueColumn[],
): Promise<readonly string[]> => {
  const isDue = columns.map(
    ([table, column]) =>
      sql`EXISTS (SELECT 1 FROM ${sql.table(table)} one WHERE one.party = known.party AND ${sql.ref(`one.${column}`)} <= clock_timestamp())`,
  )
  const { rows } = await sql<{ party: string }>`SELECT known.party FROM unnest(${parties}::text[]) known (party)
    WHERE ${sql.join(isDue, sql` OR `)}`.execute(database.kysely)
  return rows.map(({ party }) => party)
}

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
  /** By which it is known that a party's turn has come. */
  readonly dueBy: readonly DueColumn[]
  /** One turn of a party: does what is due, and answers whether there was any. */
  readonly turn: (party: string, signal: AbortSignal) => Promise<boolean>
  /** What else the node that holds the lease does. */
  readonly others?: readonly Pick<Task, 'name' | 'work'>[]
}

/**
 * Takes the turns of parties on one node of all, each party's by a worker of its own: one that is slow keeps only its own waiting. One
 * look for all of them tells whose turn has come. The answer stops them.
 */
export const startPartyWorkers = (
  { database, log }: Pick<Services, 'database' | 'log'>,
  { name, parties, dueBy, turn, others = [] }: PartyWork,
): (() => Promise<void>) => {
  if (parties.length === 0) return async () => undefined
  const lease = startLease({ database: database.kysely, name, seconds: LEASE_SECONDS, log })
  const start = (task: Pick<Task, 'name' | 'work'>, everyMs: number) => startWorker({ ...task, everyMs, lease }, log)
  const turns = new Map(
    parties.map(({ id }) => [id, start({ name: `${name} of ${id}`, work: (signal) => turn(id, signal) }, TURN_EVERY_MS)]),
  )
  const look = async () => {
    for (const party of await partiesWithDue({ database }, [...turns.keys()], dueBy)) turns.get(party)?.wake()
    return false
  }
  const looks = [{ name: `what is due of ${name}`, work: look }, ...others].map((task) => start(task, LOOK_EVERY_MS))
  return async () => {
    await Promise.all([...turns.values(), ...looks].map((worker) => worker.stop()))
    await lease.stop()
  }
}
