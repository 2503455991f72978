import type { VerifyStep } from '@lagoon/domain/lobby/play/fairness.state'
import * as styles from './FairnessCheck.css.ts'

/** The numbers of the stream in their order, each with what it was multiplied by, so that anybody can follow with other means. */
export const DrawnNumbers = ({ draws }: { draws: readonly Extract<VerifyStep, { type: 'DRAW' }>[] }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard alone, so it can be reached
  <ol className={styles.draws} aria-label="Numbers drawn" tabIndex={0}>
    {draws.map(({ cursor, number, bound, value }) => (
      <li key={cursor}>{`${cursor + 1}: ${number.toFixed(10)} × ${bound.toLocaleString('en')} = ${value.toLocaleString('en')}`}</li>
    ))}
  </ol>
)
