import { Check, Hourglass, LockKeyhole, TriangleAlert, ScanSearch, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { CopyableId } from '../CopyableId/CopyableId.tsx'
import { FactList, type Fact } from '../FactList/FactList.tsx'
import * as styles from './OutcomePanel.css.ts'

export type Outcome = (typeof styles.outcomes)[number]

const icons: Readonly<Record<Outcome, LucideIcon>> = {
  success: Check,
  pending: Hourglass,
  inReview: ScanSearch,
  needsAction: TriangleAlert,
  failure: X,
  locked: LockKeyhole,
}

export interface OutcomePanelProps {
  /** `pending` waits for a machine, `inReview` for a person of ours, `needsAction` for the player; `locked` may not be shown to who asks. */
  outcome: Outcome
  /** What happened, in a few words. */
  title: string
  /** Place of the title in the outline of the page. @default 1 */
  level?: 1 | 2
  /** What it means for the player's tokens or money, and what comes next. */
  children: ReactNode
  /** What it was about, pictured, above the receipt. */
  picture?: ReactNode
  /** The receipt: what it was about. */
  facts?: readonly Fact[]
  /** More of how it came to this, below the receipt. */
  details?: ReactNode
  /** What support asks for when something is unclear. */
  reference?: { readonly label: string; readonly value: string }
  /** The next step first, as Link or Button of size `large`; each takes the whole width. */
  actions?: ReactNode
  /** A quieter way on: whom to ask. */
  foot?: ReactNode
}

/** How something ended, or that it has not ended yet: what happened, what it means, the receipt, the next step. */
export const OutcomePanel = ({
  outcome,
  title,
  level = 1,
  children,
  picture,
  facts,
  details,
  reference,
  actions,
  foot,
}: OutcomePanelProps) => {
  const Icon = icons[outcome]
  const isOpen = outcome === 'pending' || outcome === 'inReview'
  const ring = isOpen ? ` ${styles.running}` : ''
  return (
    <div className={styles.root({ outcome })}>
      <div role="status" className={styles.head}>
        <span className={styles.sign} aria-hidden="true">
          <span className={styles.outer + ring} />
          <span className={styles.inner + ring} />
          <span className={styles.core}>
            <Icon size="1.625rem" strokeWidth={2} />
          </span>
        </span>
        <Heading level={level} align="center">
          {title}
        </Heading>
        <div className={styles.words}>
          <Text as="div" tone="soft" align="center">
            {children}
          </Text>
        </div>
      </div>
      {(picture || facts || reference || details) && (
        <div className={styles.facts}>
          {picture && <div className={styles.picture}>{picture}</div>}
          {facts && <FactList facts={facts} />}
          {details && <div className={styles.details}>{details}</div>}
          {reference && (
            <div className={styles.reference}>
              <CopyableId {...reference} />
            </div>
          )}
        </div>
      )}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {foot !== undefined && (
        <div className={styles.foot}>
          <Text as="div" size="small" tone="soft">
            {foot}
          </Text>
        </div>
      )}
    </div>
  )
}
