import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ArticleScene } from '@lagoon/contract/content/article'
import type { GameType } from '@lagoon/contract/lobby/enums'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { TicketStep, TicketType } from '@lagoon/contract/support/enums'
import { sql, type Selectable } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import type { NotificationTopic } from '../graphql/resolvers.generated.ts'
import { columnTypes } from './columnTypes.ts'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'
import { schemaTypes } from './schemaTypes.ts'

const typed = Object.keys(columnTypes)
const path = (from: string) => fileURLToPath(new URL(from, import.meta.url))
const copy = path('../../dist/renamed-column')

let database: Database
beforeEach(async () => {
  database = await embeddedDatabase()
})
afterEach(() => database?.close())
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const change = (statement: string) => sql.raw(statement).execute(database.kysely)

/** Type-checks the platform against other types of the database; answers what the compiler says, nothing when all is well. */
const compileWith = (types: string): string => {
  cpSync(path('../'), `${copy}/src`, { recursive: true, filter: (file) => !file.endsWith('.test.ts') })
  writeFileSync(`${copy}/src/db/schema.generated.ts`, types)
  const compilerOptions = { types: ['node'] }
  writeFileSync(`${copy}/tsconfig.json`, JSON.stringify({ extends: '../../../../tsconfig.base.json', compilerOptions, include: ['src'] }))
  const compiler = path('../../../../node_modules/.bin/tsc')
  return spawnSync(compiler, ['--noEmit', '--pretty', 'false', '-p', copy], { encoding: 'utf8' }).stdout
}

describe('the types of the database', () => {
  it('are those of the migrations as they stand', async () => {
    expect(await schemaTypes(database.kysely, typed)).toBe(readFileSync(path('schema.generated.ts'), 'utf8'))
  })

  it('have the words of the contract, no more and no less', () => {
    type Row<Table extends keyof Schema> = Selectable<Schema[Table]>
    expectTypeOf<Row<'account'>['kind']>().toEqualTypeOf<TokenKind>()
    expectTypeOf<Row<'game'>['type']>().toEqualTypeOf<GameType>()
    expectTypeOf<Row<'article'>['scene']>().toEqualTypeOf<ArticleScene>()
    expectTypeOf<Row<'ticket'>['type']>().toEqualTypeOf<TicketType>()
    expectTypeOf<Row<'ticket'>['step']>().toEqualTypeOf<TicketStep>()
    expectTypeOf<Row<'notification'>['topic']>().toEqualTypeOf<NotificationTopic>()
  })

  it('take words from a CHECK that lists them, and from no other', async () => {
    await change(`CREATE TABLE check_me (
      one text NOT NULL CHECK (one = 'ONLY'), few text CHECK (few IN ('A', 'it''s')), more text NOT NULL CHECK (more IN ('X', 'Y') AND (more = 'X') = (few IS NULL)),
      free text NOT NULL CHECK (free <> ''), either text NOT NULL, CHECK (either IN ('P', 'Q') OR few IS NULL))`)
    const lines = (await schemaTypes(database.kysely, typed)).split('\n')
    const start = lines.indexOf('export interface CheckMe {')
    expect(lines.slice(start + 1, start + 6)).toEqual([
      `  one: 'ONLY'`,
      `  few: 'A' | 'it\\'s' | null`,
      `  more: 'X' | 'Y'`,
      '  free: string',
      '  either: string',
    ])
  })

  it('are not made of JSON that nobody described, of an unknown type, or with a description of a column that is gone', async () => {
    await change('ALTER TABLE game DROP COLUMN rules')
    await expect(schemaTypes(database.kysely, typed)).rejects.toThrow('No table has game.rules: correct columnTypes.ts.')
    const left = typed.filter((column) => column !== 'game.rules')
    await change('ALTER TABLE game ADD COLUMN extras jsonb')
    await expect(schemaTypes(database.kysely, left)).rejects.toThrow('game.extras holds JSON')
    await change('ALTER TABLE game ALTER COLUMN extras TYPE inet USING NULL')
    await expect(schemaTypes(database.kysely, left)).rejects.toThrow('game.extras is of the type inet')
  })

  it('stop the compiler where a column was renamed, or a word that is used was taken away', async () => {
    expect(compileWith(await schemaTypes(database.kysely, typed))).toBe('')
    await change('ALTER TABLE player RENAME COLUMN lobby_code TO lobby')
    await change('ALTER TABLE outgoing_message DROP CONSTRAINT outgoing_message_kind_check')
    await change(
      `ALTER TABLE outgoing_message ADD CONSTRAINT outgoing_message_kind_check CHECK (kind IN ('confirm-email', 'reset-password', 'one-time-code'))`,
    )
    const said = compileWith(await schemaTypes(database.kysely, typed))
    expect(said).toMatch(/account\/player\.ts.*'lobby_code' does not exist/)
    expect(said).toMatch(/mail\/deliver\.ts.*'password-changed'/s)
  })
})
