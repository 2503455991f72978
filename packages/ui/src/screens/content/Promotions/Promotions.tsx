import { promotionAddress } from '@lagoon/contract/content/addresses'
import { rewardsAddress } from '@lagoon/contract/rewards/addresses'
import type { PromotionsView } from '@lagoon/domain/content/content.state'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { ArticleList, ArticleListWaiting } from '../ArticleList.tsx'
import { runWords } from '../days.tsx'

export interface PromotionsProps {
  view: PromotionsView
  onRetry: () => void
}

const Content = ({ view, onRetry }: PromotionsProps) => {
  switch (view.state) {
    case 'loading':
      return <ArticleListWaiting label="Loading the promotions" />
    case 'filled':
      return <ArticleList articles={view.promotions} hrefOf={promotionAddress} renderWhen={({ run }) => runWords(run)} />
    case 'empty':
      return (
        <EmptyState
          illustration="boat"
          title="No promotion runs right now"
          action={
            <Action weight="primary" href={rewardsAddress}>
              See your rewards
            </Action>
          }
        >
          You miss nothing by not looking every day: a promotion is announced here before it begins.
        </EmptyState>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="shell" title="The promotions did not load" onRetry={onRetry}>
          What you have already earned is safe: it stands under Rewards.
        </DidNotLoad>
      )
  }
}

/** What runs, and until when. */
export const Promotions = (props: PromotionsProps) => (
  <ScreenFrame title="Promotions" intro="What runs now, for how long, and what it takes. None of them needs a purchase.">
    <Content {...props} />
  </ScreenFrame>
)
