import { hash } from 'node:crypto'
import { genesisText, linkText } from '@lagoon/contract/wire/eventBatches/events'

const sha256 = (text: string): string => hash('sha256', text)

/** The hash of a stream without events. */
export const genesis = (session: string, epoch: number): string => sha256(genesisText(session, epoch))

/** The hash after each of the events, in order. */
export const chain = (previous: string, events: readonly string[]): readonly string[] => {
  const hashes: string[] = []
  for (const event of events) hashes.push(sha256(linkText(hashes.at(-1) ?? previous, event)))
  return hashes
}
