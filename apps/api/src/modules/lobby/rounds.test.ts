import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  BlackjackReport,
  CrashReport,
  FishReport,
  KenoReport,
  PokerReport,
  VideoPokerReport,
} from '@lagoon/contract/wire/seamlessWallet/roundReport'
import { embeddedDatabase } from '../../../test/support/embedded.ts'
import { fillCatalog, newPlayer, round } from '../../../test/support/players.ts'
import type { Database } from '../../db/database.ts'
import { bet, win } from '../../ledger/rounds.ts'
import { blackjackRoundsOf } from './blackjackRounds.ts'
import { crashRoundsOf } from './crashRounds.ts'
import { fishRoundsOf } from './fishRounds.ts'
import { kenoRoundsOf } from './kenoRounds.ts'
import { pokerRoundsOf } from './pokerRounds.ts'
import { roundDetailsOf } from './roundDetails.ts'
import { slotRoundsOf } from './slotRounds.ts'
import { videoPokerRoundsOf } from './videoPokerRounds.ts'

const fairness = { commitment: 'a0'.repeat(32), clientSeed: 'mine', nonce: 0, algorithm: 'hmac-sha256-floats', version: 1 }
const played = { stake: '100', choice: { picks: [3, 17] }, progress: null, acts: [] }
const keno: KenoReport = { type: 'keno', of: 40, picks: [3, 17], drawn: [17, 4, 40], multiplier: 250 }
const five = (['A', 'K', 'Q', 'J', '10'] as const).map((rank) => ({ rank, suit: 'HEARTS' as const }))
const videoPoker: VideoPokerReport = {
  type: 'videoPoker',
  dealt: five,
  held: [0, 1, 2, 3, 4],
  final: five,
  paying: { hand: 'ROYAL_FLUSH', places: [0, 1, 2, 3, 4], times: 800 },
}
const blackjack: BlackjackReport = {
  type: 'blackjack',
  tableId: 'anvil-blackjack',
  hands: [{ cards: five.slice(0, 2), total: 21, isSoft: true, isDoubled: false, bet: '100', win: '250', outcome: 'BLACKJACK' }],
  dealer: { cards: five.slice(1, 3), total: 20, isSoft: false, hasHoleCard: false, ending: 'STOOD' },
  insurance: { bet: '50', win: '0' },
  side: null,
}
const hand = { cards: five.slice(0, 2), ranking: 'ROYAL_FLUSH' as const, best: five }
const poker: PokerReport = {
  type: 'poker',
  roomId: 'foundry',
  tableId: 'foundry-1',
  hand,
  board: five.slice(2),
  shown: [{ ...hand, ranking: null, seat: 4, isWinner: false }],
  ending: 'WON',
  pot: '400',
  rake: '20',
  side: null,
}
const crash: CrashReport = { type: 'crash', number: 7, hash: 'b1'.repeat(32), point: 247, autoCashOut: 300, cashOut: null }
const fish: FishReport = { type: 'fish', target: 'Cod', isCaught: true, pays: 4, chance: 240_000 }

