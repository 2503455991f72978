import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { portVariable } from '@lagoon/contract/parties/localProviders'
import type { Logger } from 'pino'
import { close, listen } from '../../http/listen.ts'
import type { builtPage } from '../../http/page.ts'
import { deliveries } from './deliveries.ts'
import { openJournal } from './journal/journal.ts'
import { providerCalls } from './providerCalls.ts'
import { rounds } from './rounds.ts'
import { openSeeds } from './seeds.ts'
import { openSessions } from './sessions.ts'
import { openShelves } from './shelves.ts'
import { walletClient } from './walletClient.ts'

export interface StartOptions {
  /** Its name at the platform: what it signs with, and the folder of its journal. */
  id: string
  port: number
  platformOrigin: string
  secret: string
  dataDir: string
  page: Awaited<ReturnType<typeof builtPage>> | null
  log: Logger
  /** @default 3000 */
  timeoutMs?: number
  backoffMs?: { first: number; longest: number }
  /** After so long without its player a round is finished for them. @default 24 hours */
  idleMs?: number
}

const SWEEP_MS = 10 * 60 * 1000
const IDLE_MS = 24 * 60 * 60 * 1000

/**
 * Starts a provider with the games of Deepwater Studios; gives the way to stop it, which waits for rounds under way.
 * @throws StartError when the port cannot be had; the journal is not touched then, since another process may be writing it.
 */
export const startProvider = async (options: StartOptions): Promise<() => Promise<void>> => {
  const { id, port, platformOrigin, secret, dataDir, page, log } = options
  const { timeoutMs = 3000, backoffMs = { first: 250, longest: 30_000 }, idleMs = IDLE_MS } = options
  const calls = Promise.withResolvers<RequestListener>()
  const server = createServer((request, response) => void calls.promise.then((answer) => answer(request, response)))
  await listen(server, port, `The game provider ${id}`, `${portVariable(id)} at npm start, or its origin in PROVIDERS,`)
  const journal = await openJournal(join(dataDir, id, 'journal.jsonl'))
  const wallet = walletClient({ id, platformOrigin, secret, timeoutMs })
  const outgoing = deliveries({ journal, wallet, log, backoffMs })
  const shelves = openShelves(journal)
  const seeds = openSeeds(journal, shelves.hasOpenRound)
  const play = rounds({ journal, wallet, deliveries: outgoing, seeds, shelves })
  calls.resolve(providerCalls({ page, wallet, sessions: openSessions(journal), seeds, shelves, rounds: play, log }))
  void outgoing.resume()
  const finishIdle = () =>
    void play.finishIdle(Date.now() - idleMs).catch((error: unknown) => log.error({ err: error }, 'an idle round stays open'))
  finishIdle()
  const sweep = setInterval(finishIdle, Math.min(idleMs, SWEEP_MS))
  return async () => {
    clearInterval(sweep)
    await close(server)
    await outgoing.stop()
    await journal.close()
  }
}
