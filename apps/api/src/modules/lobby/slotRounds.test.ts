import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER, round } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { sql } from 'kysely'
import type { RoundFilter, RoundSort, SlotRound } from '../../graphql/resolvers.generated.ts'
import { writeCursor } from '../../kernel/cursor.ts'
import { bet, win } from '../../ledger/rounds.ts'
import type { Page } from './rounds.ts'
import { slotRoundsOf } from './slotRounds.ts'

const ROUNDS = 45

let database: Database
let player: string
let stranger: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  player = await newPlayer(database.kysely, { GAME: 1_000_000n })
  stranger = await newPlayer(database.kysely, { GAME: 1_000n })
  for (const [owner, count] of [
    [player, ROUNDS],
    [stranger, 3],
  ] as const) {
    const sessionId = await newGameSession(database.kysely, owner)
    for (let index = 0; index < count; index += 1) {
      const gameplayId = `${sessionId}:${index}`
      const call = { providerId: PROVIDER, sessionId, gameplayId }
      await bet(database.kysely, { ...call, transactionId: `b:${gameplayId}`, minor: 100n + BigInt(index % 4) })
      if (index % 7 === 0) continue
      const betTransactionId = `b:${gameplayId}`
      await win(database.kysely, { ...call, transactionId: `w:${gameplayId}`, betTransactionId, minor: BigInt(index % 3) * 50n, round })
    }
  }
})
afterAll(() => database?.close())

