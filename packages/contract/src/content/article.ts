/** A piece of a sentence: plain, said strongly, or leading somewhere. `href` is a path of the app or an https address. */
export type Inline = string | { readonly strong: string } | { readonly link: string; readonly href: string }
export type Words = string | readonly Inline[]

/** What an article is made of. Typed pieces, never markup: nothing that an editor writes can run in a page. */
export type ArticleBlock =
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'heading'; readonly title: string }
  | { readonly kind: 'list'; readonly items: readonly Words[] }
  | { readonly kind: 'steps'; readonly items: readonly Words[] }
  | { readonly kind: 'facts'; readonly rows: readonly { readonly label: string; readonly words: Words }[] }
  | { readonly kind: 'note'; readonly tone: 'info' | 'warning'; readonly title?: string; readonly words: Words }

/** What the picture over an article is about. Drawn by the app, so an editor chooses a subject, not a file. */
export const articleScenes = ['REELS', 'TOKENS', 'HISTORY', 'HARBOUR', 'SIGNAL', 'KEY', 'GIFT', 'TIDE', 'PRIZE', 'LETTER'] as const
export type ArticleScene = (typeof articleScenes)[number]

/** What the player can do about a promotion. `href` is a path of the app. */
export interface ArticleAction {
  readonly label: string
  readonly href: string
}
