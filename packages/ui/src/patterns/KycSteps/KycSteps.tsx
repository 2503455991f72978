import { Check, Clock, TriangleAlert, X } from 'lucide-react'
import { placement, type Placement } from '../../theme/placement.ts'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import * as styles from './KycSteps.css.ts'

export type KycStepState = (typeof styles.states)[number]

/** The way through the verification: identity first, then proof of address, then somebody's decision. */
export const kycSteps = ['details', 'photos', 'address', 'decision'] as const
export type KycStep = (typeof kycSteps)[number]

const labels: Readonly<Record<KycStep, string>> = {
  details: 'Your details',
  photos: 'ID and selfie',
  address: 'Address',
  decision: 'Decision',
}
const spoken: Readonly<Record<KycStepState, string>> = {
  done: 'done',
  current: 'next step',
  waiting: 'in review',
  problem: 'action needed',
  refused: 'not accepted',
  ahead: 'not started',
}

const Mark = ({ state, place }: { state: KycStepState; place: number }) => {
  if (state === 'done') return <Check size="1rem" strokeWidth={3} />
  if (state === 'waiting') return <Clock size="1rem" strokeWidth={2.5} />
  if (state === 'problem') return <TriangleAlert size="1rem" strokeWidth={2.5} />
  if (state === 'refused') return <X size="1rem" strokeWidth={3} />
  return place
}

export interface KycStepsProps {
  /** Where each step of the verification is; one that does not belong to it is left out. */
  states: Readonly<Partial<Record<KycStep, KycStepState>>>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** Where the player stands in the verification: what is done, what is theirs to do, what is ours. */
export const KycSteps = ({ states, place }: KycStepsProps) => (
  <ol aria-label="Verification steps" className={styles.root + placement(place)}>
    {kycSteps
      .filter((step) => states[step] !== undefined)
      .map((step, index) => {
        const state = states[step] ?? 'ahead'
        return (
          <li
            key={step}
            aria-current={state === 'current' || state === 'problem' ? 'step' : undefined}
            className={styles.step({ isReached: state !== 'ahead' })}
          >
            <span aria-hidden="true" className={styles.marker({ state })}>
              <Mark state={state} place={index + 1} />
            </span>
            <span className={styles.label({ isQuiet: state === 'ahead' })}>{labels[step]}</span>
            <span className={visuallyHidden}>{spoken[state]}</span>
          </li>
        )
      })}
  </ol>
)
