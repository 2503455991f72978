import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { StartError } from './http/listen.ts'
import { builtPage } from './http/page.ts'
import { startIpLookup } from './ipLookup/startIpLookup.ts'
import { startMail } from './mail/server/startMail.ts'
import { startMarketing } from './marketing/startMarketing.ts'
import { createDesk, untouchedSwitches } from './operator/server/desk.ts'
import { platformClient } from './operator/server/platformClient.ts'
import { startDesk } from './operator/server/startDesk.ts'
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
    const { platformOrigin, dataDir } = config
    for (const { id, protocol, origin, secret } of config.providers) {
      const own = { id, port: portOf(origin), origin, platformOrigin, secret, dataDir, page: game, log: log.child({ part: id }) }
      const stop = await providers[protocol]?.(own)
      if (stop) stops.push(stop)
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
    const desk = createDesk({ platform, own, marketing, productOrigin: platformOrigin })
    stops.push(await startDesk({ port: config.operatorPort, desk, page: deskPage, log: log.child({ part: 'operator' }) }))
  } catch (error) {
    await stopAll()
    throw error
  }
  log.info(
    {
      games: config.providers.map(({ origin }) => origin),
      inbox: `http://localhost:${config.mailPort}`,
      desk: `http://localhost:${config.operatorPort}`,
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
