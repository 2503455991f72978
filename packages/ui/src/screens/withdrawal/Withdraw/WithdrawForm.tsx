import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { receivesFor, withdrawAmountSchema, withdrawSchema } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { WithdrawalRequest, WithdrawalSettings, WithdrawValues } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { AmountField } from '../../../patterns/AmountField/AmountField.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { PaymentMethodChoice } from '../../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import * as styles from '../RequestSummary.css.ts'
import { RequestSummary } from '../RequestSummary.tsx'
import { amountWords, wayKinds, wayNames, wayWords } from '../withdrawalWords.ts'

interface WithdrawFormProps {
  settings: WithdrawalSettings
  initialValues: Partial<WithdrawValues> | undefined
  onContinue: (request: WithdrawalRequest) => void
}

type Chosen = v.InferOutput<ReturnType<typeof withdrawSchema>>

/** The minimum, a round amount, and everything there is, as far as the limits let them through. */
const stepsOf = ({ min, max, available }: WithdrawalSettings): readonly bigint[] => {
  const all = ((available < max ? available : max) / 100n) * 100n
  return [...new Set([min, min * 5n, all])].filter((step) => step >= min && step <= all).toSorted((a, b) => Number(a - b))
}

export const WithdrawForm = ({ settings, initialValues, onContinue }: WithdrawFormProps) => {
  const resolver = useMemo(() => standardSchemaResolver<WithdrawValues, unknown, Chosen>(withdrawSchema(settings)), [settings])
  const form = useForm<WithdrawValues, unknown, Chosen>({ resolver, defaultValues: { amount: '', way: '', ...initialValues } })
  const amount = useFormField({ form, name: 'amount', words: amountWords(settings) })
  const way = useFormField({ form, name: 'way', words: wayWords })

  const [typed, chosenWay] = useWatch({ control: form.control, name: ['amount', 'way'] })
  const provider = settings.providers.find((candidate) => candidate.way === chosenWay)
  const parsed = v.safeParse(withdrawAmountSchema(settings), typed)
  const request: Partial<WithdrawalRequest> = {
    ...(provider && { provider }),
    ...(parsed.success && { amount: parsed.output }),
    // Without a way its fee is not known, and nobody is promised more than arrives.
    ...(provider && parsed.success && { receives: receivesFor(parsed.output, settings.tokenWorth, provider) }),
  }

  const send = form.handleSubmit((values) => {
    const taken = settings.providers.find((candidate) => candidate.way === values.way)
    if (taken) onContinue({ provider: taken, amount: values.amount, receives: receivesFor(values.amount, settings.tokenWorth, taken) })
  })
  return (
    <form
      noValidate
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Surface>
        <div className={styles.form}>
          <div className={styles.held}>
            <Text tone="soft">You can withdraw</Text>
            <TokenAmount kind="PRIZE" minor={settings.available} size="title" />
          </div>
          <AmountField
            {...amount}
            label="Prize tokens to withdraw"
            unit={{ kind: 'PRIZE' }}
            min={settings.min}
            max={settings.max}
            steps={stepsOf(settings)}
            isRequired
          />
          <PaymentMethodChoice
            {...way}
            label="Withdrawal method"
            options={settings.providers.map(({ way: id, arrival, fee }) => ({
              id,
              kind: wayKinds[id],
              name: wayNames[id],
              detail: `${arrival}. ${fee ? `Fee ${formatPrice(fee.minor, fee.currency)}` : 'No fee'}.`,
            }))}
          />
        </div>
      </Surface>
      <RequestSummary {...request}>
        <Button type="submit" weight="primary" size="large" place={{ marginBlockStart: 'snug' }}>
          Continue
        </Button>
      </RequestSummary>
    </form>
  )
}
