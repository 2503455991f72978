import { promotionAddress } from '@lagoon/contract/content/addresses'
import { rewardsAddress } from '@lagoon/contract/rewards/addresses'
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
    text: 'We’ll announce the next one here before it starts.',
    action: { href: rewardsAddress, label: 'See rewards' },
  },
  failed: { title: 'The promotions didn’t load', text: 'Anything you’ve already earned is safe. You’ll find it in Rewards.' },
}

/** What runs, and until when. */
export const Promotions = (props: PromotionsProps) => (
  <ArticlesScreen {...props} words={words} hrefOf={promotionAddress} renderWhen={({ run }) => runWords(run)} />
)
