import type { PlayerMessage } from '@lagoon/contract/messages/playerMessage'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmedPlayer, eventually, logIn } from '../../../test/support/accounts.ts'
import { startNode, type TestNode } from '../../../test/support/node.ts'
import { fillCatalog, newGameSession, newPlayer, PROVIDER, round } from '../../../test/support/players.ts'
import { listen, type Listening } from '../../../test/support/stomp.ts'
import { bet, win } from '../../ledger/rounds.ts'
import { playedRoundsOf } from './playedRounds.ts'
import { recentWinsOf } from './recentWins.ts'

let node: TestNode
beforeAll(async () => {
  node = await startNode()
  await fillCatalog(node.app.services.database.kysely)
})
afterAll(() => node?.app.stop())

const kysely = () => node.app.services.database.kysely
let count = 0

/** A round with a bet of 100; without `won` it stays open. */
const play = async (playerId: string, won?: bigint, detail: Partial<typeof round> & { growingJackpot?: string; jackpot?: null } = {}) => {
  const move = { providerId: PROVIDER, sessionId: await newGameSession(kysely(), playerId), gameplayId: `game-${(count += 1)}` }
  expect((await bet(kysely(), { ...move, transactionId: `${move.gameplayId}:bet`, minor: 100n })).ok).toBe(true)
  if (won === undefined) return
  const paid = { ...move, transactionId: `${move.gameplayId}:win`, minor: won, round: { ...round, ...detail } }
  expect((await win(kysely(), paid)).ok).toBe(true)
}
const rich = () => newPlayer(kysely(), { GAME: 100_000n })
const wins = async () => (await recentWinsOf(kysely())).map(({ win: amount }) => amount)
const winsTold = ({ messages }: Listening) =>
  messages
    .map(({ body }) => JSON.parse(body) as PlayerMessage)
    .flatMap((message) => (message.topic === 'wins' ? [message.wins.map(({ win: amount }) => amount)] : []))

it('has the rounds that gave more than their bet, the newest first, each player once, and of names the beginning', async () => {
  const [ada, bo, cy] = await Promise.all([rich(), rich(), rich()])
  await play(ada, 900n)
  await play(ada, 250n)
  await play(bo, 101n)
  await play(bo, 100n)
  await play(bo, 0n)
  await play(cy)
  const found = await recentWinsOf(kysely())
  expect(found.map(({ win: amount }) => amount)).toEqual(['101', '250'])
  const { display_name: name } = await kysely().selectFrom('player').select('display_name').where('id', '=', bo).executeTakeFirstOrThrow()
  expect(found[0]).toMatchObject({ shortName: `${name.slice(0, 2)}***`, gameName: 'Moonlit Tides', winToken: 'GAME', isJackpot: false })
  expect(JSON.stringify(found)).not.toContain(name)
  const more = await Promise.all([rich(), rich(), rich(), rich()])
  for (const [index, id] of more.entries()) await play(id, 300n + BigInt(index))
  expect(await wins()).toEqual(['303', '302', '301', '300'])
})

it('is told to every open page when it changes, and not more often than a page can be read', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => listen(node.address, (await logIn(node, (await confirmedPlayer(node)).email)).accessToken)),
  )
  const winners = await Promise.all(Array.from({ length: 12 }, rich))
  const begun = performance.now()
  for (const [index, id] of winners.entries()) await play(id, 500n + BigInt(index))
  for (const line of [first!, second!]) await eventually(async () => winsTold(line).at(-1)?.[0] === '511' || undefined)
  const mostTold = Math.floor((performance.now() - begun) / 2_700) + 2
  for (const line of [first!, second!]) {
    expect(winsTold(line).at(-1)).toEqual(['511', '510', '509', '508'])
    expect(winsTold(line).length).toBeLessThanOrEqual(Math.min(mostTold, 6))
  }
  const told = winsTold(first!).length
  await new Promise((resolve) => setTimeout(resolve, 4_000))
  expect(winsTold(first!)).toHaveLength(told)
  await Promise.all([first!.stop(), second!.stop()])
})

it('says what the jackpots stand at that a player’s own rounds left, as the newest round has it', async () => {
  const [ada, bo] = await Promise.all([rich(), rich()])
  await play(ada, 0n, { growingJackpot: '5010' })
  await play(ada, 0n, { growingJackpot: '5020' })
  await play(ada)
  const { jackpots } = await playedRoundsOf(kysely(), ada)
  expect(jackpots).toMatchObject([{ game: { id: 'moonlit-tides' }, token: 'GAME', winToken: 'GAME', bet: '100', amount: '5020' }])
  expect((await playedRoundsOf(kysely(), bo)).jackpots).toEqual([])
})
