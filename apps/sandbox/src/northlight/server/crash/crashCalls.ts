import type { IncomingMessage } from 'node:http'
import { amountDigits } from '@lagoon/contract/wire/fields'
import type { CrashGame } from '@lagoon/games/crash/engine'
import * as v from 'valibot'
import { readJson, sendJson } from '../../../http/exchange.ts'
import type { OwnState } from '../../../games/rules/crash/live.ts'
import type { Live, LiveParts } from '../../../games/server/live.ts'
import { Refusal } from '../../../games/server/problems.ts'
import { answered, bearerIn, parsed } from '../../../games/server/requests.ts'
import type { Session } from '../../../games/server/sessions.ts'
import type { Bets } from './bets.ts'
import type { Stream } from './stream.ts'
import type { Table } from './table.ts'

/** A game of crash while it runs. */
export interface RunningCrash {
  readonly game: CrashGame
  readonly table: Table
  readonly bets: Bets
  readonly stream: Stream
}

const number = v.pipe(v.number(), v.integer(), v.minValue(1))
const BetBody = v.object({
  pressId: v.pipe(v.string(), v.uuid()),
  number,
  slot: v.picklist([0, 1]),
  stake: amountDigits,
  autoCashOut: v.nullable(number),
})
const OneBetBody = v.object({ betId: v.pipe(v.string(), v.uuid()) })

/** What browsers ask of running games of crash. */
export const crashCalls = (
  running: ReadonlyMap<string, RunningCrash>,
  { sessions, wallet }: Pick<LiveParts, 'sessions' | 'wallet'>,
): Live => {
  const bearer = bearerIn(sessions)
  const at = (request: IncomingMessage): { readonly session: Session; readonly crash: RunningCrash } => {
    const session = bearer(request)
    const crash = running.get(session.game.id)
    if (!crash) throw new Refusal('BAD_REQUEST')
    return { session, crash }
  }
  const ownOf = async ({ session, crash }: ReturnType<typeof at>): Promise<OwnState> => {
    const { balance } = answered(await wallet.balance(session.reply.sessionId))
    return { balance, bets: crash.bets.ownBets(session) }
  }
  const betOf = async (request: IncomingMessage) => parsed(v.safeParse(OneBetBody, await readJson(request))).betId

  return {
    calls: {
      'GET /api/live/own': (request) => ownOf(at(request)),
      'POST /api/live/bet': async (request) => {
        const { session, crash } = at(request)
        return crash.bets.place(session, parsed(v.safeParse(BetBody, await readJson(request))))
      },
      'POST /api/live/cancel': async (request) => {
        const found = at(request)
        await found.crash.bets.cancel(found.session, await betOf(request))
        return ownOf(found)
      },
      'POST /api/live/cash-out': async (request) => {
        const { session, crash } = at(request)
        return crash.bets.cashOut(session, await betOf(request))
      },
    },
    stream: {
      path: '/api/live/stream',
      connect: (request, response, query) => {
        const crash = running.get(query.get('game') ?? '')
        if (crash) crash.stream.connect(request, response)
        else sendJson(response, 404, { problem: 'BAD_REQUEST', message: 'There is no such live game.' })
      },
    },
    stop: () => {
      for (const { table, stream } of running.values()) {
        table.stop()
        stream.stop()
      }
    },
  }
}
