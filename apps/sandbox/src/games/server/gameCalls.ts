import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { gamePagePath } from '@lagoon/contract/wire/gameFrame/launch'
import { amountDigits } from '@lagoon/contract/wire/fields'
import { isClientSeed } from '@lagoon/games/fair/seedPair'
import * as v from 'valibot'
import { addressOf, BadBody, readJson, sendJson } from '../../http/exchange.ts'
import type { builtPage } from '../../http/page.ts'
import { KIND_META, type GameInfo, type PastRound, type SeedsRotated, type SessionOpened, type SessionView } from '../contract.ts'
import type { Json } from '@lagoon/games/json'
import type { GameRules } from '../rules/game.ts'
import { Refusal } from './problems.ts'
import { shelfOf, type Rounds } from './rounds.ts'
import type { Seeds } from './seeds.ts'
import type { Session, Sessions } from './sessions.ts'
import type { Shelves } from './shelves.ts'
import { answered, bearerIn, parsed } from './requests.ts'
import type { Call, Live } from './live.ts'
import type { Wallet } from './wallet.ts'

const LaunchBody = v.object({ launch: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) })
const pressId = v.pipe(v.string(), v.uuid())
const PlayBody = v.object({ pressId, stake: amountDigits, choice: v.unknown() })
const ActBody = v.object({ pressId, roundId: v.pipe(v.string(), v.uuid()), act: v.unknown() })
const SeedBody = v.object({ clientSeed: v.pipe(v.string(), v.check(isClientSeed)) })

export interface GameCallsOptions {
  /** The studio's name, as players read it. */
  studio: string
  /** Its games, by their ids. */
  games: ReadonlyMap<string, GameRules>
  /** Null where only the calls are wanted. */
  page: Awaited<ReturnType<typeof builtPage>> | null
  wallet: Wallet
  sessions: Sessions
  seeds: Seeds
  shelves: Shelves
  rounds: Rounds
  /** Calls of games that run by themselves. */
  live: Live | null
  log: Logger
}

/** What a provider answers to browsers: the games' page, and the few calls a game makes. */
export const gameCalls = (options: GameCallsOptions): RequestListener => {
  const { studio, games, page, wallet, sessions, seeds, shelves, rounds, live, log } = options
  const bearer = bearerIn(sessions)

  const viewOf = async (session: Session, balance: string): Promise<SessionView> => {
    const { game, reply } = session
    const stakes = game.stakesWithin(reply)
    const shelf = shelfOf(session)
    return {
      gameId: game.id,
      gameName: game.name,
      kind: game.kind,
      token: reply.token,
      winToken: reply.winToken,
      balance,
      stakes: stakes.map(String),
      seeds: await seeds.shown(reply.player),
      openRound: shelves.openRound(shelf)?.answer ?? null,
      ...(game.meters && { meters: game.meters(stakes, shelves.progressOf(shelf)) }),
    }
  }

  const open = async (request: IncomingMessage): Promise<SessionOpened> => {
    const { launch } = parsed(v.safeParse(LaunchBody, await readJson(request)))
    const terms = answered(await wallet.open(launch))
    if (!games.get(terms.gameId)?.stakesWithin(terms).length) throw new Refusal('PLATFORM_AWAY')
    const { token, session } = await sessions.start(terms)
    return { ...(await viewOf(session, terms.balance)), sessionToken: token }
  }

  const current = async (request: IncomingMessage): Promise<SessionView> => {
    const session = bearer(request)
    return viewOf(session, answered(await wallet.balance(session.reply.sessionId)).balance)
  }

  const play = async (request: IncomingMessage) => {
    const session = bearer(request)
    const { pressId, stake, choice } = parsed(v.safeParse(PlayBody, await readJson(request)))
    return rounds.play(session, pressId, BigInt(stake), choice)
  }
  const act = async (request: IncomingMessage) => {
    const session = bearer(request)
    const body = parsed(v.safeParse(ActBody, await readJson(request)))
    return rounds.act(session, body.pressId, body.roundId, body.act as Json)
  }
  const setClientSeed = async (request: IncomingMessage) => {
    const { reply } = bearer(request)
    const { clientSeed } = parsed(v.safeParse(SeedBody, await readJson(request)))
    return seeds.setClientSeed(reply.player, clientSeed)
  }
  const rotate = (request: IncomingMessage): Promise<SeedsRotated> => seeds.rotate(bearer(request).reply.player)
  const past = (request: IncomingMessage): readonly PastRound[] => {
    const shelf = shelfOf(bearer(request))
    return shelves.pastRounds(shelf, (commitment) => seeds.revealed(shelf.player, commitment))
  }

  const info = (_request: IncomingMessage, query: URLSearchParams): GameInfo => {
    const game = games.get(query.get('game') ?? '')
    if (!game) throw new Refusal('BAD_REQUEST')
    return { gameId: game.id, name: game.name, provider: studio, version: game.version, facts: game.facts }
  }

  const calls: Readonly<Record<string, Call>> = {
    'POST /api/session': open,
    'GET /api/session': current,
    'POST /api/play': play,
    'POST /api/act': act,
    'GET /api/rounds': past,
    'POST /api/seeds': setClientSeed,
    'POST /api/seeds/rotate': rotate,
    'GET /api/info': info,
    'GET /health': () => ({ status: 'ok' }),
  }
  const gamePages = new Map([...games.values()].map(({ id, kind }) => [gamePagePath(id), { [KIND_META]: kind }]))

  const nothing = (response: ServerResponse): void =>
    sendJson(response, 404, { problem: 'BAD_REQUEST', message: 'There is nothing at this address.' })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = addressOf(request)
    if (!address) return nothing(response)
    const { pathname, searchParams } = address
    const call = calls[`${request.method} ${pathname}`] ?? live?.calls[`${request.method} ${pathname}`]
    if (live && request.method === 'GET' && pathname === live.stream.path) return live.stream.connect(request, response, searchParams)
    if (call) return sendJson(response, 200, await call(request, searchParams))
    if (page && (request.method === 'GET' || request.method === 'HEAD'))
      return gamePages.has(pathname) ? page.send(response, gamePages.get(pathname)) : page.assets(request, response)
    nothing(response)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(error instanceof BadBody ? 'BAD_REQUEST' : 'INTERNAL')
      if (refusal.problem === 'INTERNAL') log.error({ err: error }, 'a call failed')
      if (response.headersSent) response.destroy()
      else sendJson(response, refusal.status, refusal.body)
    })
  }
}
