import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords, usd } from '@lagoon/contract/demo/money'
import { demoCoupon, demoPurchaseLimit, demoRecharge, discounted } from '@lagoon/contract/demo/packages'
import { harbour } from '@lagoon/domain/testing/packageSample'
import type { BuyPackageView } from '@lagoon/domain/wallet/packages/buyPackage.state'
import type { ExceededLimit } from '@lagoon/domain/shell/popups/popup.state'
import { expect, fn, screen } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { BuyPackage } from './BuyPackage.tsx'

type Choosing = Extract<BuyPackageView, { state: 'choosing' }>

const choosing: Choosing = {
  state: 'choosing',
  order: { kind: 'package', offer: harbour },
  coupon: { status: 'none' },
  methods: [
    { id: 'visa-4242', kind: 'CARD', name: 'Visa ending 4242', detail: 'Confirmed at once.' },
    { id: 'card', kind: 'CARD', name: 'New card', detail: 'Enter it on the payment provider’s page. We never see the number.' },
    { id: 'crypto', kind: 'CRYPTO', name: 'Crypto', detail: 'Get an address and an amount. Confirmed in 10 to 30 minutes.' },
    { id: 'skrill', kind: 'E_WALLET', name: 'Skrill', detail: 'Log in to Skrill, then come back here.' },
  ],
}
const custom: Choosing = {
  ...choosing,
  order: {
    kind: 'customRecharge',
    ...demoRecharge,
  },
}

const meta = {
  title: 'Screens/Wallet/Buy Package',
  component: BuyPackage,
  args: {
    view: choosing,
    initialValues: { methodId: 'visa-4242' },
    onApplyCoupon: fn(),
    onRemoveCoupon: fn(),
    onPay: fn(),
    onContinue: fn(),
    onCancel: fn(),
  },
  parameters: { spec: '§3.10' },
  decorators: [insideMain],
} satisfies Meta<typeof BuyPackage>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const isRefused =
  (words: string): Play =>
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
    await expect(args.onPay).not.toHaveBeenCalled()
  }

/** The player has chosen a package and sees all of it before paying. */
export const Chosen: Story = { args: { initialValues: {} } }

/** The coupon takes a fifth off, and the receipt says so. */
export const CouponValid: Story = {
  args: {
    view: { ...choosing, coupon: { status: 'valid', ...demoCoupon, finalAmount: discounted(harbour.price, demoCoupon.discountPercent) } },
  },
  parameters: { spec: ['§3.10', '§5.13'] },
}

/** There is no such coupon; the player can buy without one. */
export const CouponInvalid: Story = {
  args: { view: { ...choosing, coupon: { status: 'invalid', code: 'LOW-TIDE-99' } } },
  parameters: { spec: '§5.13' },
}

/** The server is being asked about the coupon. */
export const CouponChecking: Story = {
  args: { view: { ...choosing, coupon: { status: 'checking', code: demoCoupon.code } } },
  parameters: { spec: '§5.13' },
}

/** The player sets the amount and sees the tokens it brings. */
export const CustomRecharge: Story = { args: { view: custom, initialValues: { amount: '37.50', methodId: 'visa-4242' } } }

/** The amount is a cent too low. */
export const BelowMinimum: Story = {
  args: { view: custom, initialValues: { amount: '4.99', methodId: 'visa-4242' } },
  parameters: { spec: ['§5.10', '§9.10'] },
  play: isRefused(`The minimum is ${inWords(usd(demoRecharge.limits.min))}.`),
}

/** The amount is above what can be bought at once. */
export const AboveMaximum: Story = {
  args: { view: custom, initialValues: { amount: '750', methodId: 'visa-4242' } },
  parameters: { spec: ['§5.10', '§9.10'] },
  play: isRefused(`The maximum is ${inWords(usd(demoRecharge.limits.max))}.`),
}

/** What was typed is no amount; it stays as it is, and nothing is guessed. */
export const NotNumber: Story = {
  args: { view: custom, initialValues: { amount: '25 dollars', methodId: 'visa-4242' } },
  parameters: { spec: ['§5.10', '§5.8'] },
  play: isRefused('Enter a valid amount'),
}

/** The player chooses how to pay, and what each way means stands beside it. */
export const ChoosePaymentMethod: Story = { args: { initialValues: { methodId: 'crypto' } } }

/** The purchase is on its way to the payment provider. */
export const Submitting: Story = { args: { view: { ...choosing, state: 'submitting' } }, parameters: { spec: '§7.12' } }

/** The player has not been verified yet; the way there stands in place of the button. */
export const KycRequired: Story = {
  args: { view: { ...choosing, state: 'kycRequired' } },
  parameters: { spec: ['§8.7', '§8.10'] },
}

const exceeded: ExceededLimit = {
  setBy: 'OPERATOR',
  limit: demoPurchaseLimit.limit,
  left: demoPurchaseLimit.left,
  asked: harbour.price,
  days: demoPurchaseLimit.days,
  renewsAt: '2026-03-09T00:00:00Z',
}

/** The purchase goes over what the operator asks about, and goes on when the player confirms. */
export const PurchaseLimitExceeded: Story = {
  args: { view: { ...choosing, state: 'purchaseLimitExceeded', limit: exceeded } },
  parameters: { spec: '§8.10' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}

/** The limit is the player's own: no way leads over it. */
export const OwnLimitExceeded: Story = {
  tags: ['!visual'],
  args: { view: { ...choosing, state: 'purchaseLimitExceeded', limit: { ...exceeded, setBy: 'PLAYER', left: usd(0n) } } },
  parameters: { spec: '§8.10' },
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel purchase' })
    await expect(screen.queryByRole('button', { name: /^Continue/ })).not.toBeInTheDocument()
    await userEvent.click(cancel)
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

/** The player paid without saying how; the question has the focus. */
export const PaymentMethodMissing: Story = {
  args: { initialValues: {} },
  parameters: { spec: '§5.11' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${inWords(harbour.price)}` }))
    await expect(canvas.getByRole('radio', { name: /^Visa/ })).toHaveFocus()
    await expect(canvas.getByText('Choose a payment method.')).toBeVisible()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** By keyboard: the amount is typed, and Enter pays minor units. */
export const PaidByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: custom },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '37.5{Enter}')
    await expect(args.onPay).toHaveBeenCalledWith({ amount: 3_750n, methodId: 'visa-4242' })
  },
}

/** What can be no code is said before anybody is asked. */
export const CouponCharacters: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Coupon code' })
    await userEvent.type(field, 'HIGH TIDE{Enter}')
    await expect(field).toHaveAccessibleDescription(/only letters, numbers, dashes, and underscores/)
    await userEvent.clear(field)
    await userEvent.type(field, ` ${demoCoupon.code} {Enter}`)
    await expect(args.onApplyCoupon).toHaveBeenLastCalledWith({ code: demoCoupon.code })
  },
}
