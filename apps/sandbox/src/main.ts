import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { startBackOffice } from './backOffice/server/startBackOffice.ts'
import { ConfigError, readConfig } from './config.ts'
import { StartError } from './http/listen.ts'
import { builtPage, type PageOptions } from './http/page.ts'
import { signedCalls } from './http/signedCall.ts'
import type { IdentityDesk } from './identity/desk.ts'
import { identityServers } from './identity/servers.ts'
import { startIpLookup } from './ipLookup/startIpLookup.ts'
import { startMail } from './mail/server/startMail.ts'
import { startMarketing } from './marketing/startMarketing.ts'
import { createDesk, untouchedSwitches } from './operator/server/desk.ts'
import { platformClient } from './operator/server/platformClient.ts'
import { startDesk } from './operator/server/startDesk.ts'
import type { PaymentDesk } from './payments/desk.ts'
import { paymentServers } from './payments/servers.ts'
import type { PayoutDesk } from './payouts/desk.ts'
import { payoutServers } from './payouts/servers.ts'
import { providers } from './providers.ts'
import { startPushService } from './push/startPushService.ts'

const dist = (page: string) => fileURLToPath(new URL(`../dist/${page}`, import.meta.url))

/** The port that an origin names, or that its scheme stands for. */
const portOf = (origin: string): number => {
  const { port, protocol } = new URL(origin)
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const log = pino({ name: 'sandbox', level: config.logLevel })
  const stops: (() => Promise<void>)[] = []
  const stopAll = () => Promise.all(stops.map((stop) => stop()))
  try {
    const game = await builtPage({
      dist: dist('games'),
      frameAncestors: [config.platformOrigin],
      meta: { 'platform-origin': config.platformOrigin },
    })
    // A message stands in a frame of its own without scripts; its pictures may come from where it says.
    const inbox = await builtPage({ dist: dist('inbox'), frameAncestors: [], directives: ["frame-src 'self'"] })
    const deskPage = await builtPage({ dist: dist('operator'), frameAncestors: [] })
    const officePage = await builtPage({ dist: dist('backOffice'), frameAncestors: [] })
    const { platformOrigin, dataDir } = config
    const paymentDesks: PaymentDesk[] = []
    const payoutDesks: PayoutDesk[] = []
    const identityDesks: IdentityDesk[] = []
    for (const { id, protocol, origin, secret } of config.providers) {
      const own = { id, port: portOf(origin), origin, platformOrigin, secret, dataDir, page: game, log: log.child({ part: id }) }
      const stop = await providers[protocol]?.(own)
      if (stop) stops.push(stop)
    }
    for (const { id, protocol, origin, secret, settings = {} } of [...config.payments, ...config.payouts]) {
      const openPage = (page: Pick<PageOptions, 'frameAncestors' | 'directives' | 'meta'>) =>
        builtPage({ dist: dist('payments'), ...page, meta: { protocol, 'platform-origin': platformOrigin, ...page.meta } })
      const own = { id, port: portOf(origin), origin, platformOrigin, secret, settings, dataDir, openPage, log: log.child({ part: id }) }
      const provider = await (paymentServers[protocol] ?? payoutServers[protocol])?.(own)
      if (provider) {
        stops.push(provider.stop)
        if ('desk' in provider) paymentDesks.push(provider.desk)
        if (provider.payoutDesk) payoutDesks.push(provider.payoutDesk)
      }
    }
    for (const { id, protocol, origin, secret, webhookSecret = '', settings = {} } of config.identity) {
      const pages = {
        frame: await builtPage({
          dist: dist('identity'),
          frameAncestors: [platformOrigin],
          permissions: ['camera=(self)'],
          meta: { page: 'frame', 'platform-origin': platformOrigin },
        }),
        reviewers: await builtPage({ dist: dist('identity'), frameAncestors: [], meta: { page: 'reviewers' } }),
      }
      const own = { id, port: portOf(origin), origin, platformOrigin, secret, webhookSecret, settings, dataDir, pages }
      const provider = await identityServers[protocol]?.({ ...own, log: log.child({ part: id }) })
      if (provider) {
        stops.push(provider.stop)
        identityDesks.push(provider.desk)
      }
    }
    stops.push(
      await startMail({
        smtpPort: config.smtpPort,
        mailPort: config.mailPort,
        smsSecret: config.smsSecret,
        dataDir,
        page: inbox,
        log: log.child({ part: 'mail' }),
      }),
    )
    const own = untouchedSwitches()
    stops.push(await startIpLookup({ port: config.ipLookupPort, platformOrigin, settings: () => own.lookup }))
    const marketing = await startMarketing({ port: config.marketingPort, platformOrigin, mode: () => own.marketing })
    stops.push(marketing.stop)
    stops.push(await startPushService({ port: config.pushPort }))
    const platform = platformClient(platformOrigin, config.operatorSecret)
    const desk = createDesk({
      platform,
      own,
      marketing,
      payments: paymentDesks,
      payouts: payoutDesks,
      identity: identityDesks,
      productOrigin: platformOrigin,
      backOffice: `http://localhost:${config.backOfficePort}`,
    })
    stops.push(await startDesk({ port: config.operatorPort, desk, page: deskPage, log: log.child({ part: 'operator' }) }))
    stops.push(
      await startBackOffice({
        port: config.backOfficePort,
        settings: {
          reviewers: config.reviewers,
          productOrigin: platformOrigin,
          identityQueues: identityDesks.map((one) => one.state()).map(({ name, reviewers }) => ({ name, address: reviewers })),
        },
        call: signedCalls(platformOrigin, config.operatorSecret),
        page: officePage,
        log: log.child({ part: 'backOffice' }),
      }),
    )
  } catch (error) {
    await stopAll()
    throw error
  }
  log.info(
    {
      games: config.providers.map(({ origin }) => origin),
      payments: config.payments.map(({ origin }) => origin),
      payouts: config.payouts.map(({ origin }) => origin),
      identity: config.identity.map(({ origin }) => origin),
      inbox: `http://localhost:${config.mailPort}`,
      desk: `http://localhost:${config.operatorPort}`,
      backOffice: `http://localhost:${config.backOfficePort}`,
      smtp: config.smtpPort,
    },
    'sandbox is ready',
  )
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void stopAll().then(() => process.exit(0))
    })
}

start().catch((error: unknown) => {
  const message = error instanceof StartError || error instanceof ConfigError ? error.message : `The sandbox cannot start: ${String(error)}`
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
