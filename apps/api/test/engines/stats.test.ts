import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { profileStats } from '../../src/modules/account/profile/stats.ts'
import { lockedSwitchboard } from '../../src/modules/operator/switchboard.ts'
import type { Services } from '../../src/services.ts'
import { fillCatalog, GAME, newPlayer, PROVIDER } from '../support/players.ts'
import { scratchDatabase, type Scratch } from '../support/postgres.ts'

const FEW = 1_000
const MANY = process.env['LONG'] === undefined ? 100_000 : 1_000_000
const CALLS = 300
const MOST = 1.3

let scratch: Scratch
let database: Database
beforeAll(async () => {
  scratch = await scratchDatabase()
  database = await scratch.open()
  await fillCatalog(database.kysely)
})
afterAll(async () => {
  await database?.close()
  await scratch?.drop()
})

/** A player who has played so many rounds, written past the wallet with the figures that it would have kept. */
const playerOf = async (rounds: number): Promise<string> => {
  const { unhurried } = database
  const player = await newPlayer(unhurried, { GAME: 1_000_000n })
  await sql`ALTER TABLE round DISABLE TRIGGER USER`.execute(unhurried)
  await sql`INSERT INTO round (provider_id, gameplay_id, game_session_id, player_id, game_id, type, token, win_token, bet, win, state, closed_at)
    SELECT ${PROVIDER}, ${player} || ':' || n, gen_random_uuid(), ${player}::uuid, ${GAME}, 'SLOT', 'GAME', 'GAME', 100, n % 1000, 'SETTLED', now()
    FROM generate_series(1, ${rounds}::integer) AS n`.execute(unhurried)
  await sql`ALTER TABLE round ENABLE TRIGGER USER`.execute(unhurried)
  await sql`INSERT INTO rounds_played VALUES (${player}::uuid, ${GAME}, ${rounds}::bigint)`.execute(unhurried)
  await sql`INSERT INTO biggest_win SELECT player_id, min(id), 999 FROM round WHERE player_id = ${player}::uuid AND win = 999 GROUP BY player_id`.execute(
    unhurried,
  )
  return player
}
/** What a call takes when nothing else is in its way, which on a busy machine something often is. */
const undisturbed = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 5)] ?? Number.NaN

it('statistics take as long after very many rounds as after a thousand', { timeout: 600_000 }, async () => {
  const services = { database, switchboard: lockedSwitchboard } as Services
  const times = new Map([
    [await playerOf(FEW), [] as number[]],
    [await playerOf(MANY), [] as number[]],
  ])
  await sql`VACUUM ANALYZE`.execute(database.unhurried)
  for (let call = 0; call < CALLS; call += 1)
    for (const [player, took] of times) {
      const start = performance.now()
      const { rounds, biggestWin } = await profileStats(services, player)
      took.push(performance.now() - start)
      expect([rounds, biggestWin?.minor]).toEqual([took === [...times.values()][0] ? FEW : MANY, '999'])
    }
  const [few = 0, many = 0] = [...times.values()].map(undisturbed)
  expect(many / few, `${few.toFixed(2)} ms after ${FEW} rounds, ${many.toFixed(2)} ms after ${MANY}`).toBeLessThan(MOST)
})
