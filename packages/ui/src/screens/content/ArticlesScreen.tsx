import type { ReactNode } from 'react'
import type { ArticlesView, ArticleTile } from '@lagoon/domain/content/content.state'
import { Action } from '../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx'
import type { IllustrationName } from '../../patterns/EmptyState/illustrations.tsx'
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ArticleList, ArticleListWaiting } from './ArticleList.tsx'

/** What a list of articles says, besides the articles. */
export interface ArticlesWords {
  readonly title: string
  readonly intro: string
  /** "Loading news". */
  readonly loading: string
  readonly empty: {
    readonly illustration: IllustrationName
    readonly title: string
    readonly text: string
    readonly action: { readonly href: string; readonly label: string }
  }
  readonly failed: { readonly title: string; readonly text: string }
}

interface ArticlesScreenProps<Tile extends ArticleTile> {
  view: ArticlesView<Tile>
  words: ArticlesWords
  hrefOf: (id: string) => string
  renderWhen: (article: Tile) => ReactNode
  onRetry: () => void
}

const Content = <Tile extends ArticleTile>({ view, words, hrefOf, renderWhen, onRetry }: ArticlesScreenProps<Tile>) => {
  switch (view.state) {
    case 'loading':
      return <ArticleListWaiting label={words.loading} />
    case 'filled':
      return <ArticleList articles={view.articles} hrefOf={hrefOf} renderWhen={renderWhen} />
    case 'empty':
      return (
        <EmptyState
          illustration={words.empty.illustration}
          title={words.empty.title}
          action={
            <Action weight="primary" href={words.empty.action.href}>
              {words.empty.action.label}
            </Action>
          }
        >
          {words.empty.text}
        </EmptyState>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="shell" title={words.failed.title} onRetry={onRetry}>
          {words.failed.text}
        </DidNotLoad>
      )
  }
}

/** News or promotions: the list, or what stands in its place. */
export const ArticlesScreen = <Tile extends ArticleTile>(props: ArticlesScreenProps<Tile>) => (
  <ScreenFrame title={props.words.title} intro={props.words.intro}>
    <Content {...props} />
  </ScreenFrame>
)
