import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type { Minor } from '@lagoon/contract/money/money'
import type { BuyPackageValues, BuyPackageView, Order } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { AmountField } from '../../../patterns/AmountField/AmountField.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { useRefusals } from '../../../patterns/FormField/useRefusals.ts'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { PackageArt } from '../../../patterns/PackageArt/PackageArt.tsx'
import { PaymentMethodChoice } from '../../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { amountWords, paymentMethodWords } from '../fieldMessages.ts'
import { Coupon } from './Coupon.tsx'
import { PayOrReason } from './PayOrReason.tsx'
import { receiptOf, toPay, typedAmount } from './receipt.tsx'
import { SummaryLine } from './Summary.tsx'
import { useBuyPackageForm, type BuyPackageForm, type Purchase } from './useBuyPackageForm.ts'
import * as styles from './BuyPackage.css.ts'

/** A view that has a purchase to show. */
export type Buying = Extract<BuyPackageView, { order: unknown }>

export interface BuyFormProps {
  view: Buying
  initialValues: Partial<BuyPackageValues>
  /** What is typed is this amount of money now; undefined while it is none. */
  onAmount: (amount: Minor | undefined) => void
  onApplyCoupon: (coupon: { code: string }) => void
  onRemoveCoupon: () => void
  /** Checked by the rules. */
  onPay: (purchase: Purchase) => void
  /** The provider is to forget a stored card. */
  onForgetCard: (method: { id: string }) => void
}

const names = ['amount', 'methodId'] as const

const Amount = ({ form, order }: { form: BuyPackageForm; order: Extract<Order, { kind: 'customRecharge' }> }) => {
  const field = useFormField({ form, name: 'amount', words: amountWords(order.limits, order.currency) })
  return (
    <AmountField
      {...field}
      value={String(field.value)}
      label="Amount"
      unit={{ currency: order.currency }}
      min={order.limits.min}
      max={order.limits.max}
      steps={order.steps}
      isRequired
    />
  )
}

const Method = ({ form, view, onForgetCard }: { form: BuyPackageForm } & Pick<BuyFormProps, 'view' | 'onForgetCard'>) => {
  const field = useFormField({ form, name: 'methodId', words: paymentMethodWords })
  const stored = view.methods.find(({ id, isStored }) => isStored && id === field.value)
  return (
    <div className={styles.methods}>
      <PaymentMethodChoice {...field} value={String(field.value)} label="Payment method" options={view.methods} />
      {stored && (
        <div className={styles.remove}>
          <Button
            weight="quiet"
            onPress={() => {
              form.setValue('methodId', '')
              onForgetCard({ id: stored.id })
            }}
          >
            {`Remove ${stored.name}`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** How much, how it is paid, with which coupon, and the whole receipt before anything is charged. */
export const BuyForm = ({ view, initialValues, onAmount, onApplyCoupon, onRemoveCoupon, onPay, onForgetCard }: BuyFormProps) => {
  const { order, coupon } = view
  const form = useBuyPackageForm(order, initialValues)
  const typed = useWatch({ control: form.control, name: 'amount' })
  const amount = typedAmount(order, typed)
  useRefusals(form, names, view.state === 'submitting' ? undefined : view.refusals)
  useEffect(
    function tellAmount() {
      if (order.kind === 'customRecharge') onAmount(amount)
    },
    [amount, onAmount, order.kind],
  )
  const send = form.handleSubmit((purchase) => onPay(purchase))
  const total = toPay(view, typed)
  return (
    <form noValidate className={styles.root} onSubmit={sendOnce(send, view.state === 'submitting')}>
      <SummaryLine order={order} total={total} />
      <div className={styles.choices}>
        {order.kind === 'customRecharge' && <Amount form={form} order={order} />}
        <Method form={form} view={view} onForgetCard={onForgetCard} />
      </div>
      <div className={styles.summary}>
        <Surface as="section" labelledBy="receipt">
          <div className={styles.parts}>
            {order.kind === 'package' && (
              <div className={styles.art}>
                <PackageArt art={order.offer.art} isFirst />
              </div>
            )}
            <Heading level={2} size="large" id="receipt">
              What you get
            </Heading>
            <FactList facts={receiptOf(view, typed)} />
            <hr className={styles.rule} />
            <Coupon
              coupon={coupon}
              isAmountMissing={order.kind === 'customRecharge' && amount === undefined}
              onApply={onApplyCoupon}
              onRemove={onRemoveCoupon}
            />
            <PayOrReason view={view} price={total} />
          </div>
        </Surface>
      </div>
    </form>
  )
}
