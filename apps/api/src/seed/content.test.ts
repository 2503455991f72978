import { expect, it } from 'vitest'
import { news, promotions } from './content.ts'

it('fills the lobby with six news and four promotions, newest first, each id once', () => {
  expect(news).toHaveLength(6)
  expect(promotions).toHaveLength(4)
  for (const articles of [news, promotions]) {
    const dates = articles.map((article) => article.publishedAt)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.every((date) => new Date(date).toISOString() === date.replace('Z', '.000Z'))).toBe(true)
  }
  expect(new Set([...news, ...promotions].map((article) => article.id)).size).toBe(10)
})

it('promises the welcome grant that the ledger books', () => {
  expect(promotions[0]?.title).toBe('10,000 game tokens and 5 sweep tokens to get you started')
})
