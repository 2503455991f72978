import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import type { StepView } from '../../contract.ts'
import * as styles from './Frame.css.ts'

/** Why a document is asked for again. */
export const AskedAgain = ({ again }: { again: StepView['again'] }) => {
  if (!again || (again.reasons.length === 0 && again.comment === null)) return null
  return (
    <Notice tone="warning" title="Please send this again">
      {again.reasons.length === 1 && <p>{again.reasons[0]}</p>}
      {again.reasons.length > 1 && (
        <ul className={styles.hints}>
          {again.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {again.comment !== null && <p>From the reviewer: “{again.comment}”</p>}
    </Notice>
  )
}
