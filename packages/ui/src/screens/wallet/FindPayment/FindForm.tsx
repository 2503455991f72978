import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState, type SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Minor } from '@lagoon/contract/money/money'
import type { Currency } from '@lagoon/contract/money/price'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { paymentReferenceSchema, paymentSumSchema, REFERENCE_MAX_LENGTH } from '@lagoon/contract/wallet/wallet.rules'
import type { PaymentMemory } from '@lagoon/domain/wallet/payments/findPayment.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { RadioGroup } from '../../../kit/RadioGroup/RadioGroup.tsx'
import { AmountField } from '../../../patterns/AmountField/AmountField.tsx'
import { FormDateField } from '../../../patterns/FormField/FormDateField.tsx'
import { FormSelect } from '../../../patterns/FormField/FormSelect.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { useRefusals } from '../../../patterns/FormField/useRefusals.ts'
import { fieldWords } from '../../fieldWords.ts'
import * as styles from './FindPayment.css.ts'

export interface FindFormProps {
  isSearching: boolean
  refusals: readonly FieldErrorDetail[]
  onFind: (memory: PaymentMemory) => void
}

interface SumValues {
  amount: string
  currency: Currency
  day: string
}
interface Sum {
  amount: Minor
  currency: Currency
  day: string
}

const amountWords = fieldWords({
  required: 'Enter what you paid.',
  notANumber: 'Enter a valid amount, such as 12.50.',
  belowMinimum: 'Enter an amount above zero.',
})
const dayWords = fieldWords({ required: 'Enter the date you paid.', invalid: 'Enter a valid date.' })
const currencyWords = fieldWords({ required: 'Choose a currency.' })
const referenceWords = fieldWords({
  required: 'Enter the ID or reference.',
  tooLong: `Use no more than ${REFERENCE_MAX_LENGTH} characters.`,
})
const sumResolver = standardSchemaResolver<SumValues, unknown, Sum>(paymentSumSchema)
const referenceResolver = standardSchemaResolver<{ reference: string }, unknown, { reference: string }>(paymentReferenceSchema)
const sumNames = ['amount', 'currency', 'day'] as const
const referenceNames = ['reference'] as const
const currencyOptions = [
  { id: 'USD', label: 'USD' },
  { id: 'CAD', label: 'CAD' },
]

const Find = ({ isSearching }: Pick<FindFormProps, 'isSearching'>) => (
  <Button type="submit" weight="primary" size="large" isPending={isSearching}>
    Find payment
  </Button>
)

const BySum = ({ isSearching, refusals, onFind }: FindFormProps) => {
  const form = useForm<SumValues, unknown, Sum>({ resolver: sumResolver, defaultValues: { amount: '', currency: 'USD', day: '' } })
  useRefusals(form, sumNames, isSearching ? undefined : refusals)
  const amount = useFormField({ form, name: 'amount', words: amountWords })
  const currency = useWatch({ control: form.control, name: 'currency' })
  const find = form.handleSubmit((sum) => onFind({ by: 'sum', ...sum }))
  return (
    <form
      noValidate
      className={styles.parts}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!isSearching) void find()
      }}
    >
      <div className={styles.sum}>
        <AmountField {...amount} label="What you paid" unit={{ currency }} description="The total, with any fee." isRequired />
        <FormSelect form={form} name="currency" words={currencyWords} label="Currency" options={currencyOptions} />
      </div>
      <FormDateField form={form} name="day" words={dayWords} label="Day" description="We also check the day before and after." isRequired />
      <Find isSearching={isSearching} />
    </form>
  )
}

const ByReference = ({ isSearching, refusals, onFind }: FindFormProps) => {
  const form = useForm<{ reference: string }, unknown, { reference: string }>({
    resolver: referenceResolver,
    defaultValues: { reference: '' },
  })
  useRefusals(form, referenceNames, isSearching ? undefined : refusals)
  const find = form.handleSubmit(({ reference }) => onFind({ by: 'reference', reference }))
  return (
    <form
      noValidate
      className={styles.parts}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!isSearching) void find()
      }}
    >
      <FormTextField
        form={form}
        name="reference"
        words={referenceWords}
        label="Payment ID or provider’s reference"
        description="You’ll find the ID in your transactions, and the reference in the provider’s email or app."
        isRequired
      />
      <Find isSearching={isSearching} />
    </form>
  )
}

const ways = [
  { id: 'sum', label: 'By amount and day' },
  { id: 'reference', label: 'By ID' },
]

/** What a player remembers of a payment: a sum and a day, or an ID. */
export const FindForm = (props: FindFormProps) => {
  const [way, setWay] = useState('sum')
  return (
    <div className={styles.parts}>
      <RadioGroup label="How do you want to find it?" options={ways} value={way} onChange={setWay} />
      {way === 'sum' ? <BySum {...props} /> : <ByReference {...props} />}
    </div>
  )
}
