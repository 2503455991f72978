import type { ResultOf } from '../client/operation.ts'
import type { Article, ArticleTile, Promotion, PromotionTile } from './content.state.ts'
import { runOf } from '../lobby/lobby.adapter.ts'
import type { ArticleBlock, Inline, Words } from '@lagoon/contract/content/article'

type WireTile = ResultOf<'Articles'>['articles'][number]
type WireArticle = ResultOf<'Article'>['article']
type WireBlock = WireArticle['blocks'][number]
type WireInline = WireBlock['words'][number]

export const toTile = ({ id, title, summary, publishedAt, scene }: WireTile): ArticleTile => ({ id, title, summary, publishedAt, scene })

export const toPromotionTile = (tile: WireTile): PromotionTile => ({ ...toTile(tile), ...runOf(tile) })

/** A path of ours or an https address. Anything else an editor typed leads nowhere, and its words stay. */
const isSafe = (href: string): boolean =>
  (href.startsWith('/') && !href.startsWith('//') && !href.includes('\\')) || href.startsWith('https://')

const toInline = ({ text, isStrong, href }: WireInline): Inline => {
  if (href !== null && isSafe(href)) return { link: text, href }
  return isStrong ? { strong: text } : text
}
const toWords = (pieces: readonly WireInline[]): Words => pieces.map(toInline)

const toBlock = ({ kind, title, words, items, rows }: WireBlock): ArticleBlock => {
  switch (kind) {
    case 'PARAGRAPH':
      return { kind: 'paragraph', words: toWords(words) }
    case 'HEADING':
      return { kind: 'heading', title: title ?? '' }
    case 'LIST':
    case 'STEPS':
      return { kind: kind === 'LIST' ? 'list' : 'steps', items: items.map(toWords) }
    case 'FACTS':
      return { kind: 'facts', rows: rows.map((row) => ({ label: row.label, words: toWords(row.words) })) }
    case 'NOTE_INFO':
    case 'NOTE_WARNING':
      return { kind: 'note', tone: kind === 'NOTE_INFO' ? 'info' : 'warning', words: toWords(words), ...(title === null ? {} : { title }) }
  }
}

export const toArticle = ({ tile, blocks }: WireArticle): Article => ({ ...toTile(tile), blocks: blocks.map(toBlock) })

export const toPromotion = ({ tile, blocks, action }: WireArticle): Promotion => ({
  ...toPromotionTile(tile),
  blocks: blocks.map(toBlock),
  ...(action !== null && isSafe(action.href) ? { action } : {}),
})
