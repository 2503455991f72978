// node bench/crash.ts [players]: so many players in one round of crash. How late its ticks come, and whether each cash-out is exact.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { crashes } from '@lagoon/games/crash/crashes'
import { multiplierAt, pointOf, winOf } from '@lagoon/games/crash/rules'
import { sharedNumber } from '@lagoon/games/fair/hashChain'
import { pino } from 'pino'
import type { SessionOpened } from '../src/games/contract.ts'
import type { BetAnswer, CashOutAnswer, LiveEvent } from '../src/games/rules/crash/live.ts'
import { studios } from '../src/games/rules/games.ts'
import { startGames } from '../src/games/server/startGames.ts'
import { openCrash } from '../src/northlight/server/crash/openCrash.ts'
import { memoryWallet } from '../src/northlight/testing/memoryWallet.ts'

const port = 4899
const players = Number(process.argv[2] ?? 1_000)
const gameId = 'comet-line'

const send = <T>(path: string, token: string | null, body: unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      let answer = ''
      response.setEncoding('utf8').on('data', (part: string) => (answer += part))
      response.on('end', () => resolve(JSON.parse(answer) as T))
    })
    call.on('error', reject)
    call.end(text)
  })

/** Every player listens with a connection of their own; the worker stands for all of the browsers. */
const listen = (count: number) => {
  const late: number[] = []
  for (let player = 0; player < count; player++)
    request({ host: '127.0.0.1', port, path: `/api/live/stream?game=${gameId}` }, (response: IncomingMessage) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
        const messages = text.split('\n\n')
        text = messages.pop() ?? ''
        const now = performance.timeOrigin + performance.now()
        for (const message of messages) {
          const at = /"type":"tick","at":([\d.]+)/.exec(message)?.[1]
          if (at !== undefined) late.push(now - Number(at))
          if (player === 0 && /^id: .*\nevent: (?!tick)/.test(message)) parentPort?.postMessage({ event: /data: (.+)/.exec(message)?.[1] })
        }
      })
    }).end()
  parentPort?.on('message', () => parentPort?.postMessage({ late }))
}

/** What the callers are told to do, and what they answer; times are of the one clock of the machine. */
interface Asked {
  readonly open: number
  readonly bet: { readonly tokens: readonly string[]; readonly number: number }
  readonly cashOut: { readonly token: string; readonly betId: string }[]
}
interface Placed extends BetAnswer {
  readonly token: string
  readonly autoCashOut: number | null
}
interface Out {
  readonly betId: string
  readonly sent: number
  readonly answered: number
  readonly answer: CashOutAnswer
}
const time = () => performance.timeOrigin + performance.now()
const callers = {
  open: async (players: Asked['open']): Promise<string[]> => {
    const tokens: string[] = []
    for (let player = 0; player < players; player++)
      tokens.push((await send<SessionOpened>('/api/session', null, { launch: `${gameId} p-${player}` })).sessionToken)
    return tokens
  },
  bet: ({ tokens, number }: Asked['bet']): Promise<Placed[]> =>
    Promise.all(
      tokens.map(async (token, player) => {
        const autoCashOut = player % 2 === 0 ? 101 + player : null
        const body = { pressId: randomUUID(), number, slot: 0, stake: '100', autoCashOut }
        return { token, autoCashOut, ...(await send<BetAnswer>('/api/live/bet', token, body)) }
      }),
    ),
  cashOut: (bets: Asked['cashOut']): Promise<Out[]> =>
    Promise.all(
      bets.map(async ({ token, betId }) => {
        const sent = time()
        const answer = await send<CashOutAnswer>('/api/live/cash-out', token, { betId })
        return { betId, sent, answered: time(), answer }
      }),
    ),
}
type Callers = typeof callers

/** Calls in place of all browsers, away from the thread of the server. */
const call = () =>
  parentPort?.on('message', ({ what, given }: { what: keyof Callers; given: never }) => {
    void callers[what](given).then((done) => parentPort?.postMessage(done))
  })

