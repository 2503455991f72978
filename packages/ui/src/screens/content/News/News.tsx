import { newsItemAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { NewsView } from '@lagoon/domain/content/content.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ArticleList, ArticleListWaiting } from '../ArticleList.tsx'
import { Day } from '../days.tsx'

export interface NewsProps {
  view: NewsView
  onRetry: () => void
}

const Content = ({ view, onRetry }: NewsProps) => {
  switch (view.state) {
    case 'loading':
      return <ArticleListWaiting label="Loading the news" />
    case 'filled':
      return <ArticleList articles={view.articles} hrefOf={newsItemAddress} renderWhen={({ publishedAt }) => <Day at={publishedAt} />} />
    case 'empty':
      return (
        <EmptyState
          illustration="bottle"
          title="No news yet"
          action={
            <Action weight="primary" href={gamesAddress()}>
              See the games
            </Action>
          }
        >
          When a game opens or something changes for your tokens, you read it here first.
        </EmptyState>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="shell" title="The news did not load" onRetry={onRetry}>
          The rest of the house is open; only this page could not be fetched.
        </DidNotLoad>
      )
  }
}

/** What is new, newest first. */
export const News = (props: NewsProps) => (
  <ScreenFrame title="News" intro="What has opened, what has changed, and what it means for your tokens.">
    <Content {...props} />
  </ScreenFrame>
)
