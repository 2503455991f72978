import { expect, it } from 'vitest'
import { toLobby } from '../lobby/lobby.adapter.ts'
import { wireArticle } from '../testing/contentWire.ts'
import { wireLobby } from '../testing/wire.ts'
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

it('says when a promotion runs, no end where it has none, and nothing where it does not run', () => {
  const { tile } = wireArticle()
  const run = { runsFrom: '2026-03-01T09:00:00.000Z', until: '2026-03-29T23:59:59.000Z' }
  expect(toPromotion(wireArticle({ tile: { ...tile, ...run } })).run).toEqual({ from: run.runsFrom, until: run.until })
  expect(toPromotion(wireArticle({ tile: { ...tile, ...run, until: null } })).run).toEqual({ from: run.runsFrom })
  expect(toPromotion(wireArticle({ tile: { ...tile, runsFrom: null } }))).not.toHaveProperty('run')
  const promotions = wireLobby.promotions.map((promotion) => ({ ...promotion, ...run }))
  expect(toLobby({ ...wireLobby, promotions }).promotions[0]?.run).toEqual({ from: run.runsFrom, until: run.until })
})
