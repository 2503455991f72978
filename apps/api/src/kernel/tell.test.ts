import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { newPlayer } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { tell } from './tell.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
})
afterAll(() => database?.close())

const writesOutbox = (source: string): boolean => /insert\s+into\s+outbox\b|insertInto\('outbox'\)/i.test(source)

describe('tell', () => {
  it('is the one writer of the outbox, besides the functions that migrations make', () => {
    const root = join(import.meta.dirname, '..')
    const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.startsWith('db/migrations/') && !file.endsWith('.test.ts'))
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => writesOutbox(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each(['await sql`INSERT INTO outbox (player_id) VALUES (1)`', "database.insertInto('outbox').values({})"])(
    'and %s would be seen',
    (source) => expect(writesOutbox(source)).toBe(true),
  )

  it('leaves a message that exists exactly when its transaction was committed, and answers its id', async () => {
    const player = await newPlayer(database.kysely)
    const told = () => database.kysely.selectFrom('outbox').select(['message_id', 'body']).where('player_id', '=', player).execute()
    const push = { topic: 'push', title: 'Hello', text: 'A message' } as const
    await database.kysely
      .transaction()
      .execute(async (transaction) => {
        await tell(transaction, player, push)
        throw new Error('the caller failed')
      })
      .catch(() => undefined)
    expect(await told()).toEqual([])
    const id = await database.kysely.transaction().execute((transaction) => tell(transaction, player, push))
    expect(await told()).toEqual([{ message_id: id, body: push }])
  })

  it('and what a function of the database tells in words of its own is found', async () => {
    const player = await newPlayer(database.kysely)
    expect(await brokenInvariants(database.kysely)).toEqual([])
    await sql`SELECT tell(${player}::uuid, '{"topic":"round","roundId":"1","gameSessionId":"g","state":"open"}')`.execute(database.kysely)
    expect(await brokenInvariants(database.kysely)).toEqual([expect.stringContaining('the contract does not know')])
  })
})