const bench = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-crash-'))
  const wallet = memoryWallet({ gameId, balance: 1_000_000n, minStake: 100n, maxStake: 10_000n })
  const stop = await startGames({
    id: 'northlight',
    port,
    platformOrigin: 'http://127.0.0.1:1',
    secret: 'unused',
    dataDir,
    page: null,
    log: pino({ level: 'warn' }),
    studio: 'Northlight Games',
    games: studios.northlight.games,
    openPurse: () => Promise.resolve({ wallet }),
    openLive: openCrash({ pace: { bettingMs: 20_000, endedMs: 3_500, tickMs: 250 } }),
  })
  const worker = new Worker(new URL(import.meta.url), { workerData: { listens: players } })
  const caller = new Worker(new URL(import.meta.url), { workerData: {} })
  const asked = <What extends keyof Callers>(what: What, given: Asked[What]) =>
    new Promise<Awaited<ReturnType<Callers[What]>>>((resolve) => {
      caller.once('message', resolve)
      caller.postMessage({ what, given })
    })
  const tokens = await asked('open', players)
  const heard: LiveEvent[] = []
  const waiting: (() => void)[] = []
  const late = Promise.withResolvers<readonly number[]>()
  worker.on('message', (message: { event?: string; late?: readonly number[] }) => {
    if (message.late) late.resolve(message.late)
    if (message.event !== undefined) heard.push(JSON.parse(message.event) as LiveEvent)
    for (const wake of waiting.splice(0)) wake()
  })
  const next = async <Type extends LiveEvent['type']>(type: Type): Promise<Extract<LiveEvent, { type: Type }>> => {
    for (;;) {
      const event = heard.shift()
      if (event?.type === type) return event as Extract<LiveEvent, { type: Type }>
      if (!event) await new Promise<void>((resolve) => waiting.push(resolve))
    }
  }
  const { number } = await next('betting')
  const bets = await asked('bet', { tokens, number })
  const { startedAt } = await next('start')
  const byHand = await asked(
    'cashOut',
    bets.flatMap(({ token, autoCashOut, bet }) => (autoCashOut === null ? [{ token, betId: bet.betId }] : [])),
  )
  const { end } = await next('end')
  while (wallet.settled.size < players) await new Promise((resolve) => setTimeout(resolve, 50))
  worker.postMessage('late')
  const sorted = [...(await late.promise)].sort((a, b) => a - b)
  const game = crashes.get(gameId)
  if (!game) throw new Error(`${gameId} is not there`)
  const wrong = [...wallet.settled.values()].filter(({ totalWin, report }) => {
    if (report.type !== 'crash') return true
    const { autoCashOut, cashOut, point } = report
    const auto = autoCashOut === null || cashOut === (autoCashOut <= point ? autoCashOut : null)
    return !auto || point !== end.point || totalWin !== String(cashOut === null ? 0n : winOf(100n, cashOut, point))
  })
  const inexact = byHand.filter(({ sent, answered, answer }) => {
    if (answer.result !== 'cashed-out') return false
    const multiplier = answer.bet.cashOut ?? 0
    return multiplier < multiplierAt(game.rules, sent - startedAt) || multiplier > multiplierAt(game.rules, answered - startedAt)
  })
  const [settled] = wallet.settled.values()
  const isOfChain =
    settled?.report.type === 'crash' && end.point === pointOf(game.rules, sharedNumber(settled.report.hash, settled.fairness.clientSeed))
  const at = (part: number) => `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1)} ms`
  console.log(
    `${players} players in one round that ended at ${(end.point / 100).toFixed(2)}, ${isOfChain ? 'as its chain says' : 'NOT as its chain says'}`,
  )
  console.log(`ticks delivered: ${sorted.length}, p50 ${at(0.5)}, p99 ${at(0.99)}, latest ${at(1)} (at most 100 ms at p99)`)
  console.log(
    `bets settled wrong: ${wrong.length}; cash-outs by hand: ${byHand.length}, not between their call and their answer: ${inexact.length}`,
  )
  await Promise.all([worker.terminate(), caller.terminate()])
  await stop()
  rmSync(dataDir, { recursive: true })
  process.exit(
    isOfChain && wrong.length === 0 && inexact.length === 0 && (sorted[Math.floor(sorted.length * 0.99)] ?? Infinity) <= 100 ? 0 : 1,
  )
}

const { listens } = (workerData ?? {}) as { listens?: number }
if (isMainThread) await bench()
else if (listens === undefined) call()
else listen(listens)
