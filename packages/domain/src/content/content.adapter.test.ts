import { expect, it } from 'vitest'
import { wireArticle } from '../testing/contentWire.ts'
import { toArticle, toPromotion } from './content.adapter.ts'

const plain = (text: string, href: string | null = null) => ({ text, isStrong: false, href })
const paragraph = (href: string) => ({ kind: 'PARAGRAPH' as const, title: null, words: [plain('here', href)], items: [], rows: [] })

it.each(['javascript:alert(1)', '//evil.test/x', '/\\evil.test', 'http://evil.test', 'data:text/html,x', ''])(
  'keeps the words of a link to %j and lets it lead nowhere',
  (href) => {
    expect(toArticle(wireArticle({ blocks: [paragraph(href)] })).blocks).toEqual([{ kind: 'paragraph', words: ['here'] }])
    expect(toPromotion(wireArticle({ action: { label: 'Go', href } })).action).toBeUndefined()
  },
)

it.each(['/sweep-rules', '/profile?tab=wallet', 'https://lagoon.example/x'])('leads to %s', (href) => {
  expect(toArticle(wireArticle({ blocks: [paragraph(href)] })).blocks).toEqual([{ kind: 'paragraph', words: [{ link: 'here', href }] }])
})

it('says when a promotion ends, and nothing where it has no end', () => {
  const { tile } = wireArticle()
  expect(toPromotion(wireArticle({ tile: { ...tile, until: '2026-03-29T23:59:59.000Z' } })).run).toEqual({
    from: tile.publishedAt,
    until: '2026-03-29T23:59:59.000Z',
  })
  expect(toPromotion(wireArticle()).run).toEqual({ from: tile.publishedAt })
})
