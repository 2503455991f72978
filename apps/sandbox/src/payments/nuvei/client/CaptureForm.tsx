import { useState, type FormEvent } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { Chooser } from '../../client/Chooser.tsx'
import { noticeWays } from '../../outcomes.ts'
import {
  captureFields,
  captureOutcomes,
  captureOutcomeWords,
  captureProblems,
  type CaptureField,
  type CaptureProblem,
  type CaptureReply,
  type CaptureRequest,
} from '../capture.ts'
import { ExpiryField, NumberField } from './cardTextFields.tsx'
import * as styles from './Page.css.ts'
import { say } from './talkToParent.ts'
import { useCardEntry } from './useCardEntry.ts'

type Problems = Partial<Record<CaptureField, CaptureProblem>>

export interface CaptureFormProps {
  /** Sends the card; answers with what is wrong with it, where something is. */
  onLink: (request: Omit<CaptureRequest, 'sessionToken'>) => Promise<CaptureReply>
  /** Absent where there is no page around. */
  onClose?: () => void
}

const choices = { outcomes: captureOutcomes, notices: noticeWays }
const empty: Readonly<Record<CaptureField, string>> = { number: '', expiry: '', holder: '' }
const testCard: Readonly<Record<CaptureField, string>> = { number: '4000 0278 9138 0961', expiry: '12/34', holder: 'Noah Finch' }

/** The card that is to be linked. What is typed goes to this page’s own server and nowhere else; the page around hears only of faults. */
export const CaptureForm = ({ onLink, onClose }: CaptureFormProps) => {
  const entry = useCardEntry(captureFields, empty)
  const { values, field } = entry
  const [isPending, setPending] = useState(false)
  const [wish, setWish] = useState<Pick<CaptureRequest, 'outcome' | 'notice'>>({ outcome: 'LINKS', notice: 'AT_ONCE' })

  /** Shows what is wrong, and tells the page around of the first of it. Whether nothing is. */
  const show = (found: Problems): boolean => {
    const texts: Partial<Record<CaptureField, string>> = Object.fromEntries(
      captureFields.flatMap((name) => (found[name] ? [[name, found[name].text] as const] : [])),
    )
    const first = entry.show(texts)
    if (first && found[first]) say({ type: 'faulty', fault: found[first].fault })
    return first === undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !show(captureProblems(values, new Date()))) return
    setPending(true)
    const reply = await onLink({ ...values, ...wish })
    setPending(false)
    if (reply.state === 'INVALID') show(reply.problems)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Card for withdrawals">
      <NumberField entry={entry} />
      <ExpiryField entry={entry} />
      <TextField
        label="Name on card"
        description="Letters only, as on the card"
        autoComplete="cc-name"
        maxLength={60}
        {...field('holder')}
      />
      <Text size="small" tone="soft">
        Use a card in your own name. The security code isn’t needed: nothing is charged.
      </Text>
      <div className={styles.buttons}>
        <Button type="submit" weight="primary" size="large" isPending={isPending}>
          Link card
        </Button>
        {onClose && (
          <Button weight="quiet" onPress={onClose}>
            Cancel
          </Button>
        )}
      </div>
      <Chooser choices={choices} words={captureOutcomeWords} wish={wish} onChange={setWish}>
        <Button size="compact" onPress={() => entry.fill(testCard)}>
          Fill in a test card
        </Button>
      </Chooser>
    </form>
  )
}
