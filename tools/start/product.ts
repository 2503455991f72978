import { join, resolve } from 'node:path'
import pWaitFor from 'p-wait-for'
import { identitySecrets, localIdentity, localIdentityList } from '../../packages/contract/src/parties/localIdentity.ts'
import { portVariable } from '../../packages/contract/src/parties/localParties.ts'
import {
  localPaymentList,
  localPayments,
  paymentSecrets,
  paymentSecretVariable,
} from '../../packages/contract/src/parties/localPayments.ts'
import { localPayoutList, localPayouts, payoutSecrets, payoutSecretVariable } from '../../packages/contract/src/parties/localPayouts.ts'
import { localProviderList, localProviders, providerSecrets, secretVariable } from '../../packages/contract/src/parties/localProviders.ts'
import { browserPushOrigins } from '../../packages/contract/src/push/pushOrigins.ts'
import { localSecrets } from './localSecrets.ts'
import type { Part } from './runTogether.ts'

const root = join(import.meta.dirname, '../..')

export interface ProductPorts {
  readonly web: number
  /** The game providers of the sandbox, by their ids. */
  readonly providers: Readonly<Record<string, number>>
  /** Its payment providers, likewise. */
  readonly payments: Readonly<Record<string, number>>
  /** Its providers that only pay out, likewise. */
  readonly payouts: Readonly<Record<string, number>>
  /** Its identity providers, likewise. */
  readonly identity: Readonly<Record<string, number>>
  readonly mail: number
  readonly smtp: number
  /** The operator's desk. */
  readonly desk: number
  /** The reviewers' back office. */
  readonly backOffice: number
  readonly ipLookup: number
  readonly marketing: number
  /** The push service of browsers that are none. */
  readonly push: number
}
export type App = 'api' | 'sandbox'

const port = (name: string, standard: number) => Number(process.env[name] ?? standard)

/** The ports of this machine's product: the usual ones, unless the environment names others. */
export const productPorts = (): ProductPorts => ({
  web: port('PORT', 4100),
  providers: Object.fromEntries(localProviders.map(({ id, port: usual }) => [id, port(portVariable(id), usual)])),
  payments: Object.fromEntries(localPayments.map(({ id, port: usual }) => [id, port(portVariable(id), usual)])),
  payouts: Object.fromEntries(localPayouts.map(({ id, port: usual }) => [id, port(portVariable(id), usual)])),
  identity: Object.fromEntries(localIdentity.map(({ id, port: usual }) => [id, port(portVariable(id), usual)])),
  mail: port('MAIL_PORT', 4210),
  smtp: port('SMTP_PORT', 4225),
  desk: port('OPERATOR_PORT', 4211),
  backOffice: port('BACK_OFFICE_PORT', 4232),
  ipLookup: port('IP_LOOKUP_PORT', 4212),
  marketing: port('MARKETING_PORT', 4213),
  push: port('PUSH_PORT', 4214),
})

const sandboxPorts = (ports: ProductPorts): Record<string, string> => ({
  MAIL_PORT: String(ports.mail),
  SMTP_PORT: String(ports.smtp),
  OPERATOR_PORT: String(ports.desk),
  BACK_OFFICE_PORT: String(ports.backOffice),
  IP_LOOKUP_PORT: String(ports.ipLookup),
  MARKETING_PORT: String(ports.marketing),
  PUSH_PORT: String(ports.push),
})

/** The environment in which `npm start` takes these ports. */
export const portSettings = (ports: ProductPorts): Record<string, string> => ({
  PORT: String(ports.web),
  ...Object.fromEntries(
    Object.entries({ ...ports.providers, ...ports.payments, ...ports.payouts, ...ports.identity }).map(([id, number]) => [
      portVariable(id),
      String(number),
    ]),
  ),
  ...sandboxPorts(ports),
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
  const providers = localProviderList(ports.providers)
  const payments = localPaymentList(ports.payments)
  const payouts = localPayoutList({ ...ports.payments, ...ports.payouts })
  const identity = localIdentityList(ports.identity)
  return {
    api: {
      PORT: String(ports.web),
      PUBLIC_ORIGIN: origin,
      PROVIDERS: providers,
      PAYMENTS: payments,
      PAYOUTS: payouts,
      IDENTITY: identity,
      SMTP_URL: `smtp://localhost:${ports.smtp}`,
      SMS_ORIGIN: `http://localhost:${ports.mail}`,
      IP_LOOKUP_URL: `http://localhost:${ports.ipLookup}/country`,
      MARKETING_SDK_URL: `http://localhost:${ports.marketing}/sdk.js`,
      PUSH_ORIGINS: [...browserPushOrigins, `http://localhost:${ports.push}`].join(' '),
      DATA_DIR: join(dataDir, 'api'),
      DRAIN_SECONDS: '0',
      ...secrets,
    },
    sandbox: {
      ...sandboxPorts(ports),
      PROVIDERS: providers,
      PAYMENTS: payments,
      PAYOUTS: payouts,
      IDENTITY: identity,
      PLATFORM_ORIGIN: origin,
      SANDBOX_DATA_DIR: join(dataDir, 'sandbox'),
      ...providerSecrets((id) => secrets[secretVariable(id)] ?? ''),
      ...paymentSecrets((id) => secrets[paymentSecretVariable(id)] ?? ''),
      ...payoutSecrets((id) => secrets[payoutSecretVariable(id)] ?? ''),
      ...identitySecrets((variable) => secrets[variable] ?? ''),
      SMS_SECRET: secrets.SMS_SECRET,
      OPERATOR_SECRET: secrets.OPERATOR_SECRET,
    },
  }
}

const names: Readonly<Record<App, string>> = { api: 'platform', sandbox: 'sandbox' }

/** One process of the product, on this Node. Watched, it starts again with every change. */
export const productPart = (app: App, settings: Record<string, string>, { isWatched = false } = {}): Part => ({
  name: names[app],
  command: `"${process.execPath}" ${isWatched ? '--watch --watch-preserve-output ' : ''}src/main.ts`,
  cwd: join(root, 'apps', app),
  env: { ...settings, ...process.env },
})

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

const READY_WITHIN_MS = 180_000

/**
 * True once the platform, everything around it and `more` addresses answer 2xx; false when that has not come within
 * three minutes, or when `signal` says that it never will.
 */
export const productIsReady = (ports: ProductPorts, signal?: AbortSignal, more: readonly string[] = []): Promise<boolean> => {
  const { web, providers, payments, payouts, identity, mail, desk, backOffice, ipLookup, marketing, push } = ports
  const around = [
    ...Object.values(providers),
    ...Object.values(payments),
    ...Object.values(payouts),
    ...Object.values(identity),
    mail,
    desk,
    backOffice,
    ipLookup,
    marketing,
    push,
  ].map((port) => `http://localhost:${port}/health`)
  const addresses = [`http://localhost:${web}/health/ready`, ...around, ...more]
  const allAnswer = async () => (await Promise.all(addresses.map(answers))).every(Boolean)
  return pWaitFor(allAnswer, { interval: 200, timeout: READY_WITHIN_MS, ...(signal && { signal }) }).then(
    () => true,
    () => false,
  )
}
