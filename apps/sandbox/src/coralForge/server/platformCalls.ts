import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { decimalOf } from '@lagoon/contract/wire/transferWallet/decimal'
import {
  sittingRequest,
  transferRequest,
  type CloseReply,
  type FeedReply,
  type OutTransfer,
  type Scope,
  type SittingReply,
  type TransferRefusal,
  type TransferReply,
} from '@lagoon/contract/wire/transferWallet/transferWallet'
import { wireId } from '@lagoon/contract/wire/fields'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { BadBody, readJson, readText, sendJson } from '../../http/exchange.ts'
import type { Bearers } from './bearers.ts'
import type { Book } from './book.ts'
import type { Hints } from './hints.ts'
import type { Launches } from './launches.ts'
import type { Change, Sitting, TransferOut } from './records.ts'
import { isHandOpen, outOf, type Sittings } from './sittings.ts'

const FEED_PAGE = 100

const httpOf: Readonly<Record<TransferRefusal, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  SCOPE_MISSING: 403,
  NOT_FOUND: 404,
  SITTING_CLOSED: 409,
  CANCELLED: 409,
  VERSION_CHANGED: 412,
  KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
}
/** A call that is refused: nothing of it happened. */
class Refused extends Error {
  readonly error: TransferRefusal
  constructor(error: TransferRefusal) {
    super(error)
    this.error = error
  }
}
const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Refused('NOT_FOUND')
  return value
}

const sittingView = (one: Sitting): SittingReply => ({
  sittingId: one.id,
  player: one.player,
  game: one.game,
  token: one.token,
  winToken: one.winToken,
  state: one.state,
  version: one.version,
  isHandOpen: isHandOpen(one),
  stake: decimalOf(BigInt(one.stake)),
  won: decimalOf(BigInt(one.won)),
})
const outView = ({ id, sittingId, stake, won, brought, rounds }: TransferOut): OutTransfer => ({
  transferId: id,
  sittingId,
  direction: 'OUT',
  stake: decimalOf(BigInt(stake)),
  won: decimalOf(BigInt(won)),
  brought: decimalOf(BigInt(brought)),
  rounds,
})

interface Answer {
  readonly http: number
  readonly body: unknown
  readonly etag?: number
}
interface Call {
  readonly request: IncomingMessage
  /** What stands in the place of `:id`. */
  readonly id: string
  readonly query: URLSearchParams
}

export interface PlatformCallsOptions {
  book: Book
  sittings: Sittings
  bearers: Bearers
  launches: Launches
  hints: Hints
  games: ReadonlySet<string>
  log: Logger
}

