import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../src/db/schema.ts'
import { balancesOf } from '../../src/ledger/balances.ts'
import { bet, rollback, win } from '../../src/ledger/rounds.ts'
import { moved, type Answer } from '../../src/providers/deepwater/answers.ts'
import { inParallel } from './inParallel.ts'
import { brokenInvariants, watchEntries } from './invariants.ts'
import { newGameSession, newPlayer, PROVIDER, round } from './players.ts'
import { BET, RoundModel, WIN, type Event } from './providerModel.ts'

const FUNDS = 100_000_000n

/** Delivers an event as the provider's routes do, and answers what goes back to it. */
const deliver = async (database: Kysely<Schema>, sessionId: string, event: Exclude<Event, 'E'>): Promise<Answer> => {
  const id = (name: string) => `${sessionId}:${name}`
  const common = { providerId: PROVIDER, sessionId }
  const gameplayId = id('round')
  const placeBet = async (minor: bigint) =>
    moved(id('bet'), await bet(database, { ...common, transactionId: id('bet'), gameplayId, minor }))
  const pay = async (name: string, betName: string, minor: bigint) =>
    moved(id(name), await win(database, { ...common, transactionId: id(name), betTransactionId: id(betName), gameplayId, minor, round }))
  const undo = async (name: string) =>
    moved(id(name), await rollback(database, { ...common, transactionId: id(name), betTransactionId: id('bet') }))
  switch (event) {
    case 'B':
      return placeBet(BET)
    case 'X':
      return placeBet(BET * 2n)
    case 'W':
      return pay('win', 'bet', WIN)
    case 'Y':
      return pay('win', 'bet', WIN * 2n)
    case 'V':
      return pay('win-2', 'bet', WIN)
    case 'U':
      return pay('win-3', 'nobody', WIN)
    case 'R':
      return undo('rollback')
    case 'F':
      return undo('refund')
  }
}

/** Plays one order of events on a session of its own and compares every answer, and the balance at the end, with the model. */
const playOrder = async (
  database: Kysely<Schema>,
  playerId: string,
  order: readonly Event[],
  funds: bigint,
): Promise<[bigint, string[]]> => {
  const sessionId = await newGameSession(database, playerId)
  const model = new RoundModel(funds)
  const firstReplies = new Map<Event, string>()
  const wrong: string[] = []
  for (const [index, event] of order.entries()) {
    const expected = model.take(event)
    if (event === 'E') {
      await sql`SELECT end_game_session(${playerId}::uuid, ${sessionId}::uuid)`.execute(database)
      continue
    }
    const answer = await deliver(database, sessionId, event)
    const { status, body } = answer
    const at = `${order.join('')}, ${event} in place ${index + 1}`
    if (status !== expected.status) wrong.push(`${at}: answered ${status}, not ${expected.status}`)
    if (status === 'OK' && expected.isReplay && body !== firstReplies.get(event)) wrong.push(`${at}: a replay got other bytes`)
    if (status === 'OK' && !firstReplies.has(event)) firstReplies.set(event, body)
  }
  const { tokens } = await balancesOf(database, playerId)
  if (tokens.GAME !== model.balance) wrong.push(`${order.join('')}: the balance is ${tokens.GAME}, not ${model.balance}`)
  return [tokens.GAME, wrong]
}

export interface Delivered {
  readonly cases: number
  readonly wrong: readonly string[]
}

/** Plays every order, `lanes` at a time with a player for each lane. Stops at twenty findings. */
export const deliverOrders = async (database: Kysely<Schema>, lanes: number, orders: Iterable<readonly Event[]>): Promise<Delivered> => {
  const players: { id: string; funds: bigint }[] = []
  for (let lane = 0; lane < lanes; lane += 1) players.push({ id: await newPlayer(database, { GAME: FUNDS }), funds: FUNDS })
  const changed = await watchEntries(database)
  const wrong: string[] = []
  let cases = 0
  await inParallel(lanes, orders, async (order, lane) => {
    const player = players[lane]
    if (!player || wrong.length >= 20) return
    cases += 1
    const [funds, findings] = await playOrder(database, player.id, order, player.funds)
    player.funds = funds
    wrong.push(...findings)
  })
  return { cases, wrong: [...wrong, ...(await brokenInvariants(database)), ...(await changed())] }
}