let database: Database
let player: string
beforeAll(async () => {
  database = await embeddedDatabase()
  await fillCatalog(database.kysely)
  player = await newPlayer(database.kysely, { GAME: 10_000n })
  for (const [game, report] of [
    ['moonlit-tides', round],
    ['pearl-draw', { ...keno, fairness: { ...fairness, played } }],
    ['pearl-draw', null],
    ['lantern-jacks', { ...videoPoker, fairness }],
    ['lantern-jacks', null],
    ['anvil-blackjack', { ...blackjack, fairness }],
    ['anvil-blackjack', null],
    ['foundry-holdem', { ...poker, fairness }],
    ['foundry-holdem', null],
    ['comet-line', { ...crash, fairness }],
    ['comet-line', null],
    ['narwhal-run', { ...fish, fairness }],
    ['narwhal-run', null],
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
  const { provider_id: providerId } = await database.kysely
    .selectFrom('game')
    .select('provider_id')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow()
  const move = { providerId, sessionId, gameplayId: sessionId }
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

  it('keep the hands of a round of blackjack, the dealer and what was insured', async () => {
    expect((await blackjackRoundsOf(database.kysely, player, { first: 10 })).nodes).toMatchObject([
      { state: 'OPEN', tableId: null, hands: [], dealer: null, insurance: null, side: null },
      { tableId: 'anvil-blackjack', hands: blackjack.hands, dealer: blackjack.dealer, insurance: { bet: '50', win: '0' }, side: null },
    ])
  })

  it('keep room, table, cards, ranking and rake of a hand of poker', async () => {
    const { type: _, ...told } = poker
    expect((await pokerRoundsOf(database.kysely, player, { first: 10 })).nodes).toMatchObject([
      { state: 'OPEN', roomId: null, tableId: null, hand: null, board: [], shown: [], ending: null, pot: null, rake: null },
      told,
    ])
  })

  it('keep where a round of crash ended and where it was left', async () => {
    const { type: _, ...flight } = crash
    const { nodes } = await crashRoundsOf(database.kysely, player, { first: 10 })
    expect(nodes).toMatchObject([{ state: 'OPEN', flight: null }, { flight }])
  })

  it('keep what a shot was aimed at', async () => {
    const { type: _, ...shot } = fish
    expect((await fishRoundsOf(database.kysely, player, { first: 10 })).nodes).toMatchObject([{ state: 'OPEN', shot: null }, { shot }])
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

describe('a round from inside', () => {
  const idOf = async (nodes: Promise<{ nodes: readonly { id: string; state: string }[] }>, state = 'SETTLED') =>
    (await nodes).nodes.find((row) => row.state === state)?.id ?? ''

  it('has its moves, what it was computed from, and a proof without the seed that is still secret', async () => {
    const id = await idOf(kenoRoundsOf(database.kysely, player, { first: 10 }))
    const details = await roundDetailsOf(database.kysely, player, id)
    expect(details).toMatchObject({
      moves: [
        { type: 'BET', part: 'MAIN', token: 'GAME', amount: '100' },
        { type: 'WIN', token: 'GAME', amount: '250' },
      ],
      fairness,
    })
    const { algorithm: _, ...seeds } = fairness
    expect(JSON.parse(details.proof ?? '')).toEqual({
      game: 'pearl-draw',
      ...seeds,
      ...played,
      serverSeed: null,
      outcome: { totalWinMinor: '250' },
      report: keno,
    })
  })

  it('of crash proves itself by the hash that is published', async () => {
    const id = await idOf(crashRoundsOf(database.kysely, player, { first: 10 }))
    const { proof } = await roundDetailsOf(database.kysely, player, id)
    expect(JSON.parse(proof ?? '')).toMatchObject({
      serverSeed: crash.hash,
      choice: { cashOut: null },
      outcome: { point: 247, cashOut: null },
    })
  })

  it('has no proof while it is open, nor where its provider did not say what was played', async () => {
    const open = await idOf(kenoRoundsOf(database.kysely, player, { first: 10 }), 'OPEN')
    expect(await roundDetailsOf(database.kysely, player, open)).toMatchObject({ moves: [{ type: 'BET' }], fairness: null, proof: null })
    const unproven = await idOf(videoPokerRoundsOf(database.kysely, player, { first: 10 }))
    expect(await roundDetailsOf(database.kysely, player, unproven)).toMatchObject({ fairness, proof: null })
  })

  it.each(['0', '999999999', 'x', '-1', '1e3', '9'.repeat(19)])('is not there by the id %s', async (id) => {
    await expect(roundDetailsOf(database.kysely, player, id)).rejects.toMatchObject({ body: { code: 'ROUND_NOT_FOUND', status: 404 } })
  })

  it('is not there for another player', async () => {
    const id = await idOf(kenoRoundsOf(database.kysely, player, { first: 10 }))
    const stranger = await newPlayer(database.kysely, {})
    await expect(roundDetailsOf(database.kysely, stranger, id)).rejects.toMatchObject({ body: { code: 'ROUND_NOT_FOUND' } })
  })
})
