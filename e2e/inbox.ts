import { expect } from '@playwright/test'
import { ports } from './ports.ts'

interface Letter {
  readonly subject: string
  readonly text: string
}

/** The newest letter or text message to an address or number that holds `words`, once it has arrived in the inbox. */
export const newestLetter = async (to: string, words = ''): Promise<Letter> => {
  let letters: readonly Letter[] = []
  await expect(async () => {
    const answer = await fetch(`http://localhost:${ports.mail}/api/messages?to=${encodeURIComponent(to)}`)
    letters = ((await answer.json()) as { messages: Letter[] }).messages.filter(({ text }) => text.includes(words))
    expect(letters.length).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })
  return letters[0] as Letter
}
