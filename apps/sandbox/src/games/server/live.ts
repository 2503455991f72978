import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Deliveries } from './deliveries.ts'
import type { Journal } from './journal/journal.ts'
import type { Sessions } from './sessions.ts'
import type { Shelves } from './shelves.ts'
import type { Stakes } from './stakes.ts'
import type { Wallet } from './wallet.ts'

/** Answers a call with JSON. @throws {Refusal} */
export type Call = (request: IncomingMessage, query: URLSearchParams) => unknown

/** What a game that runs by itself is made of. */
export interface LiveParts {
  /** The provider's own, for what it keeps. */
  readonly folder: string
  readonly journal: Journal
  readonly wallet: Wallet
  readonly deliveries: Deliveries
  readonly stakes: Stakes
  readonly shelves: Shelves
  readonly sessions: Sessions
  readonly log: Logger
}

/** Games whose rounds run by themselves, as browsers reach them. */
export interface Live {
  /** By method and path: `POST /api/live/bet`. */
  readonly calls: Readonly<Record<string, Call>>
  readonly stream: {
    readonly path: string
    readonly connect: (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void | Promise<void>
  }
  /** Ends the rounds and the streams, before the server is closed. */
  readonly stop: () => void | Promise<void>
}
