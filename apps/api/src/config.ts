import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { localIdentityList } from '@lagoon/contract/parties/localIdentity'
import { localPaymentList } from '@lagoon/contract/parties/localPayments'
import { localPayoutList } from '@lagoon/contract/parties/localPayouts'
import { localProviderList } from '@lagoon/contract/parties/localProviders'
import { readParties, type Party } from '@lagoon/contract/parties/parties'
import type { PushConfig } from './push/pushSettings.ts'
import { ok, refused, type Result } from '@lagoon/contract/result/result'
import { misspelt } from './config/misspelt.ts'
import { gameProtocols, identityProtocols, paymentProtocols, payoutProtocols } from './config/protocols.ts'
import { firebaseAccount, firebaseWeb, pushConfig, pushOrigins, vapidKey } from './config/push.ts'
import { owaspCost, type PasswordCost } from './config/passwordCost.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const text = (fallback: string) => v.optional(v.string(), fallback)
const port = (fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number from 1 to 65535'),
      v.toNumber(),
      v.minValue(1, 'must be a number from 1 to 65535'),
      v.maxValue(65_535, 'must be a number from 1 to 65535'),
    ),
    String(fallback),
  )
const seconds = (fallback: number, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/, `must be whole seconds, from 1 to ${most}`),
      v.toNumber(),
      v.minValue(1, `must be whole seconds, from 1 to ${most}`),
      v.maxValue(most, `must be whole seconds, from 1 to ${most}`),
    ),
    String(fallback),
  )
const hour = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^([01]?\d|2[0-3])$/, 'must be an hour of the day, from 0 to 23'), v.toNumber()), String(fallback))
const onOff = (fallback: 'on' | 'off') =>
  v.optional(
    v.pipe(
      v.picklist(['on', 'off'], 'must be "on" or "off"'),
      v.transform((value) => value === 'on'),
    ),
    fallback,
  )
const secret = v.pipe(
  v.string('is missing: set it to a secret text of at least 32 characters'),
  v.minLength(32, 'is too short: set it to a secret text of at least 32 characters'),
)
const address = (schemes: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => {
      const url = URL.parse(value)
      return url !== null && schemes.includes(url.protocol) && url.hostname !== ''
    }, `must look like ${example}`),
  )
const origin = (example: string) =>
  v.pipe(
    address(['http:', 'https:'], example),
    v.check((value) => URL.parse(value)?.origin === value.replace(/\/$/, ''), `must be an origin without a path, like ${example}`),
    v.transform((value) => new URL(value).origin),
  )
const postgresExample = 'postgres://user:password@host:5432/database'
const databaseUrl = v.pipe(
  address(['postgres:', 'postgresql:'], postgresExample),
  v.check((value) => (URL.parse(value)?.pathname.length ?? 0) > 1, `must name a database at its end, like ${postgresExample}`),
)

