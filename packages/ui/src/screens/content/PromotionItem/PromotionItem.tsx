import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { promotionsAddress } from '@lagoon/contract/content/addresses'
import { homeAddress } from '@lagoon/contract/shell/addresses'
import type { PromotionItemView } from '@lagoon/domain/content/content.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { Scene } from '../../../patterns/ArticleTeaser/Scene.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { Prose } from '../../../patterns/Prose/Prose.tsx'
import { Wordmark } from '../../../patterns/Wordmark/Wordmark.tsx'
import { visuallyHidden } from '../../../theme/visuallyHidden.css.ts'
import { runWords } from '../days.tsx'
import * as styles from './PromotionItem.css.ts'

/** The layout rule of §2 hides header and footer here, so the page brings the name of the brand and the way back itself. */
const Alone = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.bar}>
      <a href={homeAddress} className={styles.brand}>
        <Wordmark />
      </a>
      <Link href={promotionsAddress} weight="standalone">
        <ArrowLeft size="1rem" aria-hidden />
        All promotions
      </Link>
    </div>
    {children}
  </>
)

const PromotionWaiting = () => (
  <SkeletonRegion label="Loading promotion">
    <h1 className={visuallyHidden}>Loading promotion</h1>
    <div className={styles.root}>
      <div className={styles.picture}>
        <Skeleton shape="block" ratio="wide" />
      </div>
      <div className={styles.head}>
        <Skeleton size="headline" width="half" />
        <Skeleton size="large" />
      </div>
      <div className={styles.panel}>
        <Skeleton size="small" width="third" />
        <Skeleton shape="block" />
      </div>
      <div className={styles.waitingWords}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
      </div>
    </div>
  </SkeletonRegion>
)

export interface PromotionItemProps {
  view: PromotionItemView
  onRetry: () => void
}

/** One promotion: what it is, how long it runs, what it takes. */
export const PromotionItem = ({ view, onRetry }: PromotionItemProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <Alone>
          <PromotionWaiting />
        </Alone>
      )
    case 'failed':
      return (
        <Alone>
          <DidNotLoad illustration="shell" size="page" level={1} title="The promotion didn’t load" onRetry={onRetry}>
            We couldn’t reach our servers. Check your connection and try again.
          </DidNotLoad>
        </Alone>
      )
    case 'unknownItem':
      return (
        <Alone>
          <EmptyState
            illustration="buoy"
            size="page"
            level={1}
            title="We can’t find that promotion"
            action={
              <Action href={promotionsAddress} weight="primary">
                See current promotions
              </Action>
            }
          >
            It may have ended, or the link may be broken.
          </EmptyState>
        </Alone>
      )
    case 'filled': {
      const { title, summary, scene, run, blocks, action } = view.promotion
      return (
        <Alone>
          <article className={styles.root}>
            <div className={styles.picture}>
              <Scene name={scene} />
            </div>
            <header className={styles.head}>
              <Heading level={1} size="headline">
                {title}
              </Heading>
              <Text size="large" tone="soft">
                {summary}
              </Text>
            </header>
            {(run || action) && (
              <aside aria-label="At a glance" className={styles.panel}>
                {run && (
                  <dl>
                    <Text as="dt" size="small" tone="soft">
                      Runs
                    </Text>
                    <Text as="dd" weight="strong">
                      {runWords(run)}
                    </Text>
                  </dl>
                )}
                {action && (
                  <Action href={action.href} weight="primary" size="large">
                    {action.label}
                  </Action>
                )}
              </aside>
            )}
            <div className={styles.words}>
              <Prose blocks={blocks} />
            </div>
          </article>
        </Alone>
      )
    }
  }
}
