import { loadable, type Loaded } from '../kernel/loadable.ts'
import { atom } from '../store.ts'
import { toArticle, toPromotion, toPromotionTile, toTile } from './content.adapter.ts'
import { article, articles } from './content.operations.ts'
import type {
  Article,
  ArticlesView,
  ArticleTile,
  NewsItemView,
  NewsView,
  Promotion,
  PromotionItemView,
  PromotionsView,
} from './content.state.ts'

const MORE_NEWS = 3

const newsList = loadable(articles, ({ articles: tiles }) => tiles.map(toTile))
const promotionList = loadable(articles, ({ articles: tiles }) => tiles.map(toPromotionTile))
const newsItems = loadable<'Article', Article | 'unknownItem'>(article, ({ article: wire }) => toArticle(wire), {
  ARTICLE_NOT_FOUND: 'unknownItem',
})
const promotionItems = loadable<'Article', Promotion | 'unknownItem'>(article, ({ article: wire }) => toPromotion(wire), {
  ARTICLE_NOT_FOUND: 'unknownItem',
})
const ofNews = { section: 'NEWS' } as const
const ofPromotions = { section: 'PROMOTION' } as const

export const loadNewsAtom = atom(null, (_get, set) => set(newsList.load, ofNews))
export const loadPromotionsAtom = atom(null, (_get, set) => set(promotionList.load, ofPromotions))
export const loadPromotionAtom = atom(null, (_get, set, id: string) => set(promotionItems.load, { ...ofPromotions, id }))

/** Loads one piece of news, and what else is new: nothing is said where only that does not come. */
export const loadNewsItemAtom = atom(null, (_get, set, id: string) =>
  Promise.all([set(newsItems.load, { ...ofNews, id }), set(newsList.load, ofNews, 'quietly')]),
)

const viewOf = <Tile extends ArticleTile>(known: Loaded<readonly Tile[]>): ArticlesView<Tile> => {
  if (known.state !== 'loaded') return known
  return known.value.length === 0 ? { state: 'empty' } : { state: 'filled', articles: known.value }
}

export const newsViewAtom = atom((get): NewsView => viewOf(get(newsList.at(ofNews))))
export const promotionsViewAtom = atom((get): PromotionsView => viewOf(get(promotionList.at(ofPromotions))))

/** The news at an address, with what else is new. */
export const newsItemViewOf = (id: string) =>
  atom((get): NewsItemView => {
    const known = get(newsItems.at({ ...ofNews, id }))
    const list = get(newsList.at(ofNews))
    if (known.state !== 'loaded') return known
    if (known.value === 'unknownItem') return { state: known.value }
    const others = list.state === 'loaded' ? list.value.filter((tile) => tile.id !== id) : []
    return { state: 'filled', article: known.value, more: others.slice(0, MORE_NEWS) }
  })

export const promotionItemViewOf = (id: string) =>
  atom((get): PromotionItemView => {
    const known = get(promotionItems.at({ ...ofPromotions, id }))
    if (known.state !== 'loaded') return known
    return known.value === 'unknownItem' ? { state: known.value } : { state: 'filled', promotion: known.value }
  })
