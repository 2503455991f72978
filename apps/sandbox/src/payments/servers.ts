import { startProvider as mzzpay } from './mzzpay/server/startProvider.ts'
import { startProvider as forumPay } from './forumPay/server/startProvider.ts'
import { startProvider as nuvei } from './nuvei/server/startProvider.ts'
import { startProvider as skrill } from './skrill/server/startProvider.ts'
import type { StartPaymentProvider } from './startOptions.ts'

/** The payment providers that run here, by the protocol that each speaks. */
export const paymentServers: Readonly<Record<string, StartPaymentProvider>> = {
  nuvei: (options) => nuvei(options),
  mzzpay,
  skrill: (options) => skrill(options),
  forumPay: (options) => forumPay(options),
}
