import { useState } from 'react'
import type { Review } from '@lagoon/contract/wire/operator/reviews'
import { payoutFailures, withdrawalRefusals } from '@lagoon/contract/withdrawal/enums'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { ask, type Answered } from '../ask.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { sumWords } from '../words.ts'
import { wayWords } from '../../../page/wayWords.ts'
import { actFields, noValues, readAct, type ActErrors, type ActValues, type AskedAct } from './actForm.ts'
import { actWords, failureWords, reasonWords } from './words.ts'

const noteLabel = (act: AskedAct): string => (act === 'refuse' ? 'Words for the player' : 'Note for other reviewers')

const toWords = ({ receives, way, destination }: Review): string => `${sumWords(receives)} to ${wayWords[way]}, ${destination}`

interface FieldsProps {
  act: AskedAct
  values: ActValues
  errors: ActErrors
  onChange: (change: Partial<ActValues>) => void
}

const Fields = ({ act, values, errors, onChange }: FieldsProps) => {
  const { reason, failure, reference, note } = actFields[act]
  return (
    <>
      {reason && (
        <Select
          label="Reason"
          isRequired
          options={withdrawalRefusals.map((id) => ({ id, label: reasonWords[id] }))}
          value={values.reason}
          {...(errors.reason !== undefined && { error: errors.reason })}
          onChange={(id) => onChange({ reason: withdrawalRefusals.find((one) => one === id) ?? null })}
        />
      )}
      {failure && (
        <Select
          label="What the provider said"
          isRequired
          options={payoutFailures.map((id) => ({ id, label: failureWords[id] }))}
          value={values.failure}
          {...(errors.failure !== undefined && { error: errors.failure })}
          onChange={(id) => onChange({ failure: payoutFailures.find((one) => one === id) ?? null })}
        />
      )}
      {reference && (
        <TextField
          label="Provider’s reference"
          isRequired
          autoComplete="off"
          value={values.reference}
          {...(errors.reference !== undefined && { error: errors.reference })}
          onChange={(text) => onChange({ reference: text })}
        />
      )}
      {note && (
        <TextArea
          label={noteLabel(act)}
          {...(note === 'required' ? { isRequired: true } : { description: 'Optional.' })}
          limit={1_000}
          value={values.note}
          {...(errors.note !== undefined && { error: errors.note })}
          onChange={(text) => onChange({ note: text })}
        />
      )}
    </>
  )
}

export interface ActDialogProps {
  act: AskedAct
  review: Review
  reviewer: string
  onDone: (answer: Answered<'act'>) => void
  onClose: () => void
}

/** Asks for what an act needs, and whether it is meant; what was written stays when it is refused. */
export const ActDialog = ({ act, review, reviewer, onDone, onClose }: ActDialogProps) => {
  const [values, setValues] = useState(noValues)
  const [errors, setErrors] = useState<ActErrors>({})
  const words = actWords[act]

  const send = () => {
    const read = readAct(act, values, { id: review.id, reviewer })
    setErrors(read.ok ? {} : read.errors)
    return read.ok ? ask('act', read.act) : null
  }
  const isDanger = act === 'refuse' || act === 'markFailed'
  return (
    <ConfirmDialog<'act'> title={words.title} label={words.label} isDanger={isDanger} send={send} onDone={onDone} onClose={onClose}>
      {act !== 'note' && act !== 'putBack' && <Text weight="strong">{toWords(review)}</Text>}
      <Text>{words.effect}</Text>
      <Fields
        act={act}
        values={values}
        errors={errors}
        onChange={(change) => {
          setValues({ ...values, ...change })
          setErrors({})
        }}
      />
    </ConfirmDialog>
  )
}
