import { useState } from 'react'
import { kycDecision, type KycDecision, type OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import * as v from 'valibot'
import { ask, type Answered } from '../ask.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { decisionWords } from './words.ts'

const MOST = 1_000
const errorOf = (note: string): string =>
  note.trim() === ''
    ? 'Write why.'
    : note.trim().length > MOST
      ? `Use no more than ${MOST} characters.`
      : 'These characters can’t be kept. Write it another way.'

export interface DecideDialogProps {
  kycCase: OperatorKycCase
  decision: KycDecision['decision']
  reviewer: string
  onDone: (answer: Answered<'decide'>) => void
  onClose: () => void
}

/** Asks why, and whether a decision is meant; what was written stays when it is refused. */
export const DecideDialog = ({ kycCase: { playerId, level }, decision, reviewer, onDone, onClose }: DecideDialogProps) => {
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const words = decisionWords[decision]
  const send = () => {
    const read = v.safeParse(kycDecision, { playerId, level, decision, reviewer, note })
    setError(read.success ? null : errorOf(note))
    return read.success ? ask('decide', read.output) : null
  }
  return (
    <ConfirmDialog<'decide'>
      title={words.title}
      label={words.label}
      isDanger={decision === 'REFUSED'}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <Text>{words.effect}</Text>
      <TextArea
        label="Why"
        description="For other reviewers. A player never reads it."
        isRequired
        limit={MOST}
        value={note}
        {...(error !== null && { error })}
        onChange={(text) => {
          setNote(text)
          setError(null)
        }}
      />
    </ConfirmDialog>
  )
}
