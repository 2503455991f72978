import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { HoldemTable } from '@lagoon/games/holdemTable/engine'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import * as v from 'valibot'
import { readJson } from '../../../http/exchange.ts'
import type { Backoff } from '../../../attempts/attempts.ts'
import { eventStream, type EventStream } from '../../../games/server/eventStream.ts'
import { openLines } from '../../../games/server/journal/lines.ts'
import type { Live, LiveParts } from '../../../games/server/live.ts'
import { Refusal } from '../../../games/server/problems.ts'
import { answered, bearerIn, parsed } from '../../../games/server/requests.ts'
import type { Session } from '../../../games/server/sessions.ts'
import { usualPace, type Pace } from './pace.ts'
import { compactLines, type TableLine } from './records.ts'
import { openRoom, type Room } from './room.ts'
import { seating, type Caller, type Seating } from './seating.ts'

export interface TablesOptions {
  readonly pace?: Pace
  readonly now?: () => number
  readonly backoffMs?: Backoff
}

const chips = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const SitBody = v.object({
  pressId: v.pipe(v.string(), v.uuid()),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
  chips,
  clientSeed: v.string(),
})
const ActBody = v.object({
  turn: v.pipe(v.string(), v.maxLength(40)),
  act: v.variant('name', [
    v.object({ name: v.picklist(['FOLD', 'CHECK', 'CALL']) }),
    v.object({ name: v.picklist(['BET', 'RAISE']), to: chips }),
  ]),
})
const TopUpBody = v.object({ to: chips })

interface Open {
  readonly room: Room
  readonly seating: Seating
}

/** Tables are opened when somebody asks for them first: one for each game and kind of token, since chips of two kinds do not mix. */
export const openTables =
  (options: TablesOptions = {}, games: ReadonlyMap<string, HoldemTable> = holdemTables) =>
  async ({ folder, wallet, sessions, log }: LiveParts): Promise<Live> => {
    const { pace = usualPace, now = Date.now, backoffMs = { first: 250, longest: 30_000 } } = options
    const tables = new Map<string, Promise<Open>>()
    const streams = new Set<EventStream>()
    let isStopped = false

    const open = async (game: HoldemTable, tableId: string): Promise<Open> => {
      const lines = await openLines<TableLine>(join(folder, `${tableId}.jsonl`), compactLines)
      const room = await openRoom({ game, tableId, lines, wallet, pace, backoffMs, log, now })
      return { room, seating: seating({ game, room, pace, now }) }
    }
    const tableOf = (game: HoldemTable, token: string): Promise<Open> => {
      const tableId = `${game.id}-${token.toLowerCase().replaceAll('_', '-')}`
      const known = tables.get(tableId) ?? open(game, tableId)
      tables.set(tableId, known)
      known.catch(() => tables.delete(tableId))
      return known
    }

    const bearer = bearerIn(sessions)
    const at = async (request: IncomingMessage): Promise<{ readonly caller: Caller; readonly table: Seating }> => {
      const session: Session = bearer(request)
      const game = games.get(session.game.id)
      if (!game || isStopped) throw new Refusal('BAD_REQUEST')
      const { player, shortName, sessionId, token } = session.reply
      const balance = async () => BigInt(answered(await wallet.balance(sessionId)).balance)
      return { caller: { player, shortName, sessionId, balance }, table: (await tableOf(game, token)).seating }
    }
    const bodyOf = async <T>(request: IncomingMessage, shape: v.GenericSchema<unknown, T>): Promise<T> =>
      parsed(v.safeParse(shape, await readJson(request)))
    const done = { done: true }
    const plain = (work: (table: Seating, caller: Caller) => Promise<void>) => async (request: IncomingMessage) => {
      const { caller, table } = await at(request)
      await work(table, caller)
      return done
    }

    // Hands that a stopped or killed server left are void or told at once, not when somebody comes.
    for (const game of games.values()) for (const token of ['GAME', 'SWEEP', 'BONUS_SWEEP']) await tableOf(game, token)

    return {
      calls: {
        'POST /api/table/sit': async (request) => {
          const { caller, table } = await at(request)
          await table.sit(caller, await bodyOf(request, SitBody))
          return done
        },
        'POST /api/table/act': async (request) => {
          const { caller, table } = await at(request)
          await table.act(caller, await bodyOf(request, ActBody))
          return done
        },
        'POST /api/table/top-up': async (request) => {
          const { caller, table } = await at(request)
          await table.topUp(caller, (await bodyOf(request, TopUpBody)).to)
          return done
        },
        'POST /api/table/sit-out': plain((table, caller) => table.sitOut(caller)),
        'POST /api/table/sit-in': plain((table, caller) => table.sitIn(caller)),
        'POST /api/table/leave': plain((table, caller) => table.leave(caller)),
        'GET /api/table/seeds': async (request) => {
          const { caller, table } = await at(request)
          return table.seeds(caller)
        },
        'GET /api/table/hands': async (request) => {
          const { caller, table } = await at(request)
          return table.hands(caller)
        },
      },
      stream: {
        path: '/api/table/stream',
        connect: async (request, response) => {
          const { caller, table } = await at(request)
          let isClosed = false
          let leave: (() => void) | null = null
          const stream = eventStream(response, () => {
            isClosed = true
            streams.delete(stream)
            leave?.()
          })
          streams.add(stream)
          leave = await table.connect(caller, stream.send)
          if (isClosed) leave()
        },
      },
      stop: async () => {
        isStopped = true
        for (const stream of streams) stream.end()
        await Promise.all([...tables.values()].map(async (table) => (await table).room.stop()))
      },
    }
  }
