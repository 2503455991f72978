import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords, usd } from '@lagoon/contract/demo/money'
import { demoCoupon, demoPurchaseLimit, demoRecharge, discounted } from '@lagoon/contract/demo/packages'
import { harbor } from '@lagoon/domain/testing/packageSample'
import type { BuyPackageView } from '@lagoon/domain/wallet/packages/buyPackage.state'
import type { ExceededLimit } from '@lagoon/domain/shell/popups/popup.state'
import { expect, fn, screen } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { couponRefusals } from '@lagoon/contract/wallet/enums'
import { couponRefusedWords } from '../fieldMessages.ts'
import { BuyPackage } from './BuyPackage.tsx'

type Choosing = Extract<BuyPackageView, { state: 'choosing' }>

const zero = usd(0n)
const quote: NonNullable<Choosing['quote']> = {
  price: harbor.price,
  platformFee: zero,
  total: harbor.price,
  tokens: [harbor.tokens, ...harbor.extras],
}
const fee = usd(60n)
const choosing: Choosing = {
  state: 'choosing',
  order: { kind: 'package', offer: harbor },
  coupon: { status: 'none' },
  quote,
  refusals: [],
  methods: [
    { id: 'visa-4242', kind: 'CARD', name: 'Visa ending in 4242', detail: 'Confirmed at once.', marks: ['visa'], isStored: true },
    {
      id: 'card',
      kind: 'CARD',
      name: 'New card',
      detail: 'Enter it on the payment provider’s page. We never see the number.',
      marks: ['visa', 'mastercard', 'amex'],
      isStored: false,
    },
    {
      id: 'crypto',
      kind: 'CRYPTO',
      name: 'Crypto',
      detail: 'Get an address and an amount. Confirmed in 10 to 30 minutes.',
      marks: ['btc', 'eth', 'usdt'],
      isStored: false,
    },
    {
      id: 'skrill',
      kind: 'E_WALLET',
      name: 'Skrill',
      detail: 'Log in to Skrill, then come back here.',
      marks: ['skrill'],
      isStored: false,
    },
  ],
}
const { quote: _quote, ...unquoted } = choosing
const custom: Choosing = { ...unquoted, order: { kind: 'customRecharge', ...demoRecharge } }