/** Every setting of the platform, by its name in the environment. A setting that is not here does not exist. */
const Environment = v.object({
  PORT: port(4100),
  HOST: text('127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(origin('https://play.example.com'), 'http://localhost:4100'),
  DATABASE_URL: v.optional(databaseUrl),
  DATA_DIR: v.optional(v.string()),
  REDIS_URL: v.optional(address(['redis:', 'rediss:'], 'redis://host:6379')),
  REDIS_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'may hold letters, digits and _ - only')), 'lagoon'),
  SMTP_URL: v.optional(address(['smtp:', 'smtps:'], 'smtp://host:25'), 'smtp://localhost:4225'),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^<>\r\n]*(<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must look like Lagoon <hello@example.com>')),
    'Lagoon <hello@lagoon.localhost>',
  ),
  SMS_ORIGIN: v.optional(origin('https://sms.example.com'), 'http://localhost:4210'),
  SMS_SECRET: secret,
  TOKEN_SECRET: secret,
  PROVIDERS: text(localProviderList()),
  PAYMENTS: text(localPaymentList()),
  PAYOUTS: text(localPayoutList()),
  IDENTITY: text(localIdentityList()),
  OPERATOR_SECRET: v.optional(secret),
  METRICS_SECRET: v.optional(secret),
  IP_LOOKUP_URL: v.optional(address(['http:', 'https:'], 'https://ip.example.com/country')),
  MARKETING_SDK_URL: v.optional(address(['http:', 'https:'], 'https://sdk.example.com/sdk.js')),
  VAPID_PRIVATE_KEY: v.optional(vapidKey),
  PUSH_ORIGINS: v.optional(pushOrigins),
  FIREBASE_WEB_CONFIG: v.optional(firebaseWeb),
  FIREBASE_SERVICE_ACCOUNT: v.optional(firebaseAccount),
  WEB_DIST: v.optional(v.string()),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
    'info',
  ),
  APP_VERSION: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/, 'may hold letters, digits and . _ + - only')), '0.0.0'),
  SEED: v.optional(v.picklist(['demo', 'catalog', 'off'], 'must be "demo", "catalog" or "off"')),
  ACCESS_TOKEN_SECONDS: seconds(600, 3_600),
  SESSION_SECONDS: seconds(28_800, 86_400),
  TRUST_PROXY: onOff('off'),
  RECONCILE_HOUR: hour(9),
  DRAIN_SECONDS: v.optional(v.pipe(v.string(), v.regex(/^([0-5]?\d|60)$/, 'must be whole seconds, from 0 to 60'), v.toNumber()), '5'),
})

export const settingNames: readonly string[] = Object.keys(Environment.entries)

export interface Config {
  readonly port: number
  /** Address to listen on. */
  readonly host: string
  /** Origin that players open; links in emails begin with it, and only it may open a socket. */
  readonly publicOrigin: string
  /** Absent: the embedded engine in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Directory of the embedded engine; `memory://` keeps everything in memory. */
  readonly dataDir: string
  /** Absent: one node, messages stay inside it. */
  readonly redisUrl: string | undefined
  /** Before every name in Redis, so that several installations can share one. */
  readonly redisPrefix: string
  readonly mail: { readonly smtpUrl: string; readonly from: string }
  /** Where text messages leave, and the secret shared with it. */
  readonly sms: { readonly origin: string; readonly secret: string }
  readonly tokenSecret: string
  /** The game providers. One more of a protocol that is spoken here is one more entry of `PROVIDERS`. */
  readonly providers: readonly Party[]
  /** The payment providers, by `PAYMENTS`, in the order in which the cashier offers them. */
  readonly payments: readonly Party[]
  /** The providers that pay out, by `PAYOUTS`; one that takes payments too stands in both lists. */
  readonly payouts: readonly Party[]
  /** The identity providers, by `IDENTITY`. */
  readonly identity: readonly Party[]
  /** Shared with the operator's desk. Absent: there is no desk, and nothing of the product can be switched from outside. */
  readonly operatorSecret: string | undefined
  /** What monitoring proves itself with at `/metrics`. Absent: there is no such address. */
  readonly metricsSecret: string | undefined
  /** Says which country a browser calls from; browsers ask it themselves. Absent: no country is guessed. */
  readonly ipLookupUrl: string | undefined
  /** Script of the marketing service, loaded only while the settings switch it on. */
  readonly marketingSdkUrl: string | undefined
  /** Carries push messages. Absent: nobody is asked for notifications. */
  readonly push: PushConfig | undefined
  /** Folder of the built app: `client/` is served, `server/shell.js` draws the public pages for a visitor. */
  readonly webDist: string
  readonly logLevel: string
  readonly appVersion: string
  /**
   * What is put into the database at the start: the catalog with its packages and news, and under `demo` players too, whose password is
   * public. A database of PostgreSQL gets those only if it is asked for.
   */
  readonly seed: 'demo' | 'catalog' | 'off'
  readonly accessTokenSeconds: number
  /** Life of a session from its log-in, however often it is refreshed. */
  readonly sessionSeconds: number
  /** True behind a load balancer that appends the caller's address to `x-forwarded-for`. */
  readonly trustProxy: boolean
  /** Hour of the day, UTC, from which on the books are proved: when fewest play. */
  readonly reconcileHour: number
  /** How long a node that stops still takes calls, while it says that it is not ready. Without a balancer nobody needs it. */
  readonly drainSeconds: number
  /** Cost of new password hashes. No variable of the environment lowers it; tests do. */
  readonly passwordCost: PasswordCost
}

