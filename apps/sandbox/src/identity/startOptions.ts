import type { Logger } from 'pino'
import type { builtPage } from '../http/page.ts'
import type { IdentityDesk } from './desk.ts'

export type BuiltPage = Awaited<ReturnType<typeof builtPage>>

/** What an identity provider is started with. */
export interface IdentityProviderOptions {
  /** Its name at the platform, and the folder of what it keeps. */
  readonly id: string
  readonly port: number
  /** Where browsers and the platform reach it. */
  readonly origin: string
  /** Of whom frames its page, calls from its browsers, and is notified. */
  readonly platformOrigin: string
  /** Of the calls of the platform. */
  readonly secret: string
  /** Of its notices. */
  readonly webhookSecret: string
  readonly settings: Readonly<Record<string, string>>
  readonly dataDir: string
  /** The pages for people and for reviewers; null where none is built, as in tests of its server. */
  readonly pages: { readonly frame: BuiltPage; readonly reviewers: BuiltPage } | null
  readonly log: Logger
}

/** An identity provider that runs. */
export interface IdentityProvider {
  /** What the operator's desk can do there. */
  readonly desk: IdentityDesk
  readonly stop: () => Promise<void>
}

/** Starts a provider on its port. Rejects with a StartError when the port cannot be had, or a setting is missing. */
export type StartIdentityProvider = (options: IdentityProviderOptions) => Promise<IdentityProvider>