const allPages = async (first: number, sort?: RoundSort): Promise<SlotRound[]> => {
  const nodes: SlotRound[] = []
  let after: string | null = null
  do {
    const page = await slotRoundsOf(database.kysely, player, { first, after, sort })
    nodes.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return nodes
}

/** Every round that a filter leaves, page by page. */
const narrowed = async (filter: RoundFilter): Promise<SlotRound[]> => {
  const nodes: SlotRound[] = []
  let after: string | null = null
  do {
    const page = await slotRoundsOf(database.kysely, player, { first: 7, after, filter })
    nodes.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after)
  return nodes
}

describe('a narrowed history', () => {
  it('has exactly the rounds that a look at all of them finds', async () => {
    const all = await allPages(100)
    const from = all[30]?.playedAt ?? ''
    const to = all[10]?.playedAt ?? ''
    const cases: readonly (readonly [RoundFilter, (row: SlotRound) => boolean])[] = [
      [{}, () => true],
      [{ gameId: 'moonlit-tides' }, () => true],
      [{ gameId: 'lantern-jacks' }, () => false],
      [{ result: 'WON' }, ({ state, win: won }) => state === 'SETTLED' && won !== '0'],
      [{ result: 'LOST' }, ({ state, win: won }) => state === 'SETTLED' && won === '0'],
      [{ from }, ({ playedAt }) => playedAt >= from],
      [{ to }, ({ playedAt }) => playedAt < to],
      [{ from, to, result: 'WON', gameId: 'moonlit-tides' }, ({ playedAt, win: won }) => playedAt >= from && playedAt < to && won !== '0'],
    ]
    for (const [filter, fits] of cases) expect([filter, await narrowed(filter)]).toEqual([filter, all.filter(fits)])
    expect((await narrowed({ result: 'WON' })).length).toBeGreaterThan(7)
  })

  it('has pages of its own: those of another filter are refused', async () => {
    const { pageInfo } = await slotRoundsOf(database.kysely, player, { first: 3, filter: { result: 'WON' } })
    for (const filter of [{ result: 'LOST' }, { gameId: 'moonlit-tides', result: 'WON' }, undefined] as const)
      await expect(slotRoundsOf(database.kysely, player, { first: 3, after: pageInfo.endCursor, filter })).rejects.toMatchObject({
        body: { status: 400 },
      })
  })

  it('refuses days in the wrong order, and a name that no game can have', async () => {
    const at = '2026-03-02T00:00:00.000Z'
    for (const filter of [{ from: at, to: at }, { from: at, to: '2026-03-01T00:00:00.000Z' }, { gameId: 'x'.repeat(10_000) }])
      await expect(slotRoundsOf(database.kysely, player, { first: 3, filter })).rejects.toMatchObject({ body: { status: 400 } })
  })

  it('reads an index range where few of many rounds are wanted', async () => {
    const plan = async (where: string) => {
      const { rows } = await sql<
        Record<string, string>
      >`EXPLAIN SELECT * FROM round WHERE player_id = ${player}::uuid AND type = 'SLOT' AND ${sql.raw(where)}
        ORDER BY played_at DESC, id DESC LIMIT 31`.execute(database.kysely)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    await sql`SET enable_seqscan = off`.execute(database.kysely)
    expect(await plan("game_id = 'moonlit-tides'")).toContain('round_of_game')
    expect(await plan("state = 'SETTLED' AND win > 0")).toContain('round_won')
  })
})

const forged = (sort: string, at: string): string => writeCursor({ sort, value: at, id: 1n })

const value = (row: SlotRound, by: RoundSort['by']) =>
  by === 'PLAYED_AT' ? Date.parse(row.playedAt) : Number(by === 'BET' ? row.bet : row.win)

describe('slot history', () => {
  it.each(
    (['PLAYED_AT', 'BET', 'WIN'] as const).flatMap((by) =>
      (['ASC', 'DESC'] as const).flatMap((direction) => [1, 7, 100].map((first) => ({ by, direction, first }))),
    ),
  )('shows every round once by $by $direction in pages of $first', async ({ by, direction, first }) => {
    const rows = await allPages(first, { by, direction })
    expect(new Set(rows.map((row) => row.id)).size).toBe(ROUNDS)
    expect(rows).toHaveLength(ROUNDS)
    const values = rows.map((row) => value(row, by))
    expect(values).toEqual(values.toSorted((a, b) => (direction === 'ASC' ? a - b : b - a)))
  })

  it('shows the newest first, an open round without symbols and a settled one with them', async () => {
    const rows = await allPages(30)
    expect(rows[0]?.gameplayId).toMatch(/:44$/)
    expect(rows.find((row) => row.gameplayId.endsWith(':7'))).toMatchObject({ state: 'OPEN', matrix: null, win: '0', paylines: [] })
    expect(rows.find((row) => row.gameplayId.endsWith(':5'))).toMatchObject({
      state: 'SETTLED',
      matrix: round.matrix,
      win: '100',
      bet: '101',
    })
  })

  it('shows the free spins and the jackpot that a round earned, as its provider reported them', async () => {
    const winner = await newPlayer(database.kysely, { GAME: 1_000n })
    const sessionId = await newGameSession(database.kysely, winner)
    const reports = [{ feature: 'Rising tide: 6 free spins 15.15' }, { jackpot: '500' }, {}]
    for (const [index, report] of reports.entries()) {
      const gameplayId = `${sessionId}:${index}`
      const call = { providerId: PROVIDER, sessionId, gameplayId }
      const betTransactionId = `b:${gameplayId}`
      await bet(database.kysely, { ...call, transactionId: betTransactionId, minor: 100n })
      await win(database.kysely, {
        ...call,
        transactionId: `w:${gameplayId}`,
        betTransactionId,
        minor: 1_515n,
        round: { ...round, ...report },
      })
    }
    const { nodes } = await slotRoundsOf(database.kysely, winner, { first: 3 })
    expect(nodes.map(({ feature, jackpot }) => [feature, jackpot])).toEqual([
      [null, null],
      [null, '500'],
      ['Rising tide: 6 free spins 15.15', null],
    ])
  })

  it.each<[string, Page]>([
    ['a page of none', { first: 0 }],
    ['a page of 101', { first: 101 }],
    ['a cursor that is not ours', { first: 10, after: 'bm9uc2Vuc2U' }],
    ['a cursor with SQL in it', { first: 10, after: forged('PLAYED_AT DESC', 'now()') }],
    ...['2026-99-99T99:99:99.999Z', '2026-02-30T10:00:00.000Z', '0000-01-01T00:00:00.000Z', '2026-01-01T10:00:00.000Z\0'].map(
      (at): [string, Page] => [`a cursor of ${JSON.stringify(at)}`, { first: 10, after: forged('PLAYED_AT DESC', at) }],
    ),
  ])('refuses %s', async (_name, page) => {
    await expect(slotRoundsOf(database.kysely, player, page)).rejects.toMatchObject({ body: { code: 'BAD_INPUT', status: 400 } })
  })

  it('refuses the cursor of another order', async () => {
    const page = await slotRoundsOf(database.kysely, player, { first: 5, sort: { by: 'BET', direction: 'ASC' } })
    const other = { first: 5, after: page.pageInfo.endCursor, sort: { by: 'WIN', direction: 'ASC' } } as const
    await expect(slotRoundsOf(database.kysely, player, other)).rejects.toMatchObject({ body: { code: 'BAD_INPUT' } })
  })
})