/** What the provider answers to the platform (docs/providers/coralForge.md); false where the address is none of these. */
export const platformCalls = ({ book, sittings, bearers, launches, hints, games, log }: PlatformCallsOptions) => {
  const header = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')
  const keyOf = (request: IncomingMessage): string => {
    const key = header(request, 'idempotency-key')
    if (!v.is(wireId, key)) throw new Refused('BAD_REQUEST')
    return key
  }
  const parsed = async <T>(request: IncomingMessage, shape: v.GenericSchema<unknown, T>): Promise<[T, string]> => {
    const body = await readJson(request)
    const read = v.safeParse(shape, body)
    if (!read.success) throw new Refused('BAD_REQUEST')
    return [read.output, JSON.stringify(body)]
  }

  const openSitting = async ({ request }: Call): Promise<Answer> => {
    const key = keyOf(request)
    const [asked, text] = await parsed(request, sittingRequest)
    if (!games.has(asked.game)) throw new Refused('BAD_REQUEST')
    const sitting = await book.change((): readonly [Change | null, Sitting] => {
      const known = [...book.sittings.values()].find((one) => one.key === key)
      if (known && known.request !== text) throw new Refused('KEY_REUSED')
      if (known) return [null, known]
      const { player, game, token, winToken } = asked
      const limits = { minStake: String(asked.minStake), maxStake: String(asked.maxStake) }
      const none = { stake: '0', won: '0', brought: '0', rounds: 0, stakes: {}, undone: [] }
      const made: Sitting = {
        id: randomUUID(),
        key,
        request: text,
        ...{ player, game, token, winToken },
        ...limits,
        ...none,
        state: 'OPEN',
        version: 1,
        touchedAt: Date.now(),
      }
      return [{ sitting: made }, made]
    })
    return { http: 201, body: sittingView(sitting), etag: sitting.version }
  }

  const bringIn = async ({ request, id }: Call): Promise<Answer> => {
    const [{ transferId, amount }] = await parsed(request, transferRequest)
    if (keyOf(request) !== transferId) throw new Refused('BAD_REQUEST')
    const condition = header(request, 'if-match')
    const reply = await book.change((): readonly [Change | null, TransferReply] => {
      const known = book.transfers.get(transferId)
      if (known?.direction === 'OUT') throw new Refused('KEY_REUSED')
      if (known?.state === 'CANCELLED') throw new Refused('CANCELLED')
      if (known && (known.sittingId !== id || known.minor !== String(amount))) throw new Refused('KEY_REUSED')
      if (known) return [null, { transferId, state: 'DONE' }]
      const sitting = must(book.sittings.get(id))
      if (sitting.state !== 'OPEN') throw new Refused('SITTING_CLOSED')
      if (condition !== '' && condition !== `"${sitting.version}"`) throw new Refused('VERSION_CHANGED')
      const next: Sitting = {
        ...sitting,
        stake: String(BigInt(sitting.stake) + amount),
        brought: String(BigInt(sitting.brought) + amount),
        version: sitting.version + 1,
        touchedAt: Date.now(),
      }
      const transfer = { id: transferId, direction: 'IN', sittingId: id, minor: String(amount), state: 'DONE' } as const
      return [
        { sitting: next, transfer },
        { transferId, state: 'DONE' },
      ]
    })
    hints.came(id)
    return { http: 201, body: reply }
  }

  const cancel = async ({ id }: Call): Promise<Answer> => {
    const body = await book.change((): readonly [Change | null, TransferReply] => {
      const known = book.transfers.get(id)
      if (known?.direction === 'OUT') throw new Refused('NOT_FOUND')
      if (known) return [null, { transferId: id, state: known.state }]
      const transfer = { id, direction: 'IN', sittingId: null, minor: '0', state: 'CANCELLED' } as const
      return [{ transfer }, { transferId: id, state: 'CANCELLED' }]
    })
    return { http: 200, body }
  }

  const launch = async ({ id }: Call): Promise<Answer> => {
    const sitting = await book.change((): readonly [Change | null, Sitting] => {
      const known = must(book.sittings.get(id))
      if (known.state === 'CLOSED') throw new Refused('SITTING_CLOSED')
      const version = known.state === 'OPEN' ? known.version : known.version + 1
      const opened: Sitting = { ...known, state: 'OPEN', version, touchedAt: Date.now() }
      return [{ sitting: opened }, opened]
    })
    return { http: 201, body: { url: launches.make(sitting) } }
  }

  const close = async ({ id }: Call): Promise<Answer> => {
    const { state } = must(await sittings.close(id))
    const out = book.transfers.get(outOf(id))
    const body: CloseReply = { state, out: out?.direction === 'OUT' ? outView(out) : null }
    return { http: state === 'CLOSED' ? 200 : 202, body }
  }

  const unclaimed = (): readonly OutTransfer[] =>
    [...book.transfers.values()].flatMap((one) => (one.direction === 'OUT' && !one.isClaimed ? [outView(one)] : []))

  const claim = async ({ id }: Call): Promise<Answer> => {
    await book.change((): readonly [Change | null, undefined] => {
      const known = book.transfers.get(id)
      if (known?.direction !== 'OUT') throw new Refused('NOT_FOUND')
      return [known.isClaimed ? null : { transfer: { ...known, isClaimed: true } }, undefined]
    })
    return { http: 200, body: {} }
  }

  const feed = ({ query }: Call): Answer => {
    const after = Number(/^\d{1,15}$/.exec(query.get('after') ?? '0')?.[0] ?? Number.NaN)
    if (Number.isNaN(after)) throw new Refused('BAD_REQUEST')
    const next = [...book.finished.values()].filter(({ place }) => place > after).slice(0, FEED_PAGE)
    const body: FeedReply = { rounds: next.map(({ round }) => round), next: String(next.at(-1)?.place ?? after) }
    return { http: 200, body }
  }

  const calls: readonly [method: string, path: RegExp, scope: Scope, call: (call: Call) => Answer | Promise<Answer>][] = [
    ['PUT', /^\/players\/([\w.:-]+)$/, 'wallet', ({ id }) => ({ http: 200, body: { player: id } })],
    ['POST', /^\/sittings()$/, 'wallet', openSitting],
    [
      'GET',
      /^\/sittings\/([\w.:-]+)$/,
      'wallet',
      ({ id }) => {
        const sitting = must(book.sittings.get(id))
        return { http: 200, body: sittingView(sitting), etag: sitting.version }
      },
    ],
    ['POST', /^\/sittings\/([\w.:-]+)\/transfers$/, 'wallet', bringIn],
    ['POST', /^\/sittings\/([\w.:-]+)\/launches$/, 'wallet', launch],
    ['POST', /^\/sittings\/([\w.:-]+)\/close$/, 'wallet', close],
    ['GET', /^\/transfers()$/, 'wallet', () => ({ http: 200, body: { transfers: unclaimed().slice(0, 1000) } })],
    [
      'GET',
      /^\/transfers\/([\w.:-]+)$/,
      'wallet',
      ({ id }) => {
        const known = book.transfers.get(id)
        const state = known === undefined ? 'NONE' : known.direction === 'IN' ? known.state : 'DONE'
        return { http: 200, body: { transferId: id, state } satisfies TransferReply }
      },
    ],
    ['POST', /^\/transfers\/([\w.:-]+)\/cancel$/, 'wallet', cancel],
    ['POST', /^\/transfers\/([\w.:-]+)\/claim$/, 'wallet', claim],
    ['GET', /^\/rounds()$/, 'history', feed],
  ]

  const send = (response: ServerResponse, { http, body, etag }: Answer): void => {
    if (etag !== undefined) response.setHeader('etag', `"${etag}"`)
    sendJson(response, http, body)
  }
  const grant = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const granted = bearers.grant(header(request, 'authorization'), new URLSearchParams(await readText(request)))
    send(response, { http: 'error' in granted ? (granted.error === 'invalid_client' ? 401 : 400) : 200, body: granted })
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://provider')
    const found = calls.find(([method, path]) => method === request.method && path.test(pathname))
    const isGrant = request.method === 'POST' && pathname === '/oauth/token'
    if (!found && !isGrant) return false
    const answer = async (): Promise<void> => {
      if (!found) return grant(request, response)
      const [, path, scope, call] = found
      const refusal = bearers.refuse(header(request, 'authorization'), scope)
      if (refusal) throw new Refused(refusal)
      send(response, await call({ request, query, id: path.exec(pathname)?.[1] ?? '' }))
    }
    answer().catch((error: unknown) => {
      const code = error instanceof Refused ? error.error : error instanceof BadBody ? 'BAD_REQUEST' : 'INTERNAL'
      if (code === 'INTERNAL') log.error({ err: error }, 'a call of the platform failed')
      if (response.headersSent) response.destroy()
      else send(response, { http: httpOf[code], body: { error: code } })
    })
    return true
  }
}
