import { CreditCard, Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Checkbox } from '@lagoon/ui/kit/Checkbox/Checkbox'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { TextField } from '@lagoon/ui/kit/TextField/TextField'
import { Chooser } from '../../client/Chooser.tsx'
import { outcomeWords } from '../../outcomes.ts'
import { money } from '../../client/money.ts'
import { brandOf, codeProblem, problemsOf } from '../card.ts'
import { cardFields, choices, type CardField, type FrameView, type PayReply, type PayRequest } from '../contract.ts'
import { ExpiryField, NumberField } from './cardTextFields.tsx'
import * as styles from './Page.css.ts'
import { useCardEntry } from './useCardEntry.ts'
import { brandNames } from './words.ts'

export interface CardFormProps {
  view: Extract<FrameView, { state: 'READY' }>
  /** Sends the form; answers with what is wrong with it, where something is. */
  onPay: (request: Omit<PayRequest, 'sessionToken'>) => Promise<PayReply>
  onClose: () => void
}

const empty: Readonly<Record<CardField, string>> = { number: '', expiry: '', code: '', holder: '' }
const testCard: Readonly<Record<CardField, string>> = { number: '4000 0278 9138 0961', expiry: '12/34', code: '217', holder: 'FL-BRW1' }

/** A card, or the security code of a stored one. What is typed here goes to this page’s own server and nowhere else. */
export const CardForm = ({ view, onPay, onClose }: CardFormProps) => {
  const { storedCard, amount, currency } = view
  const entry = useCardEntry(cardFields, empty)
  const { values, problems, show, field } = entry
  const [isSaved, setSaved] = useState(false)
  const [isPending, setPending] = useState(false)
  const [wish, setWish] = useState(view.wish)
  const isAmex = (storedCard?.brand ?? brandOf(values.number)?.name) === 'amex'

  const check = (): Partial<Record<CardField, string>> => {
    if (!storedCard) return problemsOf(values, new Date())
    const code = codeProblem(values.code, isAmex ? 4 : 3)
    return code === undefined ? {} : { code }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || show(check()) !== undefined) return
    setPending(true)
    const { outcome, notice } = wish
    const entered = storedCard ? { code: values.code, userPaymentOptionId: storedCard.id } : { ...values, isSaved }
    const reply = await onPay({ ...entered, outcome, notice })
    setPending(false)
    if (reply.state === 'INVALID') show(reply.fields)
  }
  const code = (
    <TextField
      label="Security code"
      description={isAmex ? '4 digits on the front' : '3 digits on the back'}
      inputMode="numeric"
      autoComplete="cc-csc"
      maxLength={4}
      {...field('code')}
    />
  )
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Card">
      {storedCard ? (
        <>
          <div className={styles.stored}>
            <CreditCard size="1.5rem" aria-hidden />
            <div>
              <Text weight="strong">
                {brandNames[storedCard.brand] ?? storedCard.brand} ending in {storedCard.lastFour}
              </Text>
              <Text size="small" tone="soft">
                Expires {storedCard.expiry}
              </Text>
            </div>
          </div>
          {problems.number !== undefined && (
            <Text tone="danger" size="small">
              {problems.number}
            </Text>
          )}
          {code}
        </>
      ) : (
        <>
          <NumberField entry={entry} />
          <div className={styles.pair}>
            <ExpiryField entry={entry} />
            {code}
          </div>
          <TextField label="Name on card" autoComplete="cc-name" maxLength={60} {...field('holder')} />
          <Checkbox isSelected={isSaved} onChange={setSaved} description="Saved by Nuvei. Next time, you’ll only need the security code.">
            Save this card
          </Checkbox>
        </>
      )}
      <div className={styles.buttons}>
        <Button type="submit" weight="primary" size="large" isPending={isPending}>
          <Lock size="1rem" aria-hidden /> Pay {money(amount, currency)}
        </Button>
        <Button weight="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
      <Chooser choices={choices} words={outcomeWords} wish={wish} onChange={setWish}>
        {!storedCard && (
          <Button size="compact" onPress={() => entry.fill(testCard)}>
            Fill in a test card
          </Button>
        )}
      </Chooser>
    </form>
  )
}
