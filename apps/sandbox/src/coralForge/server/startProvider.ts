import { join } from 'node:path'
import { holdemTables } from '@lagoon/games/holdemTable/holdemTables'
import { studios } from '../../games/rules/games.ts'
import { startGames, type Purse, type StartOptions } from '../../games/server/startGames.ts'
import { bearers } from './bearers.ts'
import { openBook } from './book.ts'
import { hints } from './hints.ts'
import { launches } from './launches.ts'
import { platformCalls } from './platformCalls.ts'
import { sittings } from './sittings.ts'
import { sittingWallet } from './sittingWallet.ts'
import { openTables } from './table/openTables.ts'

/** After so long without its player a hand is finished, and a sitting closed: until then the tokens are missed elsewhere. */
const IDLE_MS = 3 * 60 * 1000
const LOOK_MS = 30_000

/** Starts a provider with the games of Coral Forge, as `startGames` does. The tokens of its tables are here (docs/providers/coralForge.md). */
export const startProvider = (options: StartOptions): Promise<() => Promise<void>> => {
  const { id, port, platformOrigin, secret, log, idleMs = IDLE_MS } = options
  const { name: studio, games } = studios.coralForge
  const own = options.games ?? games
  const openPurse = async (folder: string): Promise<Purse> => {
    const book = await openBook(join(folder, 'book.jsonl'))
    const ways = launches(options.origin ?? `http://localhost:${port}`)
    const told = hints({ id, platformOrigin })
    const tables = sittings(book, new Set(holdemTables.keys()))
    const closeIdle = () =>
      void tables.closeIdle(Date.now() - idleMs).then(
        (closed) => closed.forEach(told.closed),
        (error: unknown) => log.error({ err: error }, 'an idle sitting stays open'),
      )
    closeIdle()
    const sweep = setInterval(closeIdle, Math.min(idleMs, LOOK_MS))
    return {
      wallet: sittingWallet({ book, sittings: tables, launches: ways, hints: told }),
      answer: platformCalls({
        book,
        sittings: tables,
        bearers: bearers({ clientId: id, secret }),
        launches: ways,
        hints: told,
        games: new Set(own.keys()),
        log,
      }),
      stop: async () => {
        clearInterval(sweep)
        await book.close()
      },
    }
  }
  return startGames({ ...options, games: own, studio, idleMs, openPurse, openLive: openTables() })
}
