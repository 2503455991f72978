import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { slotRoundsOf } from '../src/modules/lobby/slotRounds.ts'
import { bet } from '../src/ledger/rounds.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { addPlayers, fillLedger, sessionOf } from './benchPlayers.ts'
import { median, timed } from './measure.ts'

const PLAYERS = 20
const SMALL = 10_000
const LARGE = Number(process.env['BENCH_ENTRIES'] ?? 10_000_000)
const TURNS = 10
const MOST = 1.3

const move = ({ kysely }: Database) =>
  timed(() =>
    bet(kysely, {
      providerId: 'deepwater',
      sessionId: sessionOf(1 + randomInt(PLAYERS)),
      transactionId: randomUUID(),
      gameplayId: randomUUID(),
      minor: 100n,
    }),
  )

const deepPage = async ({ kysely }: Database, playerId: string) => {
  let after: string | null = null
  for (let page = 0; page < 3; page += 1)
    after = (await slotRoundsOf(kysely, playerId, { first: 30, after, sort: { by: 'BET', direction: 'ASC' } })).pageInfo.endCursor
  return () => timed(() => slotRoundsOf(kysely, playerId, { first: 30, after, sort: { by: 'BET', direction: 'ASC' } }))
}

/** The same costs on a ledger of ten thousand entries and of ten million (BENCH_ENTRIES: of so many), measured in turns. True when none grew too much. */
export const growth = async (): Promise<boolean> => {
  const scratches = [await scratchDatabase(), await scratchDatabase()] as const
  try {
    const measured = []
    for (const [index, scratch] of scratches.entries()) {
      const entries = index === 0 ? SMALL : LARGE
      console.log(`  filling a ledger with ${entries.toLocaleString('en')} entries`)
      const database = await scratch.open({ connections: 2 })
      await addPlayers(database.unhurried, PLAYERS)
      await fillLedger(database.unhurried, entries, PLAYERS)
      const { rows } = await sql<{ count: bigint; id: string }>`
        SELECT (SELECT count(*) FROM entry) AS count, player_id AS id FROM game_session WHERE id = ${sessionOf(1)}::uuid`.execute(
        database.kysely,
      )
      const playerId = rows[0]?.id ?? ''
      if ((rows[0]?.count ?? 0n) < BigInt(entries)) throw new Error('the ledger was not filled')
      const nextPage = await deepPage(database, playerId)
      const firstPage = () => timed(() => slotRoundsOf(database.kysely, playerId, { first: 30 }))
      measured.push({
        database,
        costs: { move: () => move(database), 'first page of the history': firstPage, 'later page of the history': nextPage },
      })
    }
    const [small, large] = measured
    if (!small || !large) throw new Error('two ledgers are compared')
    let isGood = true
    for (const name of ['move', 'first page of the history', 'later page of the history'] as const) {
      const before: number[] = []
      const after: number[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (let run = 0; run < 60; run += 1) before.push(await small.costs[name]())
        for (let run = 0; run < 60; run += 1) after.push(await large.costs[name]())
      }
      const ratio = median(after) / median(before)
      isGood &&= ratio <= MOST
      console.log(
        `${name}: ${median(before).toFixed(2)} ms with 10 thousand entries, ${median(after).toFixed(2)} ms with ${LARGE.toLocaleString('en')}, ratio ${ratio.toFixed(2)} (at most ${MOST})`,
      )
    }
    for (const { database } of measured) await database.close()
    return isGood
  } finally {
    for (const scratch of scratches) await scratch.drop()
  }
}
