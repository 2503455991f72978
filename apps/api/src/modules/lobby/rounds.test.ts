import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KenoReport, VideoPokerReport } from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalogue, newPlayer, PROVIDER, round } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { bet, win } from '../../ledger/rounds.ts'
import { kenoRoundsOf } from './kenoRounds.ts'
import { slotRoundsOf } from './slotRounds.ts'
import { videoPokerRoundsOf } from './videoPokerRounds.ts'

const fairness = { commitment: 'a0'.repeat(32), clientSeed: 'mine', nonce: 0, algorithm: 'hmac-sha256-floats', version: 1 }
const keno: KenoReport = { type: 'keno', of: 40, picks: [3, 17], drawn: [17, 4, 40], multiplier: 250 }
const five = (['A', 'K', 'Q', 'J', '10'] as const).map((rank) => ({ rank, suit: 'HEARTS' as const }))
const videoPoker: VideoPokerReport = {
  type: 'videoPoker',
  dealt: five,
  held: [0, 1, 2, 3, 4],
  final: five,
  paying: { hand: 'ROYAL_FLUSH', places: [0, 1, 2, 3, 4], times: 800 },
}

let database: Database
let player: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalogue(database.kysely)
  player = await newPlayer(database.kysely, { GAME: 10_000n })
  for (const [game, report] of [
    ['moonlit-tides', round],
    ['pearl-draw', { ...keno, fairness }],
    ['pearl-draw', null],
    ['lantern-jacks', { ...videoPoker, fairness }],
    ['lantern-jacks', null],
  ] as const)
    await play(game, report)
})
afterAll(() => database?.close())

/** One round of a game; without a report it stays open. */
const play = async (gameId: string, report: object | null) => {
  const { id: sessionId } = await database.kysely
    .insertInto('game_session')
    .values({ player_id: player, game_id: gameId, token: 'GAME', win_token: 'GAME', expires_at: new Date(Date.now() + 3_600_000) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const move = { providerId: PROVIDER, sessionId, gameplayId: sessionId }
  expect((await bet(database.kysely, { ...move, transactionId: `${sessionId}:bet`, minor: 100n })).ok).toBe(true)
  if (report) expect((await win(database.kysely, { ...move, transactionId: `${sessionId}:win`, minor: 250n, round: report })).ok).toBe(true)
}

describe('histories of rounds, by kind', () => {
  it('keep what a draw of keno was', async () => {
    const { nodes } = await kenoRoundsOf(database.kysely, player, { first: 10 })
    expect(nodes).toMatchObject([
      { state: 'OPEN', picks: [], drawn: [], multiplier: null },
      { state: 'SETTLED', bet: '100', win: '250', picks: [3, 17], drawn: [17, 4, 40], multiplier: 250 },
    ])
    expect(nodes.every(({ game }) => game.id === 'pearl-draw')).toBe(true)
  })

  it('keep hands of video poker apart from the poker games they stand among', async () => {
    const { nodes } = await videoPokerRoundsOf(database.kysely, player, { first: 10 })
    expect(nodes).toMatchObject([
      { state: 'OPEN', dealt: [], final: null, paying: null },
      { state: 'SETTLED', dealt: five, held: [0, 1, 2, 3, 4], final: five, paying: videoPoker.paying },
    ])
    expect(nodes.every(({ game }) => game.type === 'POKER')).toBe(true)
  })

  it('each hold their own', async () => {
    expect((await slotRoundsOf(database.kysely, player, { first: 10 })).nodes).toHaveLength(1)
  })

  it('are page by page, the newest first', async () => {
    const { nodes, pageInfo } = await kenoRoundsOf(database.kysely, player, { first: 1 })
    expect([nodes[0]?.state, pageInfo.hasNextPage]).toEqual(['OPEN', true])
    const next = await kenoRoundsOf(database.kysely, player, { first: 1, after: pageInfo.endCursor })
    expect([next.nodes[0]?.state, next.pageInfo.hasNextPage]).toEqual(['SETTLED', false])
  })
})
