import type { payoutProtocols } from '../config/protocols.ts'
import { forumPay } from './forumPay/forumPay.ts'
import { nuvei } from './nuvei/nuvei.ts'
import type { PayoutProtocol } from './protocol.ts'
import { cashApp } from './cashApp/cashApp.ts'
import { seamlessChex } from './seamlessChex/seamlessChex.ts'
import { skrill } from './skrill/skrill.ts'
import { wise } from './wise/wise.ts'

/** One folder for each protocol. */
export const payoutFolders: Readonly<Record<(typeof payoutProtocols)[number], PayoutProtocol>> = {
  nuvei,
  skrill,
  forumPay,
  wise,
  seamlessChex,
  cashApp,
}
