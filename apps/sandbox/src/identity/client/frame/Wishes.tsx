import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { groupOf } from '@lagoon/contract/wire/sumsub/labels'
import { docSetTypes, type LevelName } from '@lagoon/contract/wire/sumsub/sumsub'
import { Select } from '@lagoon/ui/kit/Select/Select'
import * as chooser from '../../../payments/client/Chooser.css.ts'
import { setsOf } from '../../documents.ts'
import { labelName, mendableLabels, noticeWays, noticeWords, outcomes, outcomeWords, setNames, type Wish } from '../../outcomes.ts'

export interface WishesProps {
  level: LevelName
  wish: Wish
  onChange: (wish: Wish) => void
  /** What else helps a tester here. */
  children?: ReactNode
}

/** For testers: what is to come of this check. */
export const Wishes = ({ level, wish, onChange, children }: WishesProps) => {
  const sets = docSetTypes.filter((set) => set === 'APPLICANT_DATA' || setsOf[level].some((one) => one === set))
  const set = sets.find((one) => one === wish.ask.set) ?? sets[0] ?? 'IDENTITY'
  const labels = mendableLabels.filter((label) => (groupOf(label) === 'MEND_PROFILE') === (set === 'APPLICANT_DATA'))
  const label = labels.find((one) => one === wish.ask.label) ?? labels[0] ?? 'LOW_QUALITY'
  return (
    <details className={chooser.root}>
      <summary className={chooser.summary}>
        <FlaskConical size="1rem" aria-hidden /> Sandbox: what should happen
      </summary>
      <div className={chooser.body}>
        <Select
          label="What should happen"
          options={outcomes.map((id) => ({ id, label: outcomeWords[id] }))}
          value={wish.outcome}
          onChange={(id) => onChange({ ...wish, outcome: outcomes.find((one) => one === id) ?? wish.outcome })}
        />
        {wish.outcome === 'RESUBMIT' && (
          <>
            <Select
              label="What is asked for again"
              options={sets.map((id) => ({ id, label: setNames[id] }))}
              value={set}
              onChange={(id) => {
                const next = sets.find((one) => one === id) ?? set
                const usual = next === 'APPLICANT_DATA' ? 'PROBLEMATIC_APPLICANT_DATA' : 'LOW_QUALITY'
                onChange({ ...wish, ask: { set: next, label: usual } })
              }}
            />
            <Select
              label="Why"
              options={labels.map((id) => ({ id, label: labelName(id) }))}
              value={label}
              onChange={(id) => onChange({ ...wish, ask: { set, label: labels.find((one) => one === id) ?? label } })}
            />
          </>
        )}
        <Select
          label="Notification"
          options={noticeWays.map((id) => ({ id, label: noticeWords[id] }))}
          value={wish.notice}
          onChange={(id) => onChange({ ...wish, notice: noticeWays.find((one) => one === id) ?? wish.notice })}
        />
        {children}
      </div>
    </details>
  )
}
