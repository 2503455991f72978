import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { noticeWords, outcomeWords, type Choices, type Wish } from '../outcomes.ts'
import * as styles from './Chooser.css.ts'

const optionsOf = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: words[id] }))

export interface ChooserProps {
  choices: Choices
  wish: Wish
  onChange: (wish: Wish) => void
  /** What else helps a tester at this provider. */
  children?: ReactNode
}

/** For testers, on the page of every payment provider: what is to happen to this payment. */
export const Chooser = ({ choices, wish, onChange, children }: ChooserProps) => (
  <details className={styles.root}>
    <summary className={styles.summary}>
      <FlaskConical size="1rem" aria-hidden /> Sandbox: what should happen
    </summary>
    <div className={styles.body}>
      <Select
        label="What should happen"
        options={optionsOf(choices.outcomes, outcomeWords)}
        value={wish.outcome}
        onChange={(id) => onChange({ ...wish, outcome: choices.outcomes.find((one) => one === id) ?? wish.outcome })}
      />
      {choices.notices.length > 1 && (
        <Select
          label="Notification"
          options={optionsOf(choices.notices, noticeWords)}
          value={wish.notice}
          onChange={(id) => onChange({ ...wish, notice: choices.notices.find((one) => one === id) ?? wish.notice })}
        />
      )}
      {children}
    </div>
  </details>
)
