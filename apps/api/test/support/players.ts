import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { TokenKind } from '@lagoon/contract/money/money'
import type { Schema } from '../../src/db/schema.ts'
import { wonAs } from '../../src/modules/lobby/launch.ts'
import { seedContent } from '../../src/seed/seedContent.ts'
import { grant } from '../../src/ledger/grant.ts'

export const PROVIDER = 'deepwater'
export const GAME = 'moonlit-tides'

export const fillCatalog = seedContent

/** A player with a confirmed address and these tokens, minor units. */
export const newPlayer = async (database: Kysely<Schema>, funds: Partial<Record<TokenKind, bigint>> = {}): Promise<string> => {
  const name = randomUUID().replaceAll('-', '')
  const now = new Date()
  const { id } = await database
    .insertInto('player')
    .values({
      email: `${name}@example.com`,
      phone: name.slice(0, 12),
      display_name: name,
      first_name: 'Ada',
      last_name: 'Example',
      password_hash: 'none',
      special_offers: false,
      terms_version: 'test',
      terms_accepted_at: now,
      age_acknowledged_at: now,
      email_confirmed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [kind, minor] of Object.entries(funds)) {
    const booked = await grant(database, { playerId: id, kind: kind as TokenKind, minor, key: `funds:${kind}` })
    if (!booked.ok) throw new Error(`the funds were refused: ${booked.error.code}`)
  }
  return id
}

/** A session of the player's account. */
export const newSession = async (database: Kysely<Schema>, playerId: string): Promise<string> => {
  const values = { player_id: playerId, expires_at: new Date(Date.now() + 3_600_000), ip: '10.0.0.1', user_agent: '' }
  return (await database.insertInto('session').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** An open session of the playable slot. */
export const newGameSession = async (database: Kysely<Schema>, playerId: string, token: TokenKind = 'GAME'): Promise<string> => {
  const { id } = await database
    .insertInto('game_session')
    .values({
      player_id: playerId,
      game_id: GAME,
      token,
      win_token: wonAs[token],
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const round = { type: 'slot' as const, matrix: [['moon', 'shell', 'pearl']], paylines: [], feature: null, jackpot: null }
