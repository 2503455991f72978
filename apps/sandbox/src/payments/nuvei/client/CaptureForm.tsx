import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Select } from '@lagoon/ui/kit/Select/Select'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { FlaskConical } from 'lucide-react'
import * as chooser from '../../client/Chooser.css.ts'
import { noticeWays, noticeWords } from '../../outcomes.ts'
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
import { brandOf } from '../card.ts'
import { asExpiry, grouped } from './entry.ts'
import * as styles from './Page.css.ts'
import { say } from './talkToParent.ts'
import { brandNames } from './words.ts'

type Problems = Partial<Record<CaptureField, CaptureProblem>>

export interface CaptureFormProps {
  /** Sends the card; answers with what is wrong with it, where something is. */
  onLink: (request: Omit<CaptureRequest, 'sessionToken'>) => Promise<CaptureReply>
  /** Absent where there is no page around. */
  onClose?: () => void
}

const empty: Readonly<Record<CaptureField, string>> = { number: '', expiry: '', holder: '' }
const testCard: Readonly<Record<CaptureField, string>> = { number: '4000 0278 9138 0961', expiry: '12/34', holder: 'Noah Finch' }

/** The card that is to be linked. What is typed goes to this page’s own server and nowhere else; the page around hears only of faults. */
export const CaptureForm = ({ onLink, onClose }: CaptureFormProps) => {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Problems>({})
  const [isPending, setPending] = useState(false)
  const [wish, setWish] = useState<Pick<CaptureRequest, 'outcome' | 'notice'>>({ outcome: 'LINKS', notice: 'AT_ONCE' })
  const inputs = useRef<Partial<Record<CaptureField, HTMLInputElement | null>>>({})
  const brand = brandOf(values.number)

  /** Shows what is wrong, and tells the page around of the first of it. Whether nothing is. */
  const show = (found: Problems): boolean => {
    setProblems(found)
    const first = captureFields.find((name) => found[name] !== undefined)
    if (first === undefined) return true
    inputs.current[first]?.focus()
    if (found[first]) say({ type: 'faulty', fault: found[first].fault })
    return false
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !show(captureProblems(values, new Date()))) return
    setPending(true)
    const reply = await onLink({ ...values, ...wish })
    setPending(false)
    if (reply.state === 'INVALID') show(reply.problems)
  }
  const field = (name: CaptureField, clean: (text: string) => string = (text) => text) => ({
    value: values[name],
    onChange: (text: string) => {
      setValues({ ...values, [name]: clean(text) })
      if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined })
    },
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input
    },
    isRequired: true,
    ...(problems[name] !== undefined && { error: problems[name].text }),
  })
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Card for withdrawals">
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        suffix={<span className={styles.brand}>{brand ? brandNames[brand.name] : ''}</span>}
        {...field('number', grouped)}
      />
      <TextField
        label="Expiry"
        description="Month and year"
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={5}
        {...field('expiry', (text) => asExpiry(text, values.expiry))}
      />
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
      <details className={chooser.root}>
        <summary className={chooser.summary}>
          <FlaskConical size="1rem" aria-hidden /> Sandbox: what should happen
        </summary>
        <div className={chooser.body}>
          <Select
            label="What should happen"
            options={captureOutcomes.map((id) => ({ id, label: captureOutcomeWords[id] }))}
            value={wish.outcome}
            onChange={(id) => setWish({ ...wish, outcome: captureOutcomes.find((one) => one === id) ?? wish.outcome })}
          />
          <Select
            label="Notification"
            options={noticeWays.map((id) => ({ id, label: noticeWords[id] }))}
            value={wish.notice}
            onChange={(id) => setWish({ ...wish, notice: noticeWays.find((one) => one === id) ?? wish.notice })}
          />
          <Button
            size="compact"
            onPress={() => {
              setValues(testCard)
              setProblems({})
            }}
          >
            Fill in a test card
          </Button>
        </div>
      </details>
    </form>
  )
}
