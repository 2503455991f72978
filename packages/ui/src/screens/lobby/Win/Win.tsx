import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { WinView } from '@lagoon/domain/lobby/play/win.state'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { StandalonePage } from '../../../patterns/StandalonePage/StandalonePage.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { SharedWinCard } from './SharedWinCard.tsx'
import * as styles from './Win.css.ts'

export interface WinProps {
  view: WinView
  onCopyLink: () => void
  /** Opens the device's own sheet; absent where it has none. */
  onShareLink?: (() => void) | undefined
  onRetry: () => void
}

const Content = ({ view, onCopyLink, onShareLink, onRetry }: WinProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <div className={styles.root}>
          <h1 className={visuallyHidden}>A shared win</h1>
          <div className={styles.scene}>
            <div className={styles.cover} />
          </div>
          <div className={styles.waiting}>
            <SkeletonRegion label="Loading win">
              <div className={styles.waiting}>
                <Skeleton size="large" width="half" />
                <Skeleton size="large" />
                <Skeleton width="third" />
                <Skeleton shape="block" />
              </div>
            </SkeletonRegion>
          </div>
        </div>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="rope" size="page" level={1} title="The win didn’t load" onRetry={onRetry}>
          The connection was interrupted. The win itself is safe.
        </DidNotLoad>
      )
    case 'unknownWin':
      return (
        <EmptyState
          illustration="bottle"
          size="page"
          level={1}
          title="There’s no win to see here"
          action={
            <Action href={gamesAddress()} weight="primary">
              See the games
            </Action>
          }
        >
          The link may be broken, or the player may have stopped sharing this win.
        </EmptyState>
      )
    case 'bigWin':
    case 'jackpot':
      return <SharedWinCard view={view} onCopyLink={onCopyLink} onShareLink={onShareLink} />
  }
}

/** A win that its player shares (win?id): for everybody who has the link. */
export const Win = (props: WinProps) => (
  <StandalonePage>
    <Content {...props} />
  </StandalonePage>
)
