import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedDatabase } from '../../test/support/embedded.ts'
import { brokenInvariants } from '../../test/support/invariants.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER, round } from '../../test/support/players.ts'
import type { Database } from '../db/database.ts'
import { saveOwnLimit } from '../modules/account/profile/ownLimit.ts'
import { hold, release } from './holds.ts'
import { lossLeft, lossStandingOf } from './lossLimit.ts'
import { bet, rollback, win } from './rounds.ts'
import { holdForStream } from './streams/holds.ts'
import { openStream } from './streams/open.ts'

let database: Database
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
})
afterAll(() => database?.close())

const FUNDS = 100_000n

/** A player with a limit in whole tokens, who plays with one kind of token; moves answer `OK` or the code of their refusal. */
const limited = async (amount: number, days = '1', token: 'GAME' | 'SWEEP' | 'PRIZE' = 'SWEEP') => {
  const player = await newPlayer(database.kysely, { [token]: FUNDS })
  const setTo = (limit: { amount: string; days: string } | null) =>
    saveOwnLimit({ database } as Parameters<typeof saveOwnLimit>[0], 'loss_limit', player, limit)
  await setTo({ amount: String(amount), days })
  const sessionId = await newGameSession(database.kysely, player, token)
  const common = { providerId: PROVIDER, sessionId }
  const said = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'OK' : result.error?.code)
  const id = (name: string) => `${sessionId}:${name}`
  return {
    player,
    setTo,
    bet: async (name: string, minor: bigint, part?: 'SIDE' | 'DOUBLE', of = name) =>
      said(await bet(database.kysely, { ...common, transactionId: id(`${name}-bet`), gameplayId: id(of), minor, ...(part && { part }) })),
    win: async (name: string, minor: bigint) =>
      said(await win(database.kysely, { ...common, transactionId: id(`${name}-win`), gameplayId: id(name), minor, round })),
    undo: async (name: string) =>
      said(await rollback(database.kysely, { ...common, transactionId: id(`${name}-undo`), betTransactionId: id(`${name}-bet`) })),
    left: () => lossLeft(database.kysely, player),
    /** Moves everything that was noted so many days back. */
    pass: (count: number) =>
      sql`UPDATE loss_day SET day = day - ${count}::integer WHERE player_id = ${player}::uuid`.execute(database.kysely),
    standing: (asked: bigint) => lossStandingOf(database.kysely, player, asked),
  }
}

const daysFromToday = (count: number) => new Date((Math.floor(Date.now() / 86_400_000) + count) * 86_400_000)

