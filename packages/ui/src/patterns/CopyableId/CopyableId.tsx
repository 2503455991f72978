import { Check, Copy } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { IconButton } from '../../kit/IconButton/IconButton.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
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

/** How long the tick stands, so that the next copy is seen and heard again. */
const TICK_MS = 4_000

/** An id that the player hands to support: whole, and copied by one press. Where the browser forbids copying it can be marked by hand. */
export const CopyableId = ({ label, value }: CopyableIdProps) => {
  const [copied, setCopied] = useState<{ text: string }>()
  // The value may change under the tick: what the invoice asks for now is not what was copied.
  const isCopied = copied?.text === value
  useEffect(
    function takeTickAway() {
      if (copied === undefined) return
      const timer = setTimeout(() => setCopied(undefined), TICK_MS)
      return () => clearTimeout(timer)
    },
    [copied],
  )
  const copy = () => {
    // Absent where the page came over an insecure connection.
    const clipboard: Clipboard | undefined = navigator.clipboard
    clipboard?.writeText(value).then(
      () => setCopied({ text: value }),
      () => setCopied(undefined),
    )
  }
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{grouped(value)}</span>
      </div>
      <IconButton label={`Copy ${label.charAt(0).toLowerCase()}${label.slice(1)}`} icon={isCopied ? Check : Copy} onPress={copy} />
      <output className={visuallyHidden}>{isCopied ? `${label} copied` : ''}</output>
    </div>
  )
}
