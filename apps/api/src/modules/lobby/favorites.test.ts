import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalog, newPlayer } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { favoritesOf, saveFavorite } from './favorites.ts'

let database: Database
let player: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  player = await newPlayer(database.kysely, {})
})
afterAll(() => database?.close())

const save = async (gameId: string, isFavorite: boolean, owner = player) =>
  (await saveFavorite(database.kysely, owner, { gameId, isFavorite })).map(({ id }) => id)

it('keeps the games that a player marked, the newest first, each once, and apart from those of others', async () => {
  const stranger = await newPlayer(database.kysely, {})
  expect(await favoritesOf(database.kysely, player)).toEqual([])
  await save('pearl-draw', true)
  expect(await save('moonlit-tides', true)).toEqual(['moonlit-tides', 'pearl-draw'])
  expect(await save('pearl-draw', true)).toEqual(['moonlit-tides', 'pearl-draw'])
  expect(await save('pearl-draw', true, stranger)).toEqual(['pearl-draw'])
  expect(await save('pearl-draw', false)).toEqual(['moonlit-tides'])
  expect(await save('pearl-draw', false)).toEqual(['moonlit-tides'])
  expect((await favoritesOf(database.kysely, stranger)).map(({ id }) => id)).toEqual(['pearl-draw'])
})

it('knows the games of the catalog only', async () => {
  await expect(save('no-such-game', true)).rejects.toMatchObject({ body: { status: 404, code: 'GAME_NOT_FOUND' } })
})

it('keeps one mark of presses that come at once', async () => {
  const owner = await newPlayer(database.kysely, {})
  await Promise.all(Array.from({ length: 5 }, () => save('pearl-draw', true, owner)))
  expect((await favoritesOf(database.kysely, owner)).map(({ id }) => id)).toEqual(['pearl-draw'])
})
