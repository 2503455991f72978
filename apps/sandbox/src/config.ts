import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { localIdentityList } from '@lagoon/contract/parties/localIdentity'
import { localPaymentList } from '@lagoon/contract/parties/localPayments'
import { localPayoutList } from '@lagoon/contract/parties/localPayouts'
import { localProviderList } from '@lagoon/contract/parties/localProviders'
import { readParties, type Party } from '@lagoon/contract/parties/parties'
import * as v from 'valibot'
import { identityServers } from './identity/servers.ts'
import { paymentServers } from './payments/servers.ts'
import { payoutServers } from './payouts/servers.ts'
import { providers } from './providers.ts'

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'is a port number'),
    v.transform(Number),
    v.minValue(1, 'is at least 1'),
    v.maxValue(65_535, 'is at most 65535'),
  )

const origin = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.url('is an address such as http://localhost:4100'),
    v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'begins with http:// or https://'),
    v.transform((text) => new URL(text).origin),
  )

const workspace = fileURLToPath(new URL('../../../', import.meta.url))

const Environment = v.object({
  PLATFORM_ORIGIN: origin('http://localhost:4100'),
  PROVIDERS: v.optional(v.string(), localProviderList()),
  PAYMENTS: v.optional(v.string(), localPaymentList()),
  PAYOUTS: v.optional(v.string(), localPayoutList()),
  IDENTITY: v.optional(v.string(), localIdentityList()),
  SMS_SECRET: v.pipe(v.optional(v.string(), ''), v.minLength(16, 'is required, at least 16 characters, and the same as for the platform')),
  MAIL_PORT: port(4210),
  SMTP_PORT: port(4225),
  OPERATOR_PORT: port(4211),
  OPERATOR_SECRET: v.pipe(
    v.optional(v.string(), ''),
    v.minLength(16, 'is required, at least 16 characters, and the same as for the platform'),
  ),
  BACK_OFFICE_PORT: port(4232),
  BACK_OFFICE_REVIEWERS: v.pipe(
    v.optional(v.string(), 'Ana Reyes, Ben Okafor, Chloe Martin'),
    v.transform((names) => [...new Set(names.split(',').map((name) => name.trim().replace(/\s+/gu, ' ')))]),
    v.check((names) => names.every((name) => name.length > 0 && name.length <= 80), 'is names with commas between them'),
  ),
  IP_LOOKUP_PORT: port(4212),
  MARKETING_PORT: port(4213),
  PUSH_PORT: port(4214),
  SANDBOX_DATA_DIR: v.pipe(
    v.optional(v.string(), resolve(workspace, '.data/sandbox')),
    v.minLength(1, 'is a folder'),
    v.transform((path) => resolve(path)),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is one of fatal, error, warn, info, debug, trace, silent'),
    'info',
  ),
})

export interface Config {
  platformOrigin: string
  /** The game providers to run, by the platform's own list `PROVIDERS`; each answers on the port of its origin. */
  providers: readonly Party[]
  /** The payment providers to run, by the platform's own list `PAYMENTS`, likewise. */
  payments: readonly Party[]
  /** The providers to run that only pay out, by the platform's own list `PAYOUTS`: who takes payments too runs for those. */
  payouts: readonly Party[]
  /** The identity providers to run, by the platform's own list `IDENTITY`. */
  identity: readonly Party[]
  smsSecret: string
  mailPort: number
  smtpPort: number
  operatorPort: number
  operatorSecret: string
  backOfficePort: number
  /** Names of those who may work in the back office. */
  reviewers: readonly string[]
  ipLookupPort: number
  marketingPort: number
  pushPort: number
  dataDir: string
  logLevel: string
}

/** A setting that cannot be used; the message names it and says what it should be. */
export class ConfigError extends Error {}

/**
 * The one reader of the environment.
 * @throws {ConfigError} one sentence per wrong value; values themselves are not repeated, since one of them is a secret.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const read = v.safeParse(Environment, environment)
  if (!read.success)
    throw new ConfigError(read.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}.`).join(' '))
  const { output } = read
  const parties = readParties('PROVIDERS', output.PROVIDERS, Object.keys(providers), environment)
  const payments = readParties('PAYMENTS', output.PAYMENTS, Object.keys(paymentServers), environment)
  const payouts = readParties('PAYOUTS', output.PAYOUTS, [...Object.keys(paymentServers), ...Object.keys(payoutServers)], environment)
  const identity = readParties('IDENTITY', output.IDENTITY, Object.keys(identityServers), environment)
  if (!parties.ok) throw new ConfigError(parties.error.join(' '))
  if (!payments.ok) throw new ConfigError(payments.error.join(' '))
  if (!payouts.ok) throw new ConfigError(payouts.error.join(' '))
  if (!identity.ok) throw new ConfigError(identity.error.join(' '))
  return {
    platformOrigin: output.PLATFORM_ORIGIN,
    providers: parties.value,
    payments: payments.value,
    payouts: payouts.value.filter(({ protocol }) => protocol in payoutServers),
    identity: identity.value,
    smsSecret: output.SMS_SECRET,
    mailPort: output.MAIL_PORT,
    smtpPort: output.SMTP_PORT,
    operatorPort: output.OPERATOR_PORT,
    operatorSecret: output.OPERATOR_SECRET,
    backOfficePort: output.BACK_OFFICE_PORT,
    reviewers: output.BACK_OFFICE_REVIEWERS,
    ipLookupPort: output.IP_LOOKUP_PORT,
    marketingPort: output.MARKETING_PORT,
    pushPort: output.PUSH_PORT,
    dataDir: output.SANDBOX_DATA_DIR,
    logLevel: output.LOG_LEVEL,
  }
}
