import { promotionAddress } from '@lagoon/contract/content/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { PromotionsView } from '@lagoon/domain/content/content.state'
import { ArticlesScreen, type ArticlesWords } from '../ArticlesScreen.tsx'
import { runWords } from '../days.tsx'

export interface PromotionsProps {
  view: PromotionsView
  onRetry: () => void
}

const words: ArticlesWords = {
  title: 'Promotions',
  intro: 'See what’s on now and how to take part. No purchase necessary.',
  loading: 'Loading promotions',
  empty: {
    illustration: 'boat',
    title: 'No promotions right now',
    text: 'New promotions will show up here.',
    action: { href: gamesAddress(), label: 'See the games' },
  },
  failed: { title: 'The promotions didn’t load', text: 'We couldn’t reach our servers. Check your connection and try again.' },
}

/** What runs, and until when. */
export const Promotions = (props: PromotionsProps) => (
  <ArticlesScreen {...props} words={words} hrefOf={promotionAddress} renderWhen={({ run }) => runWords(run)} />
)
