import type { Logger } from 'pino'
import type { builtPage, PageOptions } from '../http/page.ts'
import type { PayoutDesk } from '../payouts/desk.ts'
import type { PaymentDesk } from './desk.ts'

export type BuiltPage = Awaited<ReturnType<typeof builtPage>>

/** What every payment provider is started with. */
export interface PaymentProviderOptions {
  /** Its name at the platform, and the folder of what it keeps. */
  readonly id: string
  readonly port: number
  /** Where browsers and the platform reach it. */
  readonly origin: string
  readonly platformOrigin: string
  readonly secret: string
  /** What both sides know of each other beside the secret, by its names in the settings. */
  readonly settings: Readonly<Record<string, string>>
  readonly dataDir: string
  /** Opens the page that is built for payments, for whoever may frame it; null where none is built, as in tests of its server. */
  readonly openPage: ((options: Pick<PageOptions, 'frameAncestors' | 'directives' | 'meta'>) => Promise<BuiltPage>) | null
  readonly log: Logger
}

/** A payment provider that runs. */
export interface PaymentProvider {
  /** What the operator's desk can do there. */
  readonly desk: PaymentDesk
  /** What it can do with its payouts there, where the provider pays out too. */
  readonly payoutDesk?: PayoutDesk
  readonly stop: () => Promise<void>
}

/** A provider that only pays out. */
export type PayoutProvider = Required<Pick<PaymentProvider, 'payoutDesk'>> & Pick<PaymentProvider, 'stop'>
export type StartPayoutProvider = (options: PaymentProviderOptions) => Promise<PayoutProvider>

/** Starts a provider on its port. Rejects with a StartError when the port cannot be had. */
export type StartPaymentProvider = (options: PaymentProviderOptions) => Promise<PaymentProvider>
