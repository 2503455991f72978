import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { portVariable } from '@lagoon/contract/parties/localParties'
import type { Logger } from 'pino'
import { close, listen } from '../../http/listen.ts'
import type { builtPage } from '../../http/page.ts'
import type { GameRules } from '../rules/game.ts'
import type { Backoff } from '../../attempts/attempts.ts'
import { deliveries } from './deliveries.ts'
import { gameCalls } from './gameCalls.ts'
import { openJournal } from './journal/journal.ts'
import { rounds } from './rounds.ts'
import { openSeeds } from './seeds.ts'
import { openSessions } from './sessions.ts'
import { openShelves } from './shelves.ts'
import { stakes } from './stakes.ts'
import type { Live, LiveParts } from './live.ts'
import type { Wallet } from './wallet.ts'

/** What every provider is started with. */
export interface StartOptions {
  /** Its name at the platform, and the folder of its journals. */
  id: string
  port: number
  /** Where browsers reach it. @default its port on this machine */
  origin?: string
  platformOrigin: string
  secret: string
  dataDir: string
  page: Awaited<ReturnType<typeof builtPage>> | null
  log: Logger
  /** @default those of its studio */
  games?: ReadonlyMap<string, GameRules>
  /** After so long a call to the platform counts as unanswered. @default 3000 */
  timeoutMs?: number
  backoffMs?: Backoff
  /** After so long without its player a round is finished for them. @default 24 hours */
  idleMs?: number
}

/** How a provider keeps the tokens of its games. */
export interface Purse {
  readonly wallet: Wallet
  /** Answers calls that do not come from its pages; false where it knows none at the address. */
  readonly answer?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** After the last call was answered. */
  readonly stop?: () => Promise<void>
}

export interface GamesOptions extends StartOptions {
  /** The studio's name, as players read it. */
  studio: string
  games: ReadonlyMap<string, GameRules>
  /** Opened once the port is had. */
  openPurse: (folder: string) => Promise<Purse>
  /** Absent where no game runs by itself. */
  openLive?: (parts: LiveParts) => Promise<Live>
}

const LONGEST_SWEEP_MS = 10 * 60 * 1000
const IDLE_MS = 24 * 60 * 60 * 1000

/** Opens what answers the calls of a server that listens already, which is closed with the parts. */
const openGames = async (options: GamesOptions, server: Server, parts: ReturnType<typeof openParts>): Promise<RequestListener> => {
  const { id, dataDir, studio, games, page, log, openPurse } = options
  const { backoffMs = { first: 250, longest: 30_000 }, idleMs = IDLE_MS } = options
  const folder = join(dataDir, id)
  const journal = await openJournal(join(folder, 'journal.jsonl'))
  parts.add(() => journal.close())
  const shelves = openShelves(journal)
  const { wallet, answer, stop } = await openPurse(folder)
  parts.add(() => stop?.())
  const outgoing = deliveries({ journal, wallet, log, backoffMs })
  parts.add(() => outgoing.stop())
  const seeds = openSeeds(journal, shelves.hasOpenRound)
  const taking = stakes({ journal, wallet, deliveries: outgoing })
  const play = rounds({ games, journal, wallet, deliveries: outgoing, stakes: taking, seeds, shelves, log })
  const sessions = openSessions(journal, games)
  const live = (await options.openLive?.({ folder, journal, wallet, deliveries: outgoing, stakes: taking, shelves, sessions, log })) ?? null
  parts.add(() => close(server))
  parts.add(() => live?.stop())
  void outgoing.resume()
  const finishIdle = () => void play.finishIdle(Date.now() - idleMs)
  finishIdle()
  const sweep = setInterval(finishIdle, Math.min(idleMs / 6, LONGEST_SWEEP_MS))
  parts.add(() => clearInterval(sweep))
  const forBrowsers = gameCalls({ studio, games, page, wallet, sessions, seeds, shelves, rounds: play, live, log })
  return (request, response) => {
    if (!answer?.(request, response)) forBrowsers(request, response)
  }
}

/** What is open so far, each with its way to close it: the last one opened is closed first. */
const openParts = () => {
  const closers: (() => unknown)[] = []
  return {
    add: (closer: () => unknown) => void closers.push(closer),
    close: async (): Promise<void> => {
      for (const closer of closers.splice(0).toReversed()) await closer()
    },
  }
}

/**
 * Starts a provider with its games; gives the way to stop it, which waits for rounds under way.
 * @throws StartError when the port cannot be had; no journal is touched then, since another process may be writing it. Whatever else is in
 * the way is thrown too, once the port is free again and who called meanwhile was hung up on.
 */
export const startGames = async (options: GamesOptions): Promise<() => Promise<void>> => {
  const { id, port } = options
  const calls = Promise.withResolvers<RequestListener>()
  // Where nobody calls before the start fails, nobody else waits for it.
  calls.promise.catch(() => undefined)
  const server = createServer(
    (request, response) =>
      // Also where a call throws: nobody else catches that, and it would end the process.
      void calls.promise
        .then((answer) => answer(request, response))
        .catch((error: unknown) => {
          options.log.error({ err: error }, 'a call was hung up on')
          response.destroy()
        }),
  )
  await listen(server, port, `The game provider ${id}`, `${portVariable(id)} at npm start, or its origin in PROVIDERS,`)
  const parts = openParts()
  try {
    calls.resolve(await openGames(options, server, parts))
  } catch (error) {
    calls.reject(error)
    await Promise.all([close(server), parts.close()])
    throw error
  }
  return parts.close
}
