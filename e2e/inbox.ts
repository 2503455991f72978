import { expect } from '@playwright/test'
import { ports } from './ports.ts'

interface Message {
  readonly subject: string
  readonly text: string
}

/** The newest email or text message to an address or number that holds `words`, once it has arrived in the inbox. */
export const newestMessage = async (to: string, words = ''): Promise<Message> => {
  let messages: readonly Message[] = []
  await expect(async () => {
    const answer = await fetch(`http://localhost:${ports.mail}/api/messages?to=${encodeURIComponent(to)}`)
    messages = ((await answer.json()) as { messages: Message[] }).messages.filter(({ text }) => text.includes(words))
    expect(messages.length).toBeGreaterThan(0)
  }).toPass({ timeout: 60_000 })
  return messages[0] as Message
}
