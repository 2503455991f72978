import type { ReactNode } from 'react'
import { promotionsAddress } from '@lagoon/contract/content/addresses'
import type { RewardsView } from '@lagoon/domain/rewards/rewards.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { RewardCard } from './RewardCard.tsx'
import * as styles from './Rewards.css.ts'

export interface RewardsProps {
  view: RewardsView
  onClaim: (claim: { id: string }) => void
  /** Everything that can be claimed, in one call. */
  onClaimAll: () => void
  onRetry: () => void
}

const Content = ({ view, onClaim, onRetry }: RewardsProps): ReactNode => {
  switch (view.state) {
    case 'loading':
      return (
        <SkeletonRegion label="Loading your rewards">
          <div className={styles.list}>
            {['first', 'second', 'third'].map((id) => (
              <div key={id} className={styles.card({ isOpen: false })}>
                <Skeleton shape="disc" />
                <Skeleton width="half" size="large" />
                <Skeleton />
                <Skeleton shape="block" width="half" />
              </div>
            ))}
          </div>
        </SkeletonRegion>
      )
    case 'loadFailed':
      return (
        <DidNotLoad illustration="shell" title="Your rewards didn’t load" onRetry={onRetry}>
          Your rewards are safe.
        </DidNotLoad>
      )
    case 'nothing':
      return (
        <EmptyState
          illustration="boat"
          title="Nothing to claim right now"
          action={
            <Link href={promotionsAddress} weight="primary">
              See promotions
            </Link>
          }
        >
          When you have a reward to claim, you’ll find it here.
        </EmptyState>
      )
    case 'list':
      return (
        <ul className={styles.list}>
          {view.rewards.map((reward) => (
            <RewardCard key={reward.id} reward={reward} onClaim={onClaim} />
          ))}
        </ul>
      )
  }
}

const openCount = (view: RewardsView): number =>
  view.state === 'list' ? view.rewards.filter(({ status }) => status !== 'claimed' && status !== 'expired').length : 0

/** Every bonus that waits for the player, each claimed by one press, or all at once. */
export const Rewards = (props: RewardsProps) => {
  const { view, onClaimAll } = props
  const open = openCount(view)
  return (
    <ScreenFrame
      title="Rewards"
      {...(view.state !== 'nothing' && { intro: 'Claim your bonuses to add the tokens to your wallet right away.' })}
      {...(view.state === 'list' &&
        open > 1 && {
          actions: (
            <Button weight="primary" isPending={view.isClaimingAll} onPress={onClaimAll}>
              {`Claim all ${open}`}
            </Button>
          ),
        })}
    >
      <Content {...props} />
    </ScreenFrame>
  )
}
