import { localIdentity } from '../../packages/contract/src/parties/localIdentity.ts'
import { localPayments } from '../../packages/contract/src/parties/localPayments.ts'
import { localPayouts } from '../../packages/contract/src/parties/localPayouts.ts'
import { localProviders } from '../../packages/contract/src/parties/localProviders.ts'
import type { ProductPorts } from '../../tools/start/product.ts'

/**
 * Tests run side by side, each lane on a product of its own: what one test does to the whole product, no other one meets. Three for two
 * processors: a walk waits for a third of its time, for a provider or a hand of the house (230 walks: 659 s with two, 564 s with three).
 */
export const LANES = 3

/** Away from the ports of a product that somebody plays with beside it; E2E_PORT moves them where those are taken. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4300)

/** Ports of the product of a lane, from 0 on. */
export const portsOf = (lane: number): ProductPorts => {
  const first = FIRST_PORT + 40 * lane
  return {
    web: first,
    providers: Object.fromEntries(localProviders.map(({ id }, index) => [id, first + 1 + index])),
    payments: Object.fromEntries(localPayments.map(({ id }, index) => [id, first + 15 + index])),
    payouts: Object.fromEntries(localPayouts.map(({ id }, index) => [id, first + 26 + index])),
    identity: Object.fromEntries(localIdentity.map(({ id }, index) => [id, first + 36 + index])),
    mail: first + 10,
    desk: first + 11,
    backOffice: first + 37,
    ipLookup: first + 12,
    marketing: first + 13,
    push: first + 14,
    smtp: first + 25,
  }
}

/** The lane of this process: Playwright numbers its workers so that two that run at a time never have the same. */
export const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

/** Ports of the product under test. */
export const ports = portsOf(lane)

/** Where the app under test is. */
export const origin = `http://localhost:${ports.web}`
