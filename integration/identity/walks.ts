import { expect, vi } from 'vitest'
import { orderOf, type OpenProvider } from './provider.ts'

export const eventually = <Value>(check: () => Value | Promise<Value>) => vi.waitFor(check, { timeout: 10_000, interval: 10 })

const wordOf = (said: ReturnType<OpenProvider['said']>[number]): string => {
  if (typeof said === 'string') return said
  if ('reading' in said) return said.reading.word
  return 'ask' in said ? 'ASK' : said.ignore
}

/** What a test does at the provider, again and again. */
export const walksOf = (provider: OpenProvider) => ({
  /** What the notices say, in the order of arrival. */
  words: () => provider.said().map(wordOf),
  notified: (count: number) => eventually(() => expect(provider.platform.received.length).toBeGreaterThanOrEqual(count)),
  /** Opens, gives everything and sends it in. */
  walk: async (wish: Parameters<OpenProvider['submit']>[1] = {}, order = orderOf()) => {
    const session = await provider.open(order)
    await provider.giveAll(session.accessToken)
    expect((await provider.submit(session.accessToken, wish)).status).toBe(200)
    return session
  },
  /** Waits until the status call says a word. */
  stands: (applicantId: string, word: string) =>
    eventually(async () => {
      const reading = await provider.read(applicantId)
      expect(reading?.word).toBe(word)
      return reading
    }),
})
export type Walks = ReturnType<typeof walksOf>
