import type { ArticleAction, ArticleBlock, ArticleScene } from '@lagoon/contract/content/article'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import type { NotLoaded } from '../kernel/notLoaded.state.ts'
import type { PromotionRun, PromotionTeaser, Teaser } from '../lobby/lobby.state.ts'

export type { PromotionRun }

/** News or a promotion as a list shows it. */
export interface ArticleTile extends Teaser {
  readonly scene: ArticleScene
}

export interface Article extends ArticleTile {
  readonly blocks: readonly ArticleBlock[]
}

export interface PromotionTile extends ArticleTile, PromotionTeaser {}

export interface Promotion extends PromotionTile {
  readonly blocks: readonly ArticleBlock[]
  /** What the player can do about it; absent where nothing has to be done. */
  readonly action?: ArticleAction
}

/** A list of articles, newest first. */
export type ArticlesView<Tile extends ArticleTile> =
  | NotLoaded
  | { readonly state: 'filled'; readonly articles: readonly Tile[] }
  | { readonly state: 'empty' }

export type NewsView = ArticlesView<ArticleTile>

export type NewsItemView =
  | NotLoaded
  | { readonly state: 'filled'; readonly article: Article; readonly more: readonly ArticleTile[] }
  | { readonly state: 'unknownItem' }

export type PromotionsView = ArticlesView<PromotionTile>

export type PromotionItemView = NotLoaded | { readonly state: 'filled'; readonly promotion: Promotion } | { readonly state: 'unknownItem' }

/** The puzzle that keeps machines out. The player's own browser solves it; `failed` can be tried again. */
export type Captcha = 'unsolved' | 'solving' | 'solved' | 'failed'

export interface ContactValues {
  name: string
  email: string
  message: string
}

/**
 * The contact form. `values` is what is known of who writes when the form is opened, `refusals` are the server's words about
 * fields; what was typed stays through all of it.
 */
export type ContactView =
  | { readonly state: 'loading' }
  | {
      readonly state: 'filling'
      readonly values: Partial<ContactValues>
      readonly captcha: Captcha
      readonly refusals: readonly FieldErrorDetail[]
    }
  | { readonly state: 'sending'; readonly values: Partial<ContactValues> }
  | { readonly state: 'failed'; readonly values: Partial<ContactValues>; readonly captcha: Captcha }
  /** `reference` is what the player can name when they write again. */
  | { readonly state: 'sent'; readonly email: string; readonly reference: string }

/** How the app comes onto the device that asks. It is installed from the browser; `address` is where a phone does that. */
export type DownloadView =
  | { readonly state: 'desktop'; readonly address: string }
  | { readonly state: 'ios' }
  /** `install` is `offered` where the browser lets a page ask, else the player takes the browser's own menu. */
  | { readonly state: 'android'; readonly install: 'offered' | 'byMenu' | 'installing' | 'installed' }
