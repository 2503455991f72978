import { spawn, type ChildProcess } from 'node:child_process'
import { join, resolve } from 'node:path'
import { localSecrets } from './localSecrets.ts'
import { untilReady } from './untilReady.ts'

const root = join(import.meta.dirname, '../..')

export interface ProductPorts {
  readonly web: number
  readonly provider: number
  readonly mail: number
  readonly smtp: number
  /** The operator's desk. */
  readonly desk: number
  readonly ipLookup: number
  readonly marketing: number
}
export type App = 'api' | 'sandbox'

const port = (name: string, standard: number) => Number(process.env[name] ?? standard)

/** The ports of this machine's product: the usual ones, unless the environment names others. */
export const productPorts = (): ProductPorts => ({
  web: port('PORT', 4100),
  provider: port('DEEPWATER_PORT', 4201),
  mail: port('MAIL_PORT', 4210),
  smtp: port('SMTP_PORT', 4225),
  desk: port('OPERATOR_PORT', 4211),
  ipLookup: port('IP_LOOKUP_PORT', 4212),
  marketing: port('MARKETING_PORT', 4213),
})

/** Where what was played is kept. */
export const productData = (): string => resolve(process.env.DATA_DIR ?? join(root, '.data/api'), '..')

/**
 * The settings of each process for one machine; what stands in this process' environment wins over them. `origin` is what
 * players open, where that is not the platform itself.
 */
export const productSettings = (
  ports: ProductPorts,
  dataDir: string,
  origin = `http://localhost:${ports.web}`,
): Record<App, Record<string, string>> => {
  const secrets = localSecrets(dataDir)
  return {
    api: {
      PORT: String(ports.web),
      PUBLIC_ORIGIN: origin,
      PROVIDER_DEEPWATER_ORIGIN: `http://localhost:${ports.provider}`,
      SMTP_URL: `smtp://localhost:${ports.smtp}`,
      SMS_ORIGIN: `http://localhost:${ports.mail}`,
      IP_LOOKUP_URL: `http://localhost:${ports.ipLookup}/country`,
      MARKETING_SDK_URL: `http://localhost:${ports.marketing}/sdk.js`,
      DATA_DIR: join(dataDir, 'api'),
      ...secrets,
    },
    sandbox: {
      DEEPWATER_PORT: String(ports.provider),
      MAIL_PORT: String(ports.mail),
      SMTP_PORT: String(ports.smtp),
      OPERATOR_PORT: String(ports.desk),
      IP_LOOKUP_PORT: String(ports.ipLookup),
      MARKETING_PORT: String(ports.marketing),
      PLATFORM_ORIGIN: origin,
      SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
      PROVIDER_DEEPWATER_SECRET: secrets.PROVIDER_DEEPWATER_SECRET,
      SMS_SECRET: secrets.SMS_SECRET,
      OPERATOR_SECRET: secrets.OPERATOR_SECRET,
    },
  }
}

/** Starts one process of the product on this Node; its lines go to this process' own output. Watched, it starts again with every change. */
export const launch = (app: App, settings: Record<string, string>, { isWatched = false } = {}): ChildProcess =>
  spawn(process.execPath, [...(isWatched ? ['--watch', '--watch-preserve-output'] : []), 'src/main.ts'], {
    cwd: join(root, 'apps', app),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...settings, ...process.env },
  })

const around = ({ provider, mail, desk, ipLookup, marketing }: ProductPorts) => [provider, mail, desk, ipLookup, marketing]

/** True once the platform and everything around it answer. */
export const productIsReady = (ports: ProductPorts, timeoutMs: number, gaveUp: () => boolean = () => false): Promise<boolean> =>
  untilReady(
    [`http://localhost:${ports.web}/health/ready`, ...around(ports).map((port) => `http://localhost:${port}/health`)],
    timeoutMs,
    gaveUp,
  )