describe('a limit of what is lost', () => {
  it('takes bets as far as it reaches, and what is won counts against what was lost', async () => {
    const { bet, win, left } = await limited(10)
    expect([await bet('first', 600n), await left()]).toEqual(['OK', 400n])
    expect(await bet('over', 401n)).toBe('LOSS_LIMIT_REACHED')
    expect([await bet('rest', 400n), await left()]).toEqual(['OK', 0n])
    expect(await bet('more', 20n)).toBe('LOSS_LIMIT_REACHED')
    expect([await win('first', 250n), await left()]).toEqual(['OK', 250n])
    expect(await bet('more', 250n)).toBe('OK')
  })

  it('lets an open round go on and be paid, but takes no side bet that opens it wider', async () => {
    const { bet, win } = await limited(10)
    await bet('hand', 1_000n)
    expect(await bet('side', 20n, 'SIDE', 'hand')).toBe('LOSS_LIMIT_REACHED')
    expect(await bet('double', 1_000n, 'DOUBLE', 'hand')).toBe('OK')
    expect(await bet('next', 20n)).toBe('LOSS_LIMIT_REACHED')
    expect(await win('hand', 0n)).toBe('OK')
  })

  it('gives back what a bet took that is undone', async () => {
    const { bet, undo, left } = await limited(10)
    await bet('lost', 1_000n)
    expect([await undo('lost'), await left()]).toEqual(['OK', 1_000n])
  })

  it('counts prize tokens too, and no game tokens', async () => {
    const prize = await limited(10, '1', 'PRIZE')
    expect([await prize.bet('a', 1_000n), await prize.bet('b', 20n)]).toEqual(['OK', 'LOSS_LIMIT_REACHED'])
    const game = await limited(1, '1', 'GAME')
    expect([await game.bet('a', 1_000n), await game.left()]).toEqual(['OK', 100n])
  })

  it('counts from when it is set; a stricter one holds at once, a looser one later', async () => {
    const { bet, setTo, left } = await limited(10)
    await bet('a', 500n)
    await setTo({ amount: '6', days: '1' })
    expect(await left()).toBe(100n)
    await setTo({ amount: '20', days: '1' })
    expect(await left()).toBe(100n)
    await setTo(null)
    expect(await left()).toBe(100n)
  })

  it('counts its days back from today, and says when so much is there again', async () => {
    const { bet, left, pass, standing } = await limited(10, '7')
    await bet('a', 600n)
    await pass(3)
    expect(await left()).toBe(400n)
    await bet('b', 400n)
    expect(await standing(20n)).toEqual({ minor: 1_000n, days: 7, left: 0n, resetsAt: daysFromToday(4) })
    expect(await standing(700n)).toMatchObject({ resetsAt: daysFromToday(7) })
    await pass(4)
    expect(await left()).toBe(600n)
    expect(await standing(20n)).toMatchObject({ left: 600n })
    await pass(7)
    expect(await left()).toBe(1_000n)
  })

  it('counts what is set aside for stakes and tables as if it were lost, once', async () => {
    const { player, left, bet } = await limited(10)
    const aside = { scope: 'provider:other', playerId: player, kind: 'SWEEP', purpose: 'SITTING', reference: player } as const
    const held = await hold(database.kysely, { ...aside, key: `table:${player}`, minor: 800n })
    expect([await left(), await bet('over', 201n)]).toEqual([200n, 'LOSS_LIMIT_REACHED'])
    if (!held.ok) throw new Error(held.error.code)
    await release(database.kysely, { scope: 'provider:other', key: `back:${player}`, holdId: held.value.holdId })
    expect(await left()).toBe(1_000n)
  })

  it('does not forget what a table lost and has not told yet', async () => {
    const { player, left } = await limited(10)
    const closed = (
      told: bigint,
    ) => sql`INSERT INTO sitting (provider_id, player_id, game_id, game_session_id, token, win_token, state, closed_at,
        brought, stake_back, won_back, bet, win, rounds, rounds_told)
      VALUES ('coral-forge', ${player}::uuid, 'hearth-holdem', gen_random_uuid(), 'SWEEP', 'PRIZE', 'CLOSED', now(), 900, 200, 100, 0, 0, 0, ${told})`
    await closed(3n).execute(database.kysely)
    expect(await left()).toBe(400n)
    await sql`UPDATE sitting SET bet = 700, win = 100, rounds = 3 WHERE player_id = ${player}::uuid`.execute(database.kysely)
    await sql`UPDATE account SET played = played + 700 WHERE player_id = ${player}::uuid AND kind = 'SWEEP' AND owner = 'PLAYER'`.execute(
      database.kysely,
    )
    await sql`UPDATE account SET won = won + 100 WHERE player_id = ${player}::uuid AND kind = 'PRIZE' AND owner = 'PLAYER'`.execute(
      database.kysely,
    )
    expect(await left()).toBe(400n)
  })

  it('grants a stream no more than it leaves, and takes nothing back that the stream holds', async () => {
    const { player, left, setTo } = await limited(10)
    const { id: sessionId } = await database.kysely
      .insertInto('game_session')
      .values({
        player_id: player,
        game_id: 'comet-line',
        token: 'SWEEP',
        win_token: 'PRIZE',
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const stream = { providerId: 'northlight', sessionId }
    await database.kysely.transaction().execute((transaction) => openStream(transaction, stream, () => 'ab'.repeat(32)))
    const ask = (number: number, minor: bigint) =>
      holdForStream(database.kysely, { ...stream, epoch: 1, hold: number, minor, until: new Date(Date.now() + 60_000) })
    expect(await ask(1, 4_000n)).toMatchObject({ ok: true, value: { granted: 1_000n } })
    expect(await left()).toBe(0n)
    await setTo({ amount: '2', days: '1' })
    expect(await ask(2, 4_000n)).toMatchObject({ ok: true, value: { granted: 1_000n } })
  })

  it('leaves the books in balance', async () => expect(await brokenInvariants(database.kysely)).toEqual([]))
})
