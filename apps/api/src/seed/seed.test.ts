import { catalog } from '@lagoon/contract/demo/catalog'
import { MOST_ANNOUNCED, offered } from '@lagoon/contract/lobby/lobby.rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { quiet } from '../../test/support/quiet.ts'
import type { Database } from '../db/database.ts'
import { verifyPassword } from '../modules/account/password.ts'
import { gameDetails } from '../modules/lobby/games.ts'
import { lobbyOf } from '../modules/lobby/lobby.ts'
import { balancesOf } from '../ledger/balances.ts'
import { DEMO_PASSWORD, demoPlayers } from './demoPlayers.ts'
import { seed } from './seed.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await seed(database, quiet, 'demo')
})
afterAll(() => database?.close())

describe('demo', () => {
  it('fills the lobby with every game that opens, and behind them with twelve that are announced', async () => {
    const { games, news, promotions } = await lobbyOf(database.kysely)
    expect(games.map((game) => game.id)).toEqual(offered(catalog).map((game) => game.id))
    expect(games.slice(-MOST_ANNOUNCED).some((game) => game.playable)).toBe(false)
    expect(games[0]).toMatchObject({ id: 'moonlit-tides', playable: true, provider: { name: 'Deepwater Studios' } })
    expect(games.filter((game) => game.playable)).toHaveLength(catalog.filter((game) => game.isPlayable).length)
    expect(news.length).toBeGreaterThan(0)
    expect(promotions.length).toBeGreaterThan(0)
  })

  it('tells what a game is, and nothing of a game of another kind', async () => {
    const details = await gameDetails(database.kysely, 'SLOT', 'moonlit-tides')
    expect(details).toMatchObject({ minStake: '20', maxStake: '10000', tokens: ['GAME', 'SWEEP'], volatility: 'MEDIUM' })
    expect(details.related.length).toBeGreaterThan(0)
    expect(details.related.every((game) => game.playable && game.type === 'SLOT')).toBe(true)
    await expect(gameDetails(database.kysely, 'KENO', 'moonlit-tides')).rejects.toMatchObject({ body: { code: 'GAME_NOT_FOUND' } })
  })

  it('has players who can log in and whose tokens stand in the ledger, also after a second start', async () => {
    const everything = async () => ({
      players: await database.kysely
        .selectFrom('player')
        .select(['id', 'email', 'password_hash', 'email_confirmed_at'])
        .orderBy('email')
        .execute(),
      entries: await database.kysely.selectFrom('entry').select('id').execute(),
    })
    const before = await everything()
    await seed(database, quiet, 'demo')
    expect(await everything()).toEqual(before)
    expect(before.players.map((player) => player.email)).toEqual(demoPlayers.map((player) => player.email))
    for (const player of before.players) {
      expect(await verifyPassword(DEMO_PASSWORD, player.password_hash, 'seed')).toBe(true)
      expect(player.email_confirmed_at).not.toBe(null)
      expect((await balancesOf(database.kysely, player.id)).tokens.GAME).toBeGreaterThanOrEqual(1_000_000n)
    }
    expect(await brokenInvariants(database.kysely)).toEqual([])
  })
})
