import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalog, newPlayer, round } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { bet, win } from '../../ledger/rounds.ts'
import { playedRoundsOf } from './playedRounds.ts'

let database: Database
let player: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  player = await newPlayer(database.kysely, { GAME: 1_000_000n, SWEEP: 1_000n })
})
afterAll(() => database?.close())

/** A round of a game, which stays open unless it is settled. */
const play = async (gameId: string, owner: string, token: 'GAME' | 'SWEEP' = 'GAME', isSettled = true) => {
  const { kysely } = database
  const { id: sessionId } = await kysely
    .insertInto('game_session')
    .values({ player_id: owner, game_id: gameId, token, win_token: token, expires_at: new Date(Date.now() + 3_600_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { provider_id: providerId } = await kysely
    .selectFrom('game')
    .select('provider_id')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  const move = { providerId, sessionId, gameplayId: sessionId }
  expect((await bet(kysely, { ...move, transactionId: `${sessionId}:bet`, minor: 100n })).ok).toBe(true)
  if (isSettled) expect((await win(kysely, { ...move, transactionId: `${sessionId}:win`, minor: 0n, round })).ok).toBe(true)
}

it('is empty for who has not played', async () => {
  expect(await playedRoundsOf(database.kysely, player)).toEqual({ open: [], recentGames: [], jackpots: [] })
})

it('has the open rounds of every kind, the newest first, with what they are taken up again with', async () => {
  const stranger = await newPlayer(database.kysely, { GAME: 10_000n })
  await play('moonlit-tides', stranger, 'GAME', false)
  await play('anvil-blackjack', player, 'SWEEP', false)
  await play('moonlit-tides', player)
  await play('lantern-jacks', player, 'GAME', false)
  const { open } = await playedRoundsOf(database.kysely, player)
  expect(open).toMatchObject([
    { game: { id: 'lantern-jacks' }, token: 'GAME', bet: '100' },
    { game: { id: 'anvil-blackjack' }, token: 'SWEEP', bet: '100' },
  ])
})

it('keeps an old open round in sight behind a long evening, and each game once', async () => {
  for (let at = 0; at < 40; at++) await play('moonlit-tides', player)
  await play('pearl-draw', player)
  const { open, recentGames } = await playedRoundsOf(database.kysely, player)
  expect(open.map(({ game }) => game.id)).toEqual(['lantern-jacks', 'anvil-blackjack'])
  expect(recentGames.map(({ id }) => id)).toEqual(['pearl-draw', 'moonlit-tides', 'lantern-jacks', 'anvil-blackjack'])
})