const meta = {
  title: 'Screens/Wallet/Buy Package',
  component: BuyPackage,
  args: {
    view: choosing,
    initialValues: { methodId: 'visa-4242' },
    onAmount: fn(),
    onApplyCoupon: fn(),
    onRemoveCoupon: fn(),
    onPay: fn(),
    onForgetCard: fn(),
    onRetry: fn(),
    onContinue: fn(),
    onCancel: fn(),
    onChooseCurrency: fn(),
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
  tags: ['day', 'day-desktop'],
  args: {
    view: {
      ...choosing,
      coupon: { status: 'valid', ...demoCoupon },
      quote: {
        ...quote,
        discount: usd(harbor.price.minor - discounted(harbor.price, demoCoupon.discountPercent).minor),
        total: discounted(harbor.price, demoCoupon.discountPercent),
      },
    },
  },
  parameters: { spec: ['§3.10', '§5.13'] },
}

/** There is no such coupon; the player can buy without one. */
export const CouponInvalid: Story = {
  args: { view: { ...choosing, coupon: { status: 'invalid', code: 'LOW-TIDE-99', reason: 'UNKNOWN' } } },
  parameters: { spec: '§5.13' },
}

/** Each reason for which a coupon is refused has its words; so has one that this version does not know. */
export const CouponRefusals: Story = {
  tags: ['!visual'],
  args: { view: { ...choosing, coupon: { status: 'invalid', code: 'LOW-TIDE-99', reason: 'USED_BEFORE' } } },
  parameters: { spec: '§5.13' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toHaveAccessibleDescription(/already used this coupon/)
    for (const reason of couponRefusals) await expect(couponRefusedWords(reason)).toMatch(/\. You can still buy without one\.$/)
    await expect(couponRefusedWords(undefined)).toMatch(/isn’t valid/)
  },
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
  used: demoPurchaseLimit.used,
  asked: harbor.price,
  days: demoPurchaseLimit.days,
  renewsAt: '2026-03-09T00:00:00Z',
}

/** The purchase goes over what the operator asks about, and goes on when the player confirms. */
export const PurchaseLimitExceeded: Story = {
  args: { view: { ...choosing, state: 'purchaseLimitExceeded', limitExceeded: exceeded } },
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
  args: {
    view: {
      ...choosing,
      state: 'purchaseLimitExceeded',
      limitExceeded: { ...exceeded, setBy: 'PLAYER', left: usd(0n), used: demoPurchaseLimit.limit },
    },
  },
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
    await userEvent.click(canvas.getByRole('button', { name: `Pay ${inWords(harbor.price)}` }))
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
    await expect(args.onAmount).toHaveBeenLastCalledWith(3_750n)
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

/** What the platform adds stands in the sum. */
export const PlatformFee: Story = {
  args: { view: { ...choosing, quote: { ...quote, platformFee: fee, total: usd(harbor.price.minor + fee.minor) } } },
}

/** The price is another one than was shown: nothing was bought, and the new total is asked about. */
export const PriceChanged: Story = {
  args: { view: { ...choosing, state: 'priceChanged', before: usd(1_799n) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/It was \$17\.99 and is now \$19\.99/)).toBeVisible()
  },
}

/** The email is not confirmed yet; the way there stands in place of the button. */
export const EmailNotConfirmed: Story = { args: { view: { ...choosing, state: 'emailNotConfirmed' } } }

/** The profile has no country; the way to the field stands in place of the button. */
export const NoCountryInProfile: Story = {
  args: { view: { ...choosing, state: 'noCountryInProfile' } },
  parameters: { spec: '§8.10' },
}

/** The provider of the chosen way does not answer; another way may. */
export const ProviderUnavailable: Story = { args: { view: { ...choosing, state: 'providerUnavailable' } } }

/** What the player may still spend under their own limit. */
export const LimitLeft: Story = {
  tags: ['!visual'],
  args: { view: { ...choosing, limit: { setBy: 'PLAYER', left: usd(4_000n), renewsAt: '2026-03-09T00:00:00Z' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You can spend $40.00 more before you reach your deposit limit. This resets Mar 9, 12:00 AM.'),
    ).toBeVisible()
  },
}

/** What is for sale is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }

/** The address names a package that is not sold. */
export const PackageNotFound: Story = { args: { view: { state: 'packageNotFound' } } }

/** It was sold out, or bought before, when the player came to it. */
export const NotForSale: Story = { args: { view: { state: 'notForSale', offer: { ...harbor, availability: 'SOLD_OUT' } } } }

/** A stored card can be forgotten. */
export const CardForgotten: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Visa ending in 4242' }))
    await expect(args.onForgetCard).toHaveBeenCalledWith({ id: 'visa-4242' })
    await expect(canvas.getByRole('radio', { name: /^Visa/ })).not.toBeChecked()
  },
}

/** What is no amount by the rules is told at the field, and stays as it was typed. */
export const AmountsRefused: Story = {
  tags: ['!visual'],
  args: { view: custom },
  parameters: { spec: '§5.10' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount' })
    const refused = {
      '1e3': /Enter a valid amount/,
      '-0': /Enter a valid amount/,
      '٣': /Enter a valid amount/,
      '19.999': /Enter a valid amount/,
      '9007199254740992': /Enter a valid amount/,
      '900719925474099': /The maximum is/,
      '': /Enter an amount/,
    }
    for (const [text, words] of Object.entries(refused)) {
      await userEvent.clear(field)
      if (text !== '') await userEvent.type(field, text)
      await userEvent.click(canvas.getByRole('button', { name: /^Pay/ }))
      await expect(field).toHaveAccessibleDescription(words)
      await expect(field).toHaveValue(text)
    }
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** The server refused the amount; it says so at the field. */
export const AmountRefusedByServer: Story = {
  tags: ['!visual'],
  args: {
    view: { ...custom, refusals: [{ field: 'amount', code: 'aboveMaximum', message: 'Too much.' }] },
    initialValues: { amount: '40', methodId: 'visa-4242' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(/The maximum is/)
  },
}
