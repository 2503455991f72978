import { identitySecrets } from '@lagoon/contract/parties/localIdentity'
import { paymentSecrets } from '@lagoon/contract/parties/localPayments'
import { payoutSecrets } from '@lagoon/contract/parties/localPayouts'
import { providerSecrets } from '@lagoon/contract/parties/localProviders'
import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import type { Database } from '../../src/db/database.ts'
import { lockedSwitchboard } from '../../src/modules/operator/switchboard.ts'
import { ownProtocols } from '../../src/protocols.ts'
import type { Services } from '../../src/services.ts'

export const PROVIDER_SECRET = 'a-secret-of-the-provider-for-tests-only'

/** What the money side shares, over a database of the test. Nobody listens for messages; `hub` is what the test asks for. */
export const testServices = (database: Database, hub: Services['hub']): Services => {
  const config = readConfig({
    TOKEN_SECRET: 'a-secret-for-tokens-of-the-tests-only',
    ...providerSecrets(() => PROVIDER_SECRET),
    ...paymentSecrets(() => PROVIDER_SECRET),
    ...payoutSecrets(() => PROVIDER_SECRET),
    ...identitySecrets(() => PROVIDER_SECRET),
    SMS_SECRET: 'a-secret-for-text-messages-of-the-tests',
  })
  if (!config.ok) throw new Error(config.error.join(' '))
  const wakes = { wakeOutbox: () => {}, wakeMailer: () => {} }
  return {
    config: config.value,
    database,
    hub,
    log: pino({ level: 'silent' }),
    protocols: ownProtocols,
    push: undefined,
    switchboard: lockedSwitchboard,
    ...wakes,
  }
}
