import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { crashes } from '@lagoon/games/crash/crashes'
import type { CrashGame } from '@lagoon/games/crash/engine'
import { mainStakeOf } from '../../../games/server/journal/entries.ts'
import type { Live, LiveParts } from '../../../games/server/live.ts'
import { Refusal } from '../../../games/server/problems.ts'
import { openBets } from './bets.ts'
import { openChain } from './chain.ts'
import { serverTime } from './clock.ts'
import { crashCalls, type RunningCrash } from './crashCalls.ts'
import { leftBets, outcomeOf } from './recover.ts'
import { openStream } from './stream.ts'
import { openTable, type Pace, type Table } from './table.ts'

export interface CrashOptions {
  readonly pace?: Pace
  readonly now?: () => number
}

/** Starts the rounds of one game; first it settles or gives back what a stopped or killed server left. */
const run = async (game: CrashGame, parts: LiveParts, { pace, now = serverTime }: CrashOptions): Promise<RunningCrash> => {
  const { folder, journal, deliveries, shelves, log } = parts
  const onError = (error: unknown) => log.error({ err: error, game: game.id }, 'a round of crash has trouble')
  const path = join(folder, `${game.id}.chain.json`)
  const publish = (place0: string) => log.info({ game: game.id, place0 }, 'a new hash chain; its salt is drawn after this')
  let running: Table | null = null
  const table = (): Table => {
    if (!running) throw new Refusal('PLATFORM_AWAY')
    return running
  }
  const bets = openBets({ ...parts, game, table, secret: randomBytes(16).toString('hex'), now, onError })
  // Before the table opens: it begins another chain where this one is used up.
  const before = await openChain(path, publish)
  for (const record of leftBets(journal.entries, game.id)) {
    const view = outcomeOf(game, before, record)
    const { roundId, sessionId } = record
    if (view) await bets.settle(record, view)
    else {
      await deliveries.undo({ roundId, stakeId: mainStakeOf(roundId), sessionId })
      shelves.drop(roundId)
    }
  }
  const stream = openStream(() => table().state())
  running = await openTable({
    rules: game.rules,
    openChain: () => openChain(path, publish),
    now,
    ...(pace && { pace }),
    send: stream.send,
    onEnd: bets.onEnd,
    onError,
  })
  return { game, table: running, bets, stream }
}

/** The games of crash of a provider, all of them. */
export const openCrash =
  (options: CrashOptions = {}, games: readonly CrashGame[] = [...crashes.values()]) =>
  async (parts: LiveParts): Promise<Live> => {
    const running = new Map<string, RunningCrash>()
    for (const game of games) running.set(game.id, await run(game, parts, options))
    return crashCalls(running, parts)
  }
