import type { StartPayoutProvider } from '../payments/startOptions.ts'
import { startProvider as cashApp } from './cashApp/startProvider.ts'
import { startProvider as seamlessChex } from './seamlessChex/startProvider.ts'
import { startProvider as wise } from './wise/startProvider.ts'

/** The providers that only pay out and run here, by the protocol that each speaks. */
export const payoutServers: Readonly<Record<string, StartPayoutProvider>> = {
  wise: (options) => wise(options),
  seamlessChex: (options) => seamlessChex(options),
  cashApp: (options) => cashApp(options),
}
