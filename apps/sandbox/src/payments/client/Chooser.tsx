import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { noticeWords, type NoticeWay } from '../outcomes.ts'
import * as styles from './Chooser.css.ts'

const optionsOf = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: words[id] }))

export interface ChooserProps<Outcome extends string, Wish extends { readonly outcome: Outcome; readonly notice: NoticeWay }> {
  /** What can be wished for here. */
  choices: { readonly outcomes: readonly NoInfer<Outcome>[]; readonly notices: readonly NoticeWay[] }
  /** What each outcome is called. */
  words: Readonly<Record<Outcome, string>>
  wish: Wish
  onChange: (wish: Wish) => void
  /** What else helps a tester at this provider. */
  children?: ReactNode
}

/** For testers, on the page of every payment provider: what is to happen to this payment, or to the card that is linked. */
export const Chooser = <Outcome extends string, Wish extends { readonly outcome: Outcome; readonly notice: NoticeWay }>({
  choices,
  words,
  wish,
  onChange,
  children,
}: ChooserProps<Outcome, Wish>) => (
  <details className={styles.root}>
    <summary className={styles.summary}>
      <FlaskConical size="1rem" aria-hidden /> Sandbox: what should happen
    </summary>
    <div className={styles.body}>
      <Select
        label="What should happen"
        options={optionsOf(choices.outcomes, words)}
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
