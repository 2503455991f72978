import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { acceptWebhook } from '../../src/kernel/inbox/accept.ts'
import { handOn } from '../../src/kernel/inbox/handOn.ts'
import type { WebhookEvent } from '../../src/kernel/inbox/sender.ts'
import { harbor, harborCall } from '../support/harbor.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'
import { quiet } from '../support/quiet.ts'

const NODES = 4
const COPIES = 96
const SUBJECTS = 5
const EVENTS = 30

let scratch: Scratch
let nodes: readonly Database[]
beforeAll(async () => {
  scratch = await scratchDatabase()
  const first = await scratch.open({ connections: 8 })
  nodes = [first, ...(await Promise.all(Array.from({ length: NODES - 1 }, () => scratch.open({ connections: 8 }))))]
  await sql`CREATE TABLE applied (place bigint GENERATED ALWAYS AS IDENTITY, event text, late boolean)`.execute(first.kysely)
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.close()))
  await scratch?.drop()
})

/** Without the lease, which only saves double work: every node hands on at once. */
const sender = harbor(async (event: WebhookEvent) => ({
  apply: (transaction) => sql`INSERT INTO applied (event, late) VALUES (${event.eventId}, ${event.isLate})`.execute(transaction),
}))

it('keeps and applies each event once, in the order of its subject, when four nodes get 96 copies of it', async () => {
  const events = Array.from({ length: EVENTS }, (_, index) => ({
    id: `e-${index}`,
    subject: `pay-${index % SUBJECTS}`,
    at: new Date(Date.UTC(2026, 10, 22, 9, index)).toISOString(),
  }))
  const copies = events.flatMap((event) => Array.from({ length: COPIES / NODES }, () => event))
  await Promise.all(
    nodes.map(async ({ kysely }) => {
      for (const event of copies) expect((await acceptWebhook(kysely, sender, harborCall(event), Date.now())).ok).toBe(true)
    }),
  )
  const [first] = nodes
  if (!first) throw new Error('no node')
  const { rows: kept } = await sql<{ deliveries: number }>`SELECT deliveries FROM webhook_event`.execute(first.kysely)
  expect(kept.map(({ deliveries }) => deliveries)).toEqual(events.map(() => COPIES))

  const drain = async ({ kysely }: Database) => {
    while (await handOn({ database: kysely, senders: [sender], log: quiet }));
  }
  await Promise.all(nodes.map(drain))
  const { rows: applied } = await sql<{ event: string; late: boolean }>`SELECT event, late FROM applied ORDER BY place`.execute(
    first.kysely,
  )
  expect(applied).toHaveLength(EVENTS)
  expect(applied.every(({ late }) => !late)).toBe(true)
  for (let subject = 0; subject < SUBJECTS; subject += 1) {
    const numbers = applied.map(({ event }) => Number(event.slice(2))).filter((number) => number % SUBJECTS === subject)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  }
})

it('leaves nothing behind of what was busy side by side when one failed: each is applied once, in a transaction of its own', async () => {
  const [first] = nodes
  if (!first) throw new Error('no node')
  await sql`TRUNCATE webhook_event, applied`.execute(first.kysely)
  const steps = Array.from({ length: 12 }, (_, index) => `step ${index}`)
  const busy = harbor(async ({ subject }: WebhookEvent) => ({
    isTogether: true,
    apply: async (transaction) => {
      if (subject === 'pay-1') throw new Error('no statement of the database fails')
      for (const step of steps) await sql`INSERT INTO applied (event) VALUES (${step})`.execute(transaction)
    },
  }))
  for (const subject of ['pay-1', 'pay-2']) {
    const call = harborCall({ id: `e-${subject}`, subject, at: new Date().toISOString() })
    expect((await acceptWebhook(first.kysely, busy, call, Date.now())).ok).toBe(true)
  }
  await handOn({ database: first.kysely, senders: [busy], log: quiet })
  const { rows } = await sql<{ event: string }>`SELECT event FROM applied ORDER BY place`.execute(first.kysely)
  expect(rows.map(({ event }) => event)).toEqual(steps)
})
