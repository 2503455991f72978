import type { SubmitEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { packagesAddress } from '@lagoon/contract/wallet/addresses'
import type { BuyPackageValues, BuyPackageView, Order } from '@lagoon/domain/wallet/packages/buyPackage.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Surface } from '../../../kit/Surface/Surface.tsx'
import { AmountField } from '../../../patterns/AmountField/AmountField.tsx'
import { FactList } from '../../../patterns/FactList/FactList.tsx'
import { useFormField } from '../../../patterns/FormField/formField.ts'
import { PaymentMethodChoice } from '../../../patterns/PaymentMethodChoice/PaymentMethodChoice.tsx'
import { ScreenFrame } from '../../../patterns/ScreenFrame/ScreenFrame.tsx'
import { amountWords, paymentMethodWords } from '../fieldMessages.ts'
import { Coupon } from './Coupon.tsx'
import { Popups } from '../../shell/Popups.tsx'
import { PayOrReason } from './PayOrReason.tsx'
import { receiptOf, toPay } from './receipt.tsx'
import { useBuyPackageForm, type BuyPackageForm, type Purchase } from './useBuyPackageForm.ts'
import * as styles from './BuyPackage.css.ts'

export interface BuyPackageProps {
  view: BuyPackageView
  /** What is already known: the method of the last time is not chosen for the player. */
  initialValues?: Partial<BuyPackageValues>
  onApplyCoupon: (coupon: { code: string }) => void
  onRemoveCoupon: () => void
  /** Checked by the rules. */
  onPay: (purchase: Purchase) => void
  /** Confirmed: over a threshold of the operator, once; of any other limit the form is there again, for less. */
  onContinue: () => void
  /** Not bought. */
  onCancel: () => void
}

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

const Method = ({ form, view }: { form: BuyPackageForm; view: BuyPackageView }) => {
  const field = useFormField({ form, name: 'methodId', words: paymentMethodWords })
  return <PaymentMethodChoice {...field} value={String(field.value)} label="Payment method" options={view.methods} />
}

/** One purchase: how much, how it is paid, with which coupon, and the whole receipt before anything is charged. */
export const BuyPackage = ({ view, initialValues = {}, onApplyCoupon, onRemoveCoupon, onPay, onContinue, onCancel }: BuyPackageProps) => {
  const { order, coupon } = view
  const form = useBuyPackageForm(order, initialValues)
  const typed = useWatch({ control: form.control, name: 'amount' })
  const send = form.handleSubmit((purchase) => onPay(purchase))
  return (
    <ScreenFrame
      title={order.kind === 'package' ? `Buy ${order.offer.name}` : 'Custom recharge'}
      width="regular"
      back={{ href: packagesAddress(), label: 'All packages' }}
    >
      <form
        noValidate
        className={styles.root}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (view.state === 'choosing') void send()
        }}
      >
        <div className={styles.choices}>
          {order.kind === 'customRecharge' && <Amount form={form} order={order} />}
          <Method form={form} view={view} />
        </div>
        <div className={styles.summary}>
          <Surface as="section" labelledBy="receipt">
            <div className={styles.parts}>
              <Heading level={2} size="large" id="receipt">
                What you get
              </Heading>
              <FactList facts={receiptOf(order, coupon, typed)} />
              <hr className={styles.rule} />
              <Coupon coupon={coupon} onApply={onApplyCoupon} onRemove={onRemoveCoupon} />
              <PayOrReason state={view.state} price={toPay(order, coupon, typed)} />
            </div>
          </Surface>
        </div>
      </form>
      {view.state === 'purchaseLimitExceeded' && (
        <Popups
          queue={[{ kind: 'purchaseLimitExceeded', limit: view.limit }]}
          onDecide={({ decision }) => (decision === 'confirm' ? onContinue() : onCancel())}
        />
      )}
    </ScreenFrame>
  )
}
