import { expect } from '@playwright/test'
import { ports } from './ports.ts'

interface Message {
  readonly subject: string
  readonly text: string
  /** RFC 3339. */
  readonly receivedAt: string
}

/**
 * The newest email or text message to an address or number that holds `words`, once it has arrived in the inbox. Whoever was written to
 * before says from when on it counts, as Unix milliseconds.
 */
export const newestMessage = async (to: string, words = '', since = 0): Promise<Message> => {
  let messages: readonly Message[] = []
  await expect(async () => {
    const answer = await fetch(`http://localhost:${ports.mail}/api/messages?to=${encodeURIComponent(to)}`)
    messages = ((await answer.json()) as { messages: Message[] }).messages.filter(
      ({ text, receivedAt }) => text.includes(words) && Date.parse(receivedAt) >= since,
    )
    expect(messages.length).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  return messages[0] as Message
}
