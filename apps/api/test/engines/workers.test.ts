import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { eventually } from '../support/accounts.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'

const LEASE_SECONDS = 2
const child = fileURLToPath(new URL('../support/workUntilKilled.ts', import.meta.url))

let scratch: Scratch
let database: Database
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open({ connections: 4 })
  await sql`CREATE TABLE worked (id bigint GENERATED ALWAYS AS IDENTITY, node text, at timestamptz DEFAULT clock_timestamp())`.execute(
    database.kysely,
  )
})
afterAll(async () => {
  await database?.close()
  await scratch?.drop()
})

const nodes = new Map<string, ChildProcess>()
const start = (name: string, seconds: number) =>
  nodes.set(name, spawn(process.execPath, [child, scratch.url(), name, String(seconds)], { stdio: ['ignore', 'ignore', 'inherit'] }))
const kill = async (name: string): Promise<void> => {
  const node = nodes.get(name)
  nodes.delete(name)
  if (!node) return
  const gone = once(node, 'exit')
  node.kill('SIGKILL')
  await gone
}
afterEach(async () => {
  await Promise.all([...nodes.keys()].map(kill))
  await sql`TRUNCATE worked, lease`.execute(database.kysely)
})

interface Stretch {
  readonly node: string
  readonly rounds: number
  readonly since: Date
  readonly until: Date
}
/** Who worked, in the order of the rounds: a stretch ends where another node comes in. */
const stretches = async (): Promise<readonly Stretch[]> => {
  const { rows } = await sql<Stretch>`SELECT node, count(*)::integer AS rounds, min(at) AS since, max(at) AS until
    FROM (SELECT *, row_number() OVER (ORDER BY id) - row_number() OVER (PARTITION BY node ORDER BY id) AS stretch FROM worked) w
    GROUP BY node, stretch ORDER BY min(id)`.execute(database.kysely)
  return rows
}

describe('two nodes with the same work', () => {
  it('have it done by exactly one, and by the other within the lease when that one is killed', async () => {
    start('north', LEASE_SECONDS)
    start('south', LEASE_SECONDS)
    await eventually(async () => ((await stretches())[0] ? true : undefined))
    // Long enough for three renewals and for a node that would not wait.
    await wait(LEASE_SECONDS * 1_000 + 500)
    const [first, ...others] = await stretches()
    expect(others).toEqual([])
    expect(first?.rounds).toBeGreaterThan(30)

    const killed = first?.node ?? ''
    await kill(killed)
    await eventually(async () => ((await stretches())[1] ? true : undefined))
    await wait(300)
    const [before, after, ...more] = await stretches()
    expect([before?.node, after?.node, more]).toEqual([killed, killed === 'north' ? 'south' : 'north', []])
    const gapMs = Number(after?.since) - Number(before?.until)
    expect(gapMs).toBeLessThan(LEASE_SECONDS * 1_000 + 250)
  })

  it('canary: without the lease both do it', async () => {
    start('north', 0)
    start('south', 0)
    await eventually(async () => (new Set((await stretches()).map(({ node }) => node)).size === 2 ? true : undefined))
    await wait(300)
    expect((await stretches()).length).toBeGreaterThan(2)
  })
})
