import type { SubmitEvent } from 'react'
import type { Minor } from '@lagoon/contract/money/money'
import type { TipView } from '@lagoon/domain/wallet/tip/tip.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { AmountField } from '../../../patterns/AmountField/AmountField.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { useRefusals } from '../../../patterns/FormField/useRefusals.ts'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import { tipWords } from '../fieldMessages.ts'
import { useTipForm } from './useTipForm.ts'
import * as styles from './Tip.css.ts'

interface TipFormProps {
  view: Extract<TipView, { state: 'amount' }>
  initialAmount: string
  onChoose: (tip: { amount: Minor }) => void
}

const names = ['amount'] as const

/** How much: checked against the minimum and what is held, and handed on as minor units. */
export const TipForm = ({ view: { balance, minimum, steps, refusals }, initialAmount, onChoose }: TipFormProps) => {
  const form = useTipForm({ minimum, balance }, initialAmount)
  useRefusals(form, names, refusals)
  const field = useFormField({ form, name: 'amount', words: tipWords({ minimum, balance }) })
  const choose = form.handleSubmit((tip) => onChoose(tip))
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void choose()
      }}
    >
      <AmountField
        {...field}
        label="Tip"
        unit={{ kind: 'TIP' }}
        description={`At least ${formatTokens(minimum, 'full')}. You have ${formatTokens(balance, 'full')}.`}
        steps={steps.filter((step) => step <= balance)}
        isRequired
      />
      <Button type="submit" weight="primary" size="large">
        Continue
      </Button>
    </form>
  )
}
