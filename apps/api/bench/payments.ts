import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { webhookPath } from '@lagoon/contract/wire/webhooks/webhooks'
import { secondsFromNow } from '../src/kernel/databaseTime.ts'
import { signAccessToken } from '../src/session/accessToken.ts'
import { harborPayments, startHarbor, type Harbor } from '../test/support/harborPayments.ts'
import { inParallel } from '../test/support/inParallel.ts'
import { startNode, type TestNode } from '../test/support/node.ts'
import { newPlayer, newSession } from '../test/support/players.ts'
import { scratchDatabase } from '../test/support/postgres.ts'
import { buy } from '../test/support/purchases.ts'
import { quantile } from './measure.ts'
import type { Payer, PayersData, PayersReport } from './payers.ts'

const PAYMENTS = 200
/** Paid before, at once too: the platform has been running when its busy moment comes. */
const EARLIER = 100
const MOST_MS = 500

/** A player with a payment, and the notice that it was paid: asked before that, Harbor still says that it is open. */
const newPayer = async (node: TestNode, harbor: Harbor): Promise<Payer> => {
  const { config, database } = node.app.services
  const playerId = await newPlayer(database.kysely)
  const sessionId = await newSession(database.kysely, playerId)
  const claims = { playerId, sessionId, generation: 0, expiresAt: new Date(Date.now() + 600_000) }
  const accessToken = await signAccessToken(config.tokenSecret, claims, new Date())
  const id = await buy(node.app.services, harbor, playerId)
  const at = new Date().toISOString()
  const said = { ...harbor.books.get(id)?.said, word: 'SUCCEEDED', transactionId: `t-h-${id}`, at }
  return { accessToken, notice: JSON.stringify({ id: `n-${id}`, subject: `h-${id}`, at, said }) }
}

/** Has all of them paid at once by callers in a thread of their own; what the node's own thread took of a core, milliseconds, with their report. */
const payAll = async (data: PayersData): Promise<PayersReport & { readonly nodeMs: number }> => {
  const callers = new Worker(new URL('payers.ts', import.meta.url), { workerData: data })
  await once(callers, 'message')
  const before = process.threadCpuUsage()
  callers.postMessage('pay')
  const [report] = (await once(callers, 'message')) as [PayersReport]
  const { user, system } = process.threadCpuUsage(before)
  await callers.terminate()
  return { ...report, nodeMs: (user + system) / 1_000 }
}

/**
 * How long it takes from a provider's notice to the balances on the player's socket, with 200 payments noticed at once on one node.
 * The callers and PostgreSQL share the machine's cores with the node: what the callers take is said beside it. True when the 95th
 * percentile is good enough.
 */
export const paymentDelay = async (): Promise<boolean> => {
  const scratch = await scratchDatabase()
  const harbor = await startHarbor()
  const protocols = { payments: { harbor: harborPayments }, payouts: {}, identity: {} }
  const node = await startNode(
    { databaseUrl: scratch.url(), dataDir: 'memory://', payments: [harbor.party], logLevel: 'warn' },
    [],
    protocols,
  )
  try {
    const payers: Payer[] = []
    await inParallel(4, Array.from({ length: EARLIER + PAYMENTS }), async () => void payers.push(await newPayer(node, harbor)))
    // Payments are open for minutes: their polls, the first after seconds, do not all fall due when they are paid.
    await node.app.services.database.kysely
      .updateTable('payment')
      .set({ next_poll_at: secondsFromNow(60) })
      .execute()
    const webhook = node.address + webhookPath('payments', harbor.party.id)
    const { address } = node
    await payAll({ address, webhook, payers: payers.slice(0, EARLIER) })
    const { delays, nodeMs, threadMs } = await payAll({ address, webhook, payers: payers.slice(EARLIER) })
    const [half, most] = [quantile(delays, 0.5), quantile(delays, 0.95)]
    const each = (ms: number) => (ms / PAYMENTS).toFixed(1)
    console.log(
      `notice to balances, ${PAYMENTS} payments at once: p50 ${half.toFixed(0)} ms, p95 ${most.toFixed(0)} ms (at most ${MOST_MS}); of a core for each, the node ${each(nodeMs)} ms, its callers ${each(threadMs)} ms`,
    )
    return most <= MOST_MS
  } finally {
    await node.app.stop()
    await harbor.stop()
    await scratch.drop()
  }
}
