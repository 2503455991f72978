import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { limitsOf, payoutWaySchema, receivesFor, withdrawAmountSchema } from '@lagoon/contract/withdrawal/withdrawal.rules'
import type { WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import type { WithdrawalRequest, WithdrawalSettings, WithdrawValues } from '@lagoon/domain/withdrawal/withdrawal.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { AmountField } from '../../../patterns/AmountField/AmountField.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { PaymentMethodChoice } from '../../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { formatTokens } from '../../../patterns/TokenAmount/formatTokens.ts'
import * as styles from '../RequestSummary.css.ts'
import { RequestSummary } from '../RequestSummary.tsx'
import { amountWords, arrivalWords, wayKinds, wayNames, wayWords } from '../withdrawalWords.ts'
import { Limits } from './Limits.tsx'
import { Redeemable } from './Redeemable.tsx'

export interface WithdrawFormProps {
  settings: WithdrawalSettings
  initial: WithdrawValues
  /** What is typed and chosen so far, to be kept over a reload. */
  onDraft: (draft: WithdrawDraft) => void
  /** Amount and method are chosen and hold. */
  onContinue: (draft: WithdrawDraft) => void
}

const offerOf = (settings: WithdrawalSettings, way: string) => settings.ways.find((offer) => offer.way === way)

/** The amount by the limits of the method that is chosen beside it. */
const schemaOf = (settings: WithdrawalSettings) =>
  v.pipe(
    v.object({ amount: v.string(), way: v.string() }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { amount, way } = dataset.value
      const input = dataset.value
      const say = (key: 'amount' | 'way', message: string) =>
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
      const amountIs = v.safeParse(withdrawAmountSchema(limitsOf(settings, offerOf(settings, way))), amount)
      if (!amountIs.success) say('amount', amountIs.issues[0].message)
      const wayIs = v.safeParse(payoutWaySchema, way)
      if (!wayIs.success) say('way', wayIs.issues[0].message)
    }),
  )

/** The minimum, a round amount, and everything there is, as far as the limits let them through. */
const stepsOf = ({ min, max, available }: Pick<WithdrawalSettings, 'min' | 'max' | 'available'>): readonly bigint[] => {
  const all = ((available < max ? available : max) / 100n) * 100n
  return [...new Set([min, min * 5n, all])].filter((step) => step >= min && step <= all).toSorted((a, b) => Number(a - b))
}

const wayDetail = ({ arrivalDays, fee, min, max }: WithdrawalSettings['ways'][number]): string =>
  `${arrivalWords(arrivalDays)} after our review. ${fee ? `Fee ${formatPrice(fee.minor, fee.currency)}` : 'No fee'}. ${formatTokens(min, 'full')} to ${formatTokens(max, 'full')} tokens.`

/** How much, and by which method, with everything that bounds it in sight before anything is typed. */
export const WithdrawForm = ({ settings, initial, onDraft, onContinue }: WithdrawFormProps) => {
  const resolver = useMemo(() => standardSchemaResolver<WithdrawValues, unknown, WithdrawValues>(schemaOf(settings) as never), [settings])
  const form = useForm<WithdrawValues, unknown, WithdrawValues>({ resolver, defaultValues: initial })
  const [typed, chosenWay] = useWatch({ control: form.control, name: ['amount', 'way'] })
  const offer = offerOf(settings, chosenWay)
  const limits = limitsOf(settings, offer)
  const amount = useFormField({ form, name: 'amount', words: amountWords(limits, settings.limits) })
  const way = useFormField({ form, name: 'way', words: wayWords })
  const parsed = v.safeParse(withdrawAmountSchema(limits), typed)
  const request: Partial<WithdrawalRequest> = {
    ...(offer && { way: offer.way, arrivalDays: offer.arrivalDays, ...(offer.fee && { fee: offer.fee }) }),
    ...(parsed.success && { amount: parsed.output }),
    // Without a method its fee is not known, and nobody is promised more than arrives.
    ...(offer && parsed.success && { receives: receivesFor(parsed.output, settings.tokenWorth, offer) }),
  }
  const draftOf = (values: WithdrawValues): WithdrawDraft => ({
    amount: values.amount.trim(),
    ...(values.way === '' ? {} : { way: values.way }),
  })
  const keep = () => onDraft(draftOf(form.getValues()))
  const send = form.handleSubmit((values) => onContinue(draftOf(values)))
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
          <Redeemable {...settings} />
          <Limits settings={settings} />
          <AmountField
            {...amount}
            value={String(amount.value)}
            onBlur={() => {
              amount.onBlur()
              keep()
            }}
            label="Prize tokens to withdraw"
            unit={{ kind: 'PRIZE' }}
            min={limits.min}
            max={limits.max}
            steps={stepsOf(limits)}
            isRequired
          />
          <PaymentMethodChoice
            {...way}
            value={String(way.value)}
            onChange={(id) => {
              way.onChange(id)
              // What is too much for one method may be none for another.
              if (form.formState.errors.amount) void form.trigger('amount')
              keep()
            }}
            label="Withdrawal method"
            options={settings.ways.map((one) => ({
              id: one.way,
              kind: wayKinds[one.way],
              name: wayNames[one.way],
              detail: wayDetail(one),
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
