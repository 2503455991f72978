import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { minor } from '@lagoon/contract/money/money'
import type { Price } from '@lagoon/contract/money/price'
import type { Party } from '@lagoon/contract/parties/parties'
import type { PaymentOrder } from '../../apps/api/src/payments/protocol.ts'
import type { PaymentProvider, PaymentProviderOptions } from '../../apps/sandbox/src/payments/startOptions.ts'

/** A page of a provider asks its server as browsers do. */
export const fromPage = (origin: string, path: string, body: object): Promise<Response> =>
  fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })

export const dollars = (units: bigint): Price => ({ currency: 'USD', minor: minor(units) })

export const orderOf = (change: Partial<PaymentOrder> = {}): PaymentOrder => ({
  paymentId: randomUUID(),
  title: 'Jar of tokens',
  price: dollars(1999n),
  player: {
    reference: 'player-1',
    email: 'noah@lagoon.localhost',
    firstName: 'Noah',
    lastName: 'Finch',
    country: 'US',
    ipAddress: '127.0.0.1',
  },
  returnUrl: 'http://localhost:4100/thank-you?paymentId=1',
  noticeUrl: 'http://localhost:4100/webhooks/payments/skrill',
  choice: null,
  ...change,
})

/** A provider of the sandbox on a port of its own, and how the platform knows it. */
export const sandboxProvider = async (
  start: (options: PaymentProviderOptions) => Promise<PaymentProvider>,
  known: Omit<Party, 'origin' | 'secret'>,
  port: number,
) => {
  const dataDir = await mkdtemp(join(tmpdir(), `lagoon-${known.id}-`))
  const party: Party = { ...known, origin: `http://localhost:${port}`, secret: 'shared with the provider, and long enough' }
  const { id, origin, secret, settings = {} } = party
  const options = { id, port, origin, platformOrigin: 'http://localhost:4100', secret, settings, dataDir, openPage: null }
  const open = () => start({ ...options, log: pino({ level: 'silent' }) })
  let running = await open()
  return {
    party,
    desk: () => running.desk,
    restart: async () => {
      await running.stop()
      running = await open()
    },
    stop: async () => {
      await running.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
