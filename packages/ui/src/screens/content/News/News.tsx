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
  intro: 'New games, updates, and what they mean for your tokens.',
  loading: 'Loading news',
  empty: {
    illustration: 'bottle',
    title: 'No news yet',
    text: 'When a game opens or something changes, you’ll read it here first.',
    action: { href: gamesAddress(), label: 'See the games' },
  },
  failed: { title: 'The news didn’t load', text: 'We couldn’t load this page. Everything else is working.' },
}

/** What is new, newest first. */
export const News = (props: NewsProps) => (
  <ArticlesScreen {...props} words={words} hrefOf={newsItemAddress} renderWhen={({ publishedAt }) => <Day at={publishedAt} />} />
)
