import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Switchboard } from './modules/operator/switchboard.ts'
import type { Protocols } from './protocols.ts'
import type { PushService } from './push/pushService.ts'
import type { Hub } from './realtime/hub.ts'

/** What the modules share; made once in main.ts. Modules are functions over it, they keep no state of their own. */
export interface Services {
  readonly config: Config
  readonly database: Database
  /** Reaches players' live connections, on every node. */
  readonly hub: Hub
  readonly log: Logger
  /** How the payment and identity providers of the settings are spoken to. */
  readonly protocols: Protocols
  /** The way to the browsers' push services; none where nobody is asked for notifications. */
  readonly push: PushService | undefined
  /** What the operator's desk has switched. */
  readonly switchboard: Switchboard
  /** Call after a commit that may have written messages for players (outbox/relay.ts). */
  readonly wakeOutbox: () => void
  /** Call after a commit that may have written messages (mail/mailer.ts). */
  readonly wakeMailer: () => void
}
