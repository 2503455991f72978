import { useState, type ReactNode } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Dialog } from '@lagoon/ui/kit/Dialog/Dialog'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import type { OfficeCall, OfficeRefusal } from '../contract.ts'
import type { Answered, Refused } from './ask.ts'
import { refusalWords } from './words.ts'

export interface ConfirmDialogProps<Call extends OfficeCall> {
  title: string
  /** What the button says that does it. */
  label: string
  isDanger: boolean
  /** Does it; `null` where what was written is not good yet. */
  send: () => Promise<Answered<Call> | Refused> | null
  onDone: (answer: Answered<Call>) => void
  onClose: () => void
  children: ReactNode
}

/** Asks whether something is meant, and does it; it stays open, with the reason, when that is refused. */
export const ConfirmDialog = <Call extends OfficeCall>(props: ConfirmDialogProps<Call>) => {
  const { title, label, isDanger, send, onDone, onClose, children } = props
  const [refusal, setRefusal] = useState<OfficeRefusal | null>(null)
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    const sent = send()
    if (sent === null) return
    setPending(true)
    const reply = await sent
    setPending(false)
    if (reply.status === 'OK') onDone(reply as Answered<Call>)
    else setRefusal((reply as Refused).status)
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button weight={isDanger ? 'danger' : 'primary'} isPending={isPending} onPress={() => void confirm()}>
            {label}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {refusal !== null && (
          <Notice tone="danger" announce="now">
            {refusalWords[refusal]}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}
