import { useState } from 'react'
import { kycDecision, type KycDecision, type OperatorKycCase } from '@lagoon/contract/wire/operator/kycCases'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextArea } from '@lagoon/ui/kit/TextArea/TextArea'
import * as v from 'valibot'
import type { OfficeRefusal } from '../../contract.ts'
import { ask, type Answered } from '../ask.ts'
import { refusalWords } from '../words.ts'
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
  const [refusal, setRefusal] = useState<OfficeRefusal | null>(null)
  const [isPending, setPending] = useState(false)
  const words = decisionWords[decision]
  const confirm = async () => {
    const read = v.safeParse(kycDecision, { playerId, level, decision, reviewer, note })
    setError(read.success ? null : errorOf(note))
    if (!read.success) return
    setPending(true)
    const reply = await ask('decide', read.output)
    setPending(false)
    if (reply.status === 'OK') onDone(reply)
    else setRefusal(reply.status)
  }
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button weight={decision === 'REFUSED' ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm()}>
            {words.label}
          </Button>
        </>
      }
    >
      <Stack>
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
        {refusal !== null && (
          <Notice tone="danger" announce="now">
            {refusalWords[refusal]}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
