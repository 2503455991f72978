import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCrash } from '@lagoon/games/crash/engine'
import { skyLantern } from '@lagoon/games/crash/games/skyLantern'
import { confirmedPlayer, logIn } from '../../apps/api/test/support/accounts.ts'
import { startNode, type TestNode } from '../../apps/api/test/support/node.ts'
import { scratchDatabase, type Scratch } from '../../apps/api/test/support/postgres.ts'
import { grant } from '../../apps/api/src/ledger/grant.ts'
import { reconcile } from '../../apps/api/src/ledger/reconcile/reconcile.ts'
import { seedContent } from '../../apps/api/src/seed/seedContent.ts'
import type { SessionOpened } from '../../apps/sandbox/src/games/contract.ts'
import type { BetAnswer, OwnState } from '../../apps/sandbox/src/games/rules/crash/live.ts'
import { studios } from '../../apps/sandbox/src/games/rules/games.ts'
import { startGames } from '../../apps/sandbox/src/games/server/startGames.ts'
import { openCrash } from '../../apps/sandbox/src/northlight/server/crash/openCrash.ts'
import { openPurse } from '../../apps/sandbox/src/northlight/server/purse.ts'

const PORT = 4620
const id = 'northlight'
const GAME = skyLantern.id
const FUNDS = 100_000n
/** Where a round ends is drawn: one that flies to the cap takes two minutes at the game's own pace, and four seconds at this one. */
const HURRIED = createCrash({ ...skyLantern, doublingMs: 400 })

let scratch: Scratch
let node: TestNode
let dataDir: string
let stop: () => Promise<void>
beforeAll(async () => {
  scratch = await scratchDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lagoon-northlight-'))
  const origin = `http://127.0.0.1:${PORT}`
  node = await startNode({
    databaseUrl: scratch.url(),
    logLevel: 'warn',
    providers: [{ id, protocol: id, origin, secret: '' }],
  })
  await seedContent(kysely())
  await kysely().updateTable('game').set({ is_playable: true }).where('id', '=', GAME).execute()
  const own = { id, port: PORT, platformOrigin: node.address, secret: '', dataDir, page: null, log: pino({ level: 'silent' }) }
  stop = await startGames({
    ...own,
    studio: studios.northlight.name,
    games: studios.northlight.games,
    openPurse: (folder) => openPurse(folder, own),
    openLive: openCrash({ pace: { bettingMs: 1_500, endedMs: 300, tickMs: 100 } }, [HURRIED]),
  })
})
afterAll(async () => {
  await stop?.()
  await node?.app.stop()
  await scratch?.drop()
  await rm(dataDir, { recursive: true })
})
const kysely = () => node.app.services.database.kysely

const page = async <T>(method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<T> => {
  const init = { method, headers: { authorization: `Bearer ${token}` }, ...(body && { body: JSON.stringify(body) }) }
  return (await (await fetch(`http://127.0.0.1:${PORT}${path}`, init)).json()) as T
}

/** A player with the game open in their browser. */
const sitDown = async () => {
  const { email } = await confirmedPlayer(node)
  const { accessToken, player } = await logIn(node, email)
  await grant(kysely(), { playerId: player.id, kind: 'GAME', minor: FUNDS, key: 'funds' })
  const balance = async () =>
    (
      await kysely()
        .selectFrom('account')
        .select('balance')
        .where('player_id', '=', player.id)
        .where('kind', '=', 'GAME')
        .where('owner', '=', 'PLAYER')
        .executeTakeFirstOrThrow()
    ).balance ?? 0n
  const start = await balance()
  const { body } = await node.call('InitiateGame', { gameId: GAME, token: 'GAME' }, accessToken)
  const { sessionId, url } = (body.data as unknown as { initiateGame: { sessionId: string; url: string } }).initiateGame
  const opened = await page<SessionOpened>('POST', '/api/session', '', { launch: new URL(url).searchParams.get('launch') })
  return { playerId: player.id, accessToken, sessionId, token: opened.sessionToken, balance, start }
}
type Seat = Awaited<ReturnType<typeof sitDown>>

/** Bets in the next round that takes bets; tried again where that one started meanwhile. */
const bet = async ({ token }: Seat, autoCashOut: number | null) => {
  const connection = new AbortController()
  const stream = await fetch(`http://127.0.0.1:${PORT}/api/live/stream?game=${GAME}`, { signal: connection.signal })
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) throw new Error('the stream ended before a round took bets')
    text += read.value
    // The state that a listener is sent first, or a round that begins; times have fractions of a millisecond.
    const betting = [
      ...text.matchAll(/"phase":"betting","number":(\d+)/g),
      ...text.matchAll(/"type":"betting","at":[\d.]+,"number":(\d+)/g),
    ].at(-1)
    if (!betting) continue
    const request = { pressId: randomUUID(), number: Number(betting[1]), slot: 0, stake: '500', autoCashOut }
    const answer = await page<BetAnswer & { problem?: string }>('POST', '/api/live/bet', token, request)
    if (answer.problem === 'ROUND_STARTED') {
      text = ''
      continue
    }
    connection.abort()
    return answer
  }
}
const roundsOf = ({ playerId }: Seat) =>
  kysely().selectFrom('round').select(['state', 'bet', 'win', 'detail', 'type']).where('player_id', '=', playerId).orderBy('id').execute()

test('shared rounds of crash go from the launch to the history, and what was held comes back when the player leaves', async () => {
  const seats = await Promise.all([sitDown(), sitDown()])
  for (const seat of seats) expect(await bet(seat, 101)).toMatchObject({ bet: { stake: '500', autoCashOut: 101 } })
  // Told within a second, and never more missing than what is held.
  for (const seat of seats) await expect.poll(() => roundsOf(seat), { timeout: 5_000 }).toHaveLength(1)
  for (const seat of seats)
    await expect.poll(async () => (await roundsOf(seat)).map(({ state }) => state), { timeout: 20_000 }).toEqual(['SETTLED'])
  for (const seat of seats) {
    const [round] = await roundsOf(seat)
    expect(round).toMatchObject({
      type: 'CRASH',
      bet: 500n,
      detail: { type: 'crash', autoCashOut: 101, fairness: { algorithm: 'sha256-hash-chain' } },
    })
    const own = await page<OwnState>('GET', '/api/live/own', seat.token)
    expect(BigInt(own.balance)).toBe(seat.start - 500n + (round?.win ?? 0n))
    await node.call('EndGameSession', { id: seat.sessionId }, seat.accessToken)
    await expect.poll(seat.balance, { timeout: 10_000 }).toBe(seat.start - 500n + (round?.win ?? 0n))
  }
  expect(await kysely().selectFrom('hold').select('id').where('closed_at', 'is', null).execute()).toEqual([])
  expect(await reconcile(kysely())).toEqual([])
})
