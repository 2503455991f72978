import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState, type SubmitEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
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
import { referenceValuesOf, sumValuesOf, type ReferenceValues, type Sum, type SumValues } from './findValues.ts'
import * as styles from './FindPayment.css.ts'

export interface FindFormProps {
  isSearching: boolean
  refusals: readonly FieldErrorDetail[]
  /** What was asked for last. */
  last: PaymentMemory | undefined
  onFind: (memory: PaymentMemory) => void
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
const referenceResolver = standardSchemaResolver<ReferenceValues, unknown, ReferenceValues>(paymentReferenceSchema)
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

interface WayProps<Values extends SumValues | ReferenceValues, Output extends Sum | ReferenceValues> extends Pick<
  FindFormProps,
  'isSearching' | 'onFind'
> {
  form: UseFormReturn<Values, unknown, Output>
}

const BySum = ({ form, isSearching, onFind }: WayProps<SumValues, Sum>) => {
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

const ByReference = ({ form, isSearching, onFind }: WayProps<ReferenceValues, ReferenceValues>) => {
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
export const FindForm = ({ isSearching, refusals, last, onFind }: FindFormProps) => {
  const [way, setWay] = useState<string>(last?.by ?? 'sum')
  // Both are kept: what was typed stays while the other way is looked at.
  const sum = useForm<SumValues, unknown, Sum>({ resolver: sumResolver, defaultValues: sumValuesOf(last) })
  const reference = useForm<ReferenceValues, unknown, ReferenceValues>({
    resolver: referenceResolver,
    defaultValues: referenceValuesOf(last),
  })
  const answered = isSearching ? undefined : refusals
  useRefusals(sum, sumNames, answered)
  useRefusals(reference, referenceNames, answered)
  const search = { isSearching, onFind }
  return (
    <div className={styles.parts}>
      <RadioGroup label="How do you want to find it?" options={ways} value={way} onChange={setWay} />
      {way === 'sum' ? <BySum {...search} form={sum} /> : <ByReference {...search} form={reference} />}
    </div>
  )
}
