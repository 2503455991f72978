import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Party } from '@lagoon/contract/parties/parties'
import type { PartyPlayer } from '../../apps/api/src/kernel/partyPlayer.ts'
import type { PayoutOrder } from '../../apps/api/src/payouts/protocol.ts'
import type { PaymentProviderOptions } from '../../apps/sandbox/src/payments/startOptions.ts'
import type { PayoutDesk } from '../../apps/sandbox/src/payouts/desk.ts'
import { usualPayoutWish, type PayoutWish } from '../../apps/sandbox/src/payouts/outcomes.ts'
import { dollars } from '../payments/adapters.ts'
import { faultLine } from '../providers/faults.ts'

export const player: PartyPlayer = {
  reference: 'player-1',
  email: 'noah@lagoon.localhost',
  firstName: 'Noah',
  lastName: 'Finch',
  country: 'US',
  ipAddress: '127.0.0.1',
}

/** A withdrawal of $19.99 that is to be paid out; each is another. */
export const payoutOrder = (change: Partial<PayoutOrder> & Pick<PayoutOrder, 'destination'>): PayoutOrder => ({
  attemptId: randomUUID(),
  withdrawalId: randomUUID(),
  price: dollars(1999n),
  player,
  noticeUrl: 'http://localhost:4100/webhooks/payouts/nobody',
  ...change,
})

/** Starts a provider of the sandbox; `openPage` is null. */
export type StartForTest = (
  options: PaymentProviderOptions,
) => Promise<{ readonly payoutDesk?: PayoutDesk; readonly stop: () => Promise<void> }>

/** A provider of the sandbox that pays out, on a port of its own, and a line to it on which calls can go wrong. */
export const payoutProvider = async (start: StartForTest, known: Omit<Party, 'origin' | 'secret'>, port: number) => {
  const dataDir = await mkdtemp(join(tmpdir(), `lagoon-payouts-${known.id}-`))
  const direct: Party = { ...known, origin: `http://localhost:${port}`, secret: 'shared with the provider, and long enough' }
  const { id, origin, secret, settings = {} } = direct
  const options = { id, port, origin, platformOrigin: 'http://localhost:4100', secret, settings, dataDir, openPage: null }
  const open = () => start({ ...options, log: pino({ level: 'silent' }) })
  let running = await open()
  const line = await faultLine(0, () => origin)
  const desk = (): PayoutDesk => {
    if (!running.payoutDesk) throw new Error(`${id} does not pay out`)
    return running.payoutDesk
  }
  return {
    /** Where it keeps what it has. */
    dataDir,
    /** As the platform knows it: calls pass the line. */
    party: { ...direct, origin: line.origin } satisfies Party,
    line,
    desk,
    /** What happens to the next payout; what is not said is as usual. Throws where the provider cannot do that. */
    next: (wish: Partial<PayoutWish>) => {
      if (!desk().setNext({ ...usualPayoutWish(desk().state().choices), ...wish }))
        throw new Error(`${id} cannot do ${JSON.stringify(wish)}`)
    },
    /** The payouts that it made, the newest first. */
    made: () => desk().state().payouts,
    restart: async () => {
      await running.stop()
      running = await open()
    },
    stop: async () => {
      await line.calm()
      await line.close()
      await running.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
export type PayoutProvider = Awaited<ReturnType<typeof payoutProvider>>
