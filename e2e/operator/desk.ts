import type { DeskCommand, DeskState } from '../../apps/sandbox/src/operator/contract.ts'
import { ports } from '../testing/ports.ts'

/** Does one thing at the operator's desk, as its page does; throws when it was not done. */
export const atTheDesk = async (command: DeskCommand): Promise<void> => {
  const response = await fetch(`http://localhost:${ports.desk}/api/command`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  if (!response.ok) throw new Error(`the desk answered ${response.status}: ${await response.text()}`)
}

/** Does one of its actions to the newest payment at a provider, such as `REFUND`. */
export const actOnNewestPayment = async (provider: string, action: string): Promise<void> => {
  const { payments } = (await (await fetch(`http://localhost:${ports.desk}/api/state`)).json()) as DeskState
  const newest = payments.find(({ id }) => id === provider)?.payments[0]
  if (newest === undefined) throw new Error(`${provider} has no payment`)
  await atTheDesk({ on: 'payment', provider, payment: newest.id, action })
}
