import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openDatabase, unhurriedly } from './db/database.ts'
import { StartupProblem } from './db/startupProblem.ts'
import { readPersistedDocuments, registerDocuments } from './graphql/documents.ts'
import { assembleSchema, readContract } from './graphql/schema.ts'
import { answerVisitors } from './http/answerVisitor.ts'
import { openHangUp } from './http/hangUp.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoutes } from './http/metrics.ts'
import { createHttpServer } from './http/server.ts'
import { openSite } from './http/site/site.ts'
import { startIdentityPolling } from './identity/polling/worker.ts'
import { startJobs } from './jobs.ts'
import { startInbox } from './kernel/inbox/inbox.ts'
import type { Worker } from './kernel/worker.ts'
import type { Transports } from './mail/deliver.ts'
import { startMailer } from './mail/mailer.ts'
import { smtpSender } from './mail/smtp.ts'
import { textSender } from './mail/textGateway.ts'
import { resolvers as account } from './modules/account/resolvers.ts'
import { resolvers as content } from './modules/content/resolvers.ts'
import { winCardRoutes } from './modules/lobby/winCard/winCard.ts'
import { knownOfPages } from './modules/knownOfPages.ts'
import { resolvers as kyc } from './modules/kyc/resolvers.ts'
import { resolvers as lobby } from './modules/lobby/resolvers.ts'
import { providerRoutes } from './providers/providers.ts'
import { operatorGate, releaseOf } from './modules/operator/intervene.ts'
import { routes as operatorRoutes } from './modules/operator/routes.ts'
import { lockedSwitchboard, openSwitchboard } from './modules/operator/switchboard.ts'
import { resolvers as shell } from './modules/shell/resolvers.ts'
import { resolvers as social } from './modules/social/resolvers.ts'
import { resolvers as support } from './modules/support/resolvers.ts'
import { receiptRoutes } from './modules/wallet/payments/receipt/routes.ts'
import { throttleKey } from './modules/throttleKey.ts'
import { resolvers as wallet } from './modules/wallet/resolvers.ts'
import { resolvers as withdrawal } from './modules/withdrawal/resolvers.ts'
import { startTellingWins } from './modules/lobby/tellWins.ts'
import { startRelay } from './outbox/relay.ts'
import { ownProtocols, type Protocols } from './protocols.ts'
import { openPushService } from './push/pushSettings.ts'
import { startPushSender } from './push/sender.ts'
import { openRealtimeEndpoint } from './realtime/endpoint.ts'
import { localBus, openHub } from './realtime/hub.ts'
import { redisBus } from './realtime/redisBus.ts'
import { startPolling } from './payments/polling/worker.ts'
import { startPayouts } from './payouts/polling/worker.ts'
import { sweepMetrics } from './retention/metrics.ts'
import { seed } from './seed/seed.ts'
import type { Services } from './services.ts'
import { webhookSenders } from './webhooks.ts'

/** How long running requests may take to finish once the node stops. */
const FINISH_WITHIN_MS = 7_000
const HANG_UP_EVERY_MS = 50

/** Every capability's resolvers. */
export const modules = [shell, account, content, social, support, lobby, wallet, withdrawal, kyc]

/** What stands in for what is outside, in tests. */
export interface Outside {
  /** In place of the mail server and the text gateway. */
  readonly transports?: Transports
  readonly protocols?: Protocols
}

export interface App {
  readonly server: Server
  readonly services: Services
  /**
   * Is not ready any more, and takes calls for as long as a balancer needs to see that; then finishes what runs, closes sockets and
   * at last the database. Once, however often it is called.
   */
  readonly stop: () => Promise<void>
}

const listen = async (server: Server, { host, port }: Config): Promise<void> => {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new StartupProblem(
        `Port ${port} on ${host} is already in use.`,
        'Stop the program that uses it, or choose another port with PORT.',
        {
          cause: error,
        },
      )
    throw new StartupProblem(`The platform cannot listen on ${host}:${port} (${String(code)}).`, 'Correct HOST and PORT.', {
      cause: error,
    })
  }
}

const closeServer = async (server: Server): Promise<void> => {
  const closed = once(server, 'close')
  server.close()
  // A connection falls idle with its answer and would stay open for the next call, long after the last one.
  const hangUp = setInterval(() => server.closeIdleConnections(), HANG_UP_EVERY_MS)
  await Promise.race([closed, wait(FINISH_WITHIN_MS, undefined, { ref: false })])
  clearInterval(hangUp)
  server.closeAllConnections()
}

/**
 * Starts a node: opens what it needs, brings the database up to date, and only then listens. Throws a StartupProblem when
 * something outside is in the way, after closing what was already open.
 */
export const startApp = async (config: Config, log: Logger, { transports, protocols = ownProtocols }: Outside = {}): Promise<App> => {
  const closers: (() => unknown)[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log })
    closers.push(() => database.close())
    if (config.seed !== 'off') await seed(unhurriedly(database), log, config.seed)
    const hub = await openHub(config.redisUrl ? redisBus(config.redisUrl, config.redisPrefix, log) : localBus)
    closers.push(() => hub.close())
    const relay = startRelay(database.kysely, hub.publish, log)
    closers.push(() => relay.stop())
    const switchboard = config.operatorSecret === undefined ? lockedSwitchboard : openSwitchboard(database.kysely, log)
    let mailer: Worker | undefined
    const wakeMailer = () => mailer?.wake()
    const push = openPushService(config.push)
    const services: Services = { config, database, hub, log, protocols, push, switchboard, wakeOutbox: relay.wake, wakeMailer }

    const schema = assembleSchema(readContract(), modules)
    const documents = registerDocuments(schema, readPersistedDocuments())
    const graphql = { schema, documents, services, throttleKey }
    const site = await openSite(config.webDist, {
      origin: config.publicOrigin,
      answerVisitor: answerVisitors(graphql),
      release: () => releaseOf(services),
      knownOf: knownOfPages(services),
      log,
    })
    const inbox = startInbox(services, webhookSenders(services))
    closers.push(inbox.stop)
    let isStopping = false
    const routes = [
      ...healthRoutes(services, () => isStopping),
      ...metricsRoutes(config.metricsSecret, () => sweepMetrics(database.kysely)),
      ...providerRoutes(services),
      ...inbox.routes,
      ...receiptRoutes(services),
      ...winCardRoutes(services),
      ...operatorRoutes(services),
    ]
    const server = createHttpServer({ gate: operatorGate(services), graphql, routes, site })

    const mail = smtpSender(config)
    closers.push(mail.close)
    mailer = startMailer(services, transports ?? { email: mail.send, text: textSender(config) })
    closers.push(mailer.stop, startJobs(services), startPolling(services), startIdentityPolling(services), startPayouts(services))
    if (push) closers.push(startPushSender(services, push).stop)
    closers.push(startTellingWins(services))
    await listen(server, config)
    const realtime = openRealtimeEndpoint(server, services)
    const hangUp = openHangUp(server)

    let stopped: Promise<void> | undefined
    const stop = async (): Promise<void> => {
      isStopping = true
      hangUp()
      realtime.takeNoMore()
      await wait(config.drainSeconds * 1_000)
      realtime.close()
      await closeServer(server)
      await close()
    }
    return { server, services, stop: () => (stopped ??= stop()) }
  } catch (error) {
    await close()
    throw error
  }
}
