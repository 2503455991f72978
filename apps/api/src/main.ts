import { startApp } from './app.ts'
import { processConfig } from './config.ts'
import { StartupProblem } from './db/startupProblem.ts'
import { createLog } from './http/log.ts'

/** EX_CONFIG of sysexits.h: the settings are wrong, starting again without changing them is of no use. */
const EXIT_SETTINGS = 78
/** From the end of the drain on. */
const STOP_WITHIN_MS = 10_000

const say = (...sentences: readonly string[]): void => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
}

const main = async (): Promise<void> => {
  const config = processConfig()
  if (!config.ok) {
    say(...config.error)
    process.exitCode = EXIT_SETTINGS
    return
  }
  const log = createLog(config.value.logLevel)
  const app = await startApp(config.value, log)
  log.info(
    { address: config.value.publicOrigin, version: config.value.appVersion, database: app.services.database.engine },
    'the platform is ready',
  )

  const stop = (signal: NodeJS.Signals): void => {
    log.info({ signal }, 'stopping: finishing what runs')
    setTimeout(
      () => {
        log.error('stopping took too long and was cut short')
        process.exit(1)
      },
      config.value.drainSeconds * 1_000 + STOP_WITHIN_MS,
    ).unref()
    app.stop().then(
      () => log.info('stopped'),
      (err: unknown) => {
        log.error({ err }, 'stopping failed')
        process.exitCode = 1
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  if (error instanceof StartupProblem) say(error.message, error.remedy)
  else say(`The platform could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
