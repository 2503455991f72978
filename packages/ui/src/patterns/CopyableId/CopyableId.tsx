import { Fragment } from 'react'
import { CopyButton } from './CopyButton.tsx'
import * as styles from './CopyableId.css.ts'

export interface CopyableIdProps {
  /** "Round ID". */
  label: string
  /** What is shown and copied. */
  value: string
}

const GROUP = 8
/** What is longer than an id breaks between groups, so that no line holds two characters and lines are compared at a glance. */
const grouped = (value: string) =>
  value.length <= 4 * GROUP || value.includes('-')
    ? value
    : Array.from({ length: Math.ceil(value.length / GROUP) }, (_, at) => (
        <Fragment key={at}>
          {value.slice(at * GROUP, (at + 1) * GROUP)}
          <wbr />
        </Fragment>
      ))

/** An id that the player hands to support: whole, and copied by one press. Where the browser forbids copying it can be marked by hand. */
export const CopyableId = ({ label, value }: CopyableIdProps) => (
  <div className={styles.root}>
    <div className={styles.words}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{grouped(value)}</span>
    </div>
    <CopyButton label={label} value={value} />
  </div>
)

/** The same as a value of a `FactList`, which names it: the sign ends where the line ends, and the line is no higher for it. */
export const CopyableFact = ({ label, value }: CopyableIdProps) => (
  <span className={styles.fact}>
    {value}
    <CopyButton label={label} value={value} />
  </span>
)
