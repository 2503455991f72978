import { newsItemAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { NewsView } from '@lagoon/domain/content/content.state'
import { ArticlesScreen, type ArticlesWords } from '../ArticlesScreen.tsx'
import { Day } from '../days.tsx'

export interface NewsProps {
  view: NewsView
  onRetry: () => void
}

const words: ArticlesWords = {
  title: 'News',
  intro: 'What has opened, what has changed, and what it means for your tokens.',
  loading: 'Loading the news',
  empty: {
    illustration: 'bottle',
    title: 'No news yet',
    text: 'When a game opens or something changes for your tokens, you read it here first.',
    action: { href: gamesAddress(), label: 'See the games' },
  },
  failed: { title: 'The news did not load', text: 'The rest of the house is open; only this page could not be fetched.' },
}

/** What is new, newest first. */
export const News = (props: NewsProps) => (
  <ArticlesScreen {...props} words={words} hrefOf={newsItemAddress} renderWhen={({ publishedAt }) => <Day at={publishedAt} />} />
)
