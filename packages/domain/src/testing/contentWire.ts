import type { ResultOf } from '../client/operation.ts'

type WireTile = ResultOf<'Articles'>['articles'][number]
type WireArticle = ResultOf<'Article'>['article']

export const wireTile = (more: Partial<WireTile> = {}): WireTile => ({
  id: 'moonlit-tides-is-open',
  title: 'Moonlit Tides is open',
  summary: 'Five reels by moonlight.',
  publishedAt: '2026-02-27T08:00:00.000Z',
  scene: 'REELS',
  runsFrom: '2026-02-27T08:00:00.000Z',
  until: null,
  ...more,
})

export const wireArticle = (more: Partial<WireArticle> = {}): WireArticle => ({
  tile: wireTile(),
  blocks: [
    { kind: 'PARAGRAPH', title: null, words: [{ text: 'It takes game tokens.', isStrong: false, href: null }], items: [], rows: [] },
  ],
  action: null,
  ...more,
})
