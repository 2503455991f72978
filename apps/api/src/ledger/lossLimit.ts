import { sql, type Kysely } from 'kysely'
import { mostOf } from '@lagoon/contract/money/extremes'
import type { Schema } from '../db/schema.ts'

const DAY_MS = 86_400_000

/** How the player's own limit of what they lose stands; amounts in minor units of the tokens that count. */
export interface LossStanding {
  readonly minor: bigint
  readonly days: number
  /** What may still be staked, 0 at least. */
  readonly left: bigint
  /** When so much of it is there again that the asked amount fits: the start of a day in UTC, at the latest when all of it is. */
  readonly resetsAt: Date
}

interface Row {
  readonly minor: bigint | null
  readonly days: number
  readonly lost: bigint
  readonly atRisk: bigint
  readonly inAll: bigint
  readonly today: string
  /** The days of the limit that had a stake, the first one first. */
  readonly staked: readonly { readonly day: string; readonly before: string }[]
}

const dayAfter = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** The first day from tomorrow on that leaves the asked amount, when nothing more is lost; that on which all of it is there, if none does. */
const dayThatLeaves = (asked: bigint, minor: bigint, { days, atRisk, inAll, today, staked }: Row): string => {
  const leaves = (day: string): bigint => {
    const first = staked.find((known) => known.day > dayAfter(day, -days))
    return minor - atRisk - (first ? inAll - BigInt(first.before) : 0n)
  }
  const coming = Array.from({ length: days }, (_, index) => dayAfter(today, index + 1))
  return coming.find((day) => leaves(day) >= asked) ?? dayAfter(today, days)
}

/** The limit that holds for the player, for somebody who wants to stake that much; undefined where there is none. */
export const lossStandingOf = async (database: Kysely<Schema>, playerId: string, asked: bigint): Promise<LossStanding | undefined> => {
  const { rows } = await sql<Row>`SELECT s.minor, s.days, s.lost, s.at_risk AS "atRisk", lost_in_all(${playerId}::uuid) AS "inAll",
      today_utc()::text AS today,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('day', d.day::text, 'before', d.lost_before::text) ORDER BY d.day), '[]')
        FROM loss_day d WHERE d.player_id = ${playerId}::uuid AND d.day > today_utc() - s.days) AS staked
    FROM loss_standing(${playerId}::uuid) s`.execute(database)
  const [row] = rows
  if (!row || row.minor === null) return undefined
  const { minor, days, lost, atRisk } = row
  const free = minor - lost - atRisk
  return { minor, days, left: mostOf(0n, free), resetsAt: new Date(dayThatLeaves(asked, minor, row)) }
}

/** What the player may still stake of tokens that count; undefined where no limit holds. The caller holds the wallet's lock. */
export const lossLeft = async (database: Kysely<Schema>, playerId: string): Promise<bigint | undefined> => {
  const { rows } = await sql<{ left: bigint | null }>`SELECT loss_left(${playerId}::uuid) AS left`.execute(database)
  return rows[0]?.left ?? undefined
}
