import { CircleCheck } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Notice } from '../../kit/Notice/Notice.tsx'
import * as styles from './ProfilePage.css.ts'

export interface SaveBarProps {
  /** Where the form is: being filled in, on its way, or kept. */
  state: 'editing' | 'saving' | 'saved'
  /** How many answers were refused when it was last sent. */
  faults: number
  /** Words on the button. @default 'Save changes' */
  label?: string
}

/** The end of a form of the profile: how many answers need another look, the button, and the word that it is kept. */
export const SaveBar = ({ state, faults, label = 'Save changes' }: SaveBarProps) => (
  <div className={styles.saveBar}>
    {faults > 0 && (
      <Notice tone="danger" announce="politely">
        {faults === 1 ? 'Please fix 1 field.' : `Please fix ${faults} fields.`} Your changes haven’t been saved yet. Everything you typed is
        still here.
      </Notice>
    )}
    <div className={styles.row}>
      <Button type="submit" weight="primary" size="large" place={{ justifySelf: 'stretch' }} isPending={state === 'saving'}>
        {label}
      </Button>
      <output className={styles.saved}>
        {state === 'saved' && (
          <>
            <CircleCheck size="1.25rem" strokeWidth={2} aria-hidden />
            Saved
          </>
        )}
      </output>
    </div>
  </div>
)
