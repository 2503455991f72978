import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import { hasCode } from '../errors/callProblem.ts'
import { atom } from '../store.ts'
import { toArticle, toPromotion, toPromotionTile, toTile } from './content.adapter.ts'
import { article, articles } from './content.operations.ts'
import type { NewsItemView, NewsView, PromotionItemView, PromotionsView } from './content.state.ts'

type Section = 'NEWS' | 'PROMOTION'
type WireTiles = ResultOf<'Articles'>['articles']
type WireArticle = ResultOf<'Article'>['article']

const MORE_NEWS = 3

const listsAtom = atom<Readonly<Partial<Record<Section, WireTiles | 'failed'>>>>({})

/** Loads what is out of a section, anew each time it is opened; what is at hand stays to be read meanwhile. */
export const openArticlesAtom = atom(null, async (get, set, section: Section) => {
  const hold = (tiles: WireTiles | 'failed' | undefined) => {
    const { [section]: _, ...others } = get(listsAtom)
    set(listsAtom, tiles === undefined ? others : { ...others, [section]: tiles })
  }
  if (get(listsAtom)[section] === 'failed') hold(undefined)
  const answer = await get(domainAtom).client.call(articles, { section })
  if (answer.ok) hold(answer.value.articles)
  else if (get(listsAtom)[section] === undefined) hold('failed')
})

export const newsViewAtom = atom((get): NewsView => {
  const { NEWS: list } = get(listsAtom)
  if (list === undefined) return { state: 'loading' }
  if (list === 'failed') return { state: 'failed' }
  return list.length === 0 ? { state: 'empty' } : { state: 'filled', articles: list.map(toTile) }
})

export const promotionsViewAtom = atom((get): PromotionsView => {
  const { PROMOTION: list } = get(listsAtom)
  if (list === undefined) return { state: 'loading' }
  if (list === 'failed') return { state: 'failed' }
  return list.length === 0 ? { state: 'empty' } : { state: 'filled', promotions: list.map(toPromotionTile) }
})

interface Opened {
  readonly section: Section
  readonly id: string
  readonly found?: WireArticle | 'unknown' | 'failed'
}
const openedAtom = atom<Opened | undefined>(undefined)

export const openArticleAtom = atom(null, async (get, set, section: Section, id: string) => {
  const opened: Opened = { section, id }
  set(openedAtom, opened)
  const answer = await get(domainAtom).client.call(article, { section, id })
  // Another one was opened while this one was on its way.
  if (get(openedAtom) !== opened) return
  const found = answer.ok ? answer.value.article : hasCode(answer.error, 'ARTICLE_NOT_FOUND') ? 'unknown' : 'failed'
  set(openedAtom, { ...opened, found })
})

type Failed = { readonly state: 'failed' }
const foundAt = (opened: Opened | undefined, section: Section, id: string) =>
  opened?.section === section && opened.id === id ? opened.found : undefined

/** The news at an address, with what else is new; `failed`: nobody answered, and the route offers to ask again. */
export const newsItemViewOf = (id: string) =>
  atom((get): NewsItemView | Failed => {
    const found = foundAt(get(openedAtom), 'NEWS', id)
    if (found === undefined) return { state: 'loading' }
    if (found === 'failed') return { state: 'failed' }
    if (found === 'unknown') return { state: 'unknownItem' }
    const { NEWS: list } = get(listsAtom)
    const others = Array.isArray(list) ? list.filter((tile) => tile.id !== id) : []
    return { state: 'filled', article: toArticle(found), more: others.slice(0, MORE_NEWS).map(toTile) }
  })

export const promotionItemViewOf = (id: string) =>
  atom((get): PromotionItemView | Failed => {
    const found = foundAt(get(openedAtom), 'PROMOTION', id)
    if (found === undefined) return { state: 'loading' }
    if (found === 'failed') return { state: 'failed' }
    return found === 'unknown' ? { state: 'unknownItem' } : { state: 'filled', promotion: toPromotion(found) }
  })
