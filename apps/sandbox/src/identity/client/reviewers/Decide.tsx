import { useState } from 'react'
import { groupOf, rejectLabels, type RejectLabel } from '@lagoon/contract/wire/sumsub/labels'
import type { DocSetType } from '@lagoon/contract/wire/sumsub/sumsub'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Checkbox } from '@lagoon/ui/kit/Checkbox/Checkbox'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { RadioGroup } from '@lagoon/ui/kit/RadioGroup/RadioGroup'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { labelName, mendableLabels, setNames } from '../../outcomes.ts'
import type { OpenCase, ReviewerDecision } from '../../reviewing.ts'
import * as styles from './Reviewers.css.ts'

type Kind = ReviewerDecision['kind']
type Asked = ReviewerDecision['asked'][number]

const kinds: readonly { readonly id: Kind; readonly label: string }[] = [
  { id: 'APPROVE', label: 'Approve' },
  { id: 'ASK_AGAIN', label: 'Ask for something again' },
  { id: 'REFUSE_FOR_NOW', label: 'Refuse for now' },
  { id: 'REFUSE', label: 'Refuse for good' },
]
const labelsFor = (set: DocSetType): readonly RejectLabel[] =>
  mendableLabels.filter((label) => (groupOf(label) === 'MEND_PROFILE') === (set === 'APPLICANT_DATA'))
const optionsOf = (labels: readonly RejectLabel[]) => labels.map((id) => ({ id, label: labelName(id) }))

export interface DecideProps {
  one: OpenCase
  onDecide: (decision: ReviewerDecision) => Promise<void>
}

/** What becomes of a case. Only the comments for the player are ever shown to them. */
export const Decide = ({ one, onDecide }: DecideProps) => {
  const [kind, setKind] = useState<Kind | null>(null)
  const [asked, setAsked] = useState<Readonly<Partial<Record<DocSetType, Asked>>>>({})
  const [label, setLabel] = useState<RejectLabel | null>(null)
  const [comment, setComment] = useState('')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isPending, setPending] = useState(false)
  const chosen = Object.values(asked)
  const problemOf = (): string | undefined => {
    if (kind === null) return 'Choose a decision.'
    if (kind === 'ASK_AGAIN' && chosen.length === 0) return 'Choose what is asked for again.'
    return kind === 'REFUSE' && label === null ? 'Choose the reason.' : undefined
  }
  const submit = async () => {
    const found = problemOf()
    setProblem(found)
    if (found !== undefined || kind === null) return
    setPending(true)
    await onDecide({ since: one.since, kind, asked: chosen, label: kind === 'REFUSE' ? label : null, comment, note })
    setPending(false)
  }
  return (
    <div className={styles.form}>
      <RadioGroup
        label="Decision"
        options={kinds}
        value={kind}
        onChange={(id) => {
          setKind(kinds.find((known) => known.id === id)?.id ?? null)
          setProblem(undefined)
        }}
        {...(problem !== undefined && kind === null && { error: problem })}
      />
      {kind === 'ASK_AGAIN' &&
        one.sets.map((set) => {
          const ask = asked[set]
          const change = (next: Asked | undefined) => setAsked({ ...asked, [set]: next } as typeof asked)
          return (
            <div key={set} className={styles.form}>
              <Checkbox
                isSelected={ask !== undefined}
                onChange={(isSelected) => {
                  const { [set]: _, ...rest } = asked
                  setProblem(undefined)
                  if (isSelected) change({ set, label: labelsFor(set)[0] ?? 'LOW_QUALITY', comment: '' })
                  else setAsked(rest)
                }}
              >
                {setNames[set]}
              </Checkbox>
              {ask && (
                <div className={styles.ask}>
                  <Select
                    label={`${setNames[set]}: reason`}
                    options={optionsOf(labelsFor(set))}
                    value={ask.label}
                    onChange={(id) => change({ ...ask, label: labelsFor(set).find((known) => known === id) ?? ask.label })}
                  />
                  <TextField
                    label={`${setNames[set]}: comment for the player`}
                    value={ask.comment}
                    onChange={(text) => change({ ...ask, comment: text })}
                  />
                </div>
              )}
            </div>
          )
        })}
      {kind === 'REFUSE' && (
        <Select
          label="Reason"
          description="Players aren’t told any of these except their age."
          options={optionsOf(rejectLabels.PERSON_DECIDES)}
          value={label}
          onChange={(id) => setLabel(rejectLabels.PERSON_DECIDES.find((known) => known === id) ?? null)}
          {...(problem !== undefined && label === null && { error: problem })}
        />
      )}
      {(kind === 'REFUSE' || kind === 'REFUSE_FOR_NOW' || kind === 'ASK_AGAIN') && (
        <TextField label="Comment for the player" value={comment} onChange={setComment} />
      )}
      <TextArea
        label="Note for the client’s staff"
        description="Never shown to the player."
        value={note}
        onChange={setNote}
        limit={1_000}
      />
      {problem !== undefined && kind === 'ASK_AGAIN' && (
        <Notice tone="danger" announce="now">
          {problem}
        </Notice>
      )}
      <Button weight="primary" isPending={isPending} onPress={() => void submit()}>
        Decide
      </Button>
    </div>
  )
}
