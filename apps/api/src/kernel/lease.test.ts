import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { quiet } from '../../test/support/quiet.ts'
import type { Database } from '../db/database.ts'
import { startLease, type Lease } from './lease.ts'
import { startWorker, type Task } from './worker.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(() => database?.close())

const open: { readonly stop: () => Promise<void> }[] = []
afterEach(() => Promise.all(open.splice(0).map((one) => one.stop())))

const node = (name: string, seconds: number): Lease => {
  const lease = startLease({ database: database.kysely, name, seconds, log: quiet })
  open.push(lease)
  return lease
}
const never = new AbortController().signal

/** A lease of a node that was killed: nobody renews it, nobody gives it back. */
const leftBehind = (name: string, seconds: number) =>
  database.kysely
    .insertInto('lease')
    .values({ name, holder: crypto.randomUUID(), expires_at: new Date(Date.now() + seconds * 1_000) })
    .execute()

describe('a lease', () => {
  it('is held by one node at a time, and taken over when it is given back', async () => {
    const north = node('given back', 2)
    const held = await north.held(never)
    const south = node('given back', 2)
    let isSouths = false
    void south.held(never).then(() => (isSouths = true))
    // Longer than it lasts: it is renewed.
    await wait(2_500)
    expect([held.aborted, isSouths]).toEqual([false, false])
    await north.stop()
    expect(held.aborted).toBe(true)
    await vi.waitFor(() => expect(isSouths).toBe(true), { timeout: 2_000 })
  })

  it('is taken over when nobody renews it, and not before', async () => {
    await leftBehind('left behind', 1.5)
    const begin = performance.now()
    await node('left behind', 5).held(never)
    const ms = performance.now() - begin
    expect(ms).toBeGreaterThan(1_300)
    expect(ms).toBeLessThan(5_000)
  })

  it('is lost when it cannot be renewed, before anybody else may have it, and won again', async () => {
    const lease = node('lost', 1)
    const held = await lease.held(never)
    await sql`ALTER TABLE lease RENAME TO lease_away`.execute(database.kysely)
    await vi.waitFor(() => expect(held.aborted).toBe(true), { timeout: 1_500 })
    await sql`ALTER TABLE lease_away RENAME TO lease`.execute(database.kysely)
    expect((await lease.held(never)).aborted).toBe(false)
  })

  it('keeps the worker of another node from working, and whoever waits for it can leave', async () => {
    await leftBehind('work', 60)
    const work = vi.fn<Task['work']>(async () => false)
    const worker = startWorker({ name: 'test', everyMs: 10, work, lease: node('work', 5) }, quiet)
    await wait(200)
    expect(work).not.toHaveBeenCalled()
    await worker.stop()
  })
})