/**
 * Reads the settings from an environment and reports everything that is wrong with it at once, one sentence each. A value is
 * never repeated in a sentence: it may be a secret.
 */
export const readConfig = (environment: NodeJS.ProcessEnv): Result<Config, readonly string[]> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(Environment, given)
  const problems = misspelt(Object.keys(given), settingNames).map(
    ({ name, meant }) => `${name} is not a setting of the platform: did you mean ${meant}?`,
  )
  if (!parsed.success) {
    const issues = new Map(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue]))
    for (const [name, issue] of issues) {
      problems.push(
        `${name} ${given[name] === undefined ? 'is missing: set it to a secret text of at least 32 characters' : issue.message}.`,
      )
    }
  }
  const providers = readParties('PROVIDERS', given['PROVIDERS'] ?? localProviderList(), gameProtocols, given)
  const payments = readParties('PAYMENTS', given['PAYMENTS'] ?? localPaymentList(), paymentProtocols, given)
  const payouts = readParties('PAYOUTS', given['PAYOUTS'] ?? localPayoutList(), payoutProtocols, given)
  const identity = readParties('IDENTITY', given['IDENTITY'] ?? localIdentityList(), identityProtocols, given)
  for (const list of [providers, payments, payouts, identity]) if (!list.ok) problems.push(...list.error)
  // It named the one provider's address before there was a list; left in force, its players would be sent to the default.
  if (given['PROVIDER_DEEPWATER_ORIGIN'] !== undefined)
    problems.push('PROVIDER_DEEPWATER_ORIGIN is not a setting any more: write the origin into PROVIDERS.')
  if ((given['FIREBASE_WEB_CONFIG'] === undefined) !== (given['FIREBASE_SERVICE_ACCOUNT'] === undefined))
    problems.push('FIREBASE_WEB_CONFIG and FIREBASE_SERVICE_ACCOUNT belong together: set both, or neither.')
  if (!parsed.success || !providers.ok || !payments.ok || !payouts.ok || !identity.ok || problems.length > 0)
    // Who stands in two lists with one secret lacks it once.
    return refused([...new Set(problems)])
  const env = parsed.output
  return ok({
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR?.startsWith('memory://') ? env.DATA_DIR : resolve(env.DATA_DIR ?? `${root}.data/api`),
    redisUrl: env.REDIS_URL,
    redisPrefix: env.REDIS_PREFIX,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    sms: { origin: env.SMS_ORIGIN, secret: env.SMS_SECRET },
    tokenSecret: env.TOKEN_SECRET,
    providers: providers.value,
    payments: payments.value,
    payouts: payouts.value,
    identity: identity.value,
    operatorSecret: env.OPERATOR_SECRET,
    metricsSecret: env.METRICS_SECRET,
    ipLookupUrl: env.IP_LOOKUP_URL,
    marketingSdkUrl: env.MARKETING_SDK_URL,
    push: pushConfig(env),
    webDist: resolve(env.WEB_DIST ?? `${root}apps/web/dist`),
    logLevel: env.LOG_LEVEL,
    appVersion: env.APP_VERSION,
    seed: env.SEED ?? (env.DATABASE_URL === undefined ? 'demo' : 'catalog'),
    accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    sessionSeconds: env.SESSION_SECONDS,
    trustProxy: env.TRUST_PROXY,
    reconcileHour: env.RECONCILE_HOUR,
    drainSeconds: env.DRAIN_SECONDS,
    passwordCost: owaspCost,
  })
}

/** The settings of this process: the one place that reads `process.env`. */
export const processConfig = (): Result<Config, readonly string[]> => readConfig(process.env)
