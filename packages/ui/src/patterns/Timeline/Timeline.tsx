import { Ban, Check, Ellipsis, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '../../kit/Text/Text.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { dateFormat } from '../../words/dateFormat.ts'
import * as styles from './Timeline.css.ts'

export type TimelineState = (typeof styles.states)[number]

export interface TimelineStep {
  readonly id: string
  readonly title: string
  readonly state: TimelineState
  /** RFC 3339 instant at which it was reached; absent for what lies ahead. */
  readonly at?: string
  /** Who has it in hand, until when, what it means for the player. */
  readonly detail?: ReactNode
}

export interface TimelineProps {
  /** What the steps belong to, for a screen reader. */
  label: string
  /** Oldest first. */
  steps: readonly TimelineStep[]
}

const icons: Readonly<Record<TimelineState, LucideIcon | undefined>> = {
  done: Check,
  current: Ellipsis,
  ahead: undefined,
  problem: X,
  stopped: Ban,
}
const spoken: Readonly<Record<TimelineState, string>> = {
  done: 'done',
  current: 'in progress',
  ahead: 'upcoming',
  problem: 'ended here',
  stopped: 'stopped here',
}
const timeFormat = dateFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** The way of something through several hands: what was reached and when, who has it now, what is still to come. */
export const Timeline = ({ label, steps }: TimelineProps) => (
  <ol aria-label={label} className={styles.root}>
    {steps.map(({ id, title, state, at, detail }) => {
      const Icon = icons[state]
      return (
        <li key={id} className={styles.step({ state })} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.mark({ state })} aria-hidden="true">
            {Icon && <Icon size="1rem" strokeWidth={2.5} />}
          </span>
          <div className={styles.words}>
            <div className={styles.title}>
              <Text as="span" weight={state === 'ahead' ? 'regular' : 'strong'} tone={state === 'ahead' ? 'soft' : 'plain'}>
                {title}
                <span className={visuallyHidden}>{`, ${spoken[state]}`}</span>
              </Text>
              {at !== undefined && (
                <time className={styles.time} dateTime={at}>
                  {timeFormat.format(new Date(at))}
                </time>
              )}
            </div>
            {detail !== undefined && (
              <Text as="div" size="small" tone="soft">
                {detail}
              </Text>
            )}
          </div>
        </li>
      )
    })}
  </ol>
)
