import type { DeskCommand } from '../apps/sandbox/src/operator/contract.ts'
import { ports } from './ports.ts'

/** Does one thing at the operator's desk, as its page does; throws when it was not done. */
export const atTheDesk = async (command: DeskCommand): Promise<void> => {
  const response = await fetch(`http://localhost:${ports.desk}/api/command`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(command),
  })
  if (!response.ok) throw new Error(`the desk answered ${response.status}: ${await response.text()}`)
}
