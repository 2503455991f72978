import { inWords } from '@lagoon/contract/demo/money'
import { payoutFee } from '@lagoon/contract/demo/payouts'
import { demoCoupon, demoPackages, discounted } from '@lagoon/contract/demo/packages'
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import {
  findPaymentScenarios,
  packageScenarios,
  paymentRecordScenarios,
  paymentScenarios,
  purchaseScenarios,
  tipScenarios,
  transactionScenarios,
} from '@lagoon/domain/testing/walletScenarios'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Wallet',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks up what was bought and given; the fee of the platform stands beside the amount. */
export const PlayerReadsTheTransactions: Story = {
  args: { address: '/all-transaction' },
  parameters: { spec: ['§2.23', '§3.7'] },
  beforeEach: scene('player', transactionScenarios.filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Transactions', level: 1 }, PATIENCE)).toBeVisible()
    await expect((await canvas.findAllByText('Welcome tokens', undefined, PATIENCE))[0]).toBeVisible()
    await expect((await canvas.findAllByText(inWords(payoutFee('CARD')), undefined, PATIENCE))[0]).toBeVisible()
  },
}

/** A new player has none yet. */
export const NoTransactionsYet: Story = {
  args: { address: '/all-transaction' },
  parameters: { spec: '§2.23' },
  beforeEach: scene('player', transactionScenarios.empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No transactions yet' }, PATIENCE)).toBeVisible()
  },
}

/** The list does not come, and can be asked for again. */
export const TransactionsFailToLoad: Story = {
  args: { address: '/all-transaction' },
  parameters: { spec: '§2.23' },
  beforeEach: scene('player', transactionScenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your transactions didn’t load' }, PATIENCE)).toBeVisible()
  },
}

/** The provider says in the address that all went well; the server says that it is still pending, and the page believes the server. */
export const ReturnPageBelievesTheServer: Story = {
  args: { address: '/thank-you?paymentId=pay-1&status=success' },
  parameters: { spec: '§4.9' },
  beforeEach: scene('player', paymentScenarios.pending),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment is processing' }, PATIENCE)).toBeVisible()
  },
}

/** The payment is complete: what came stands on the page. */
export const PaymentSucceeded: Story = {
  args: { address: '/mzzpay-thank-you?paymentId=pay-1' },
  parameters: { spec: '§4.9' },
  beforeEach: scene('player', paymentScenarios.success),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your tokens are here' }, PATIENCE)).toBeVisible()
    await expect(canvas.getByText(demoPackages.harbor.name)).toBeVisible()
  },
}

/** The card was declined. */
export const PaymentFailed: Story = {
  args: { address: '/nuvei-call-back?paymentId=pay-1' },
  parameters: { spec: '§4.9' },
  beforeEach: scene('player', paymentScenarios.failure),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your payment was declined' }, PATIENCE)).toBeVisible()
  },
}

/** The player is quicker than the provider: no toast, and the page goes on asking (§8). */
export const PaymentIsNotInTheBooksYet: Story = {
  args: { address: '/thank-you?paymentId=pay-1' },
  parameters: { spec: ['§4.9', '§8.7'] },
  beforeEach: scene('player', paymentScenarios.transactionNotFoundYet),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Waiting for your payment' }, PATIENCE)).toBeVisible()
    await expect(canvas.queryByText(/Transaction not found/)).toBeNull()
  },
}

/** Somebody without a session opens the address of a payment: it says nothing about it, and leads back after the log-in. */
export const StrangerSeesNoPayment: Story = {
  args: { address: '/forum-pay-call-back?paymentId=pay-1' },
  parameters: { spec: '§4.9' },
  beforeEach: scene('visitor', paymentScenarios.logSeeThisPayment),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see this payment' }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/?return=${encodeURIComponent('/forum-pay-call-back?paymentId=pay-1')}`,
    )
  },
}

const atTheTable = '/play?type=blackjack&id=porthole-twenty-one'
/** Out of the popup and the game, which ends its session: the next story must not meet that. */
const leaveTable = async (back: HTMLElement, { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> => {
  await userEvent.click(back)
  await userEvent.click(await canvas.findByRole('button', { name: 'Leave game' }, PATIENCE))
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Leave game' })).toBeNull(), PATIENCE)
}

/** At a table the player thanks the dealer: a sum, its confirmation, and what is left. */
export const PlayerTipsTheDealer: Story = {
  args: { address: atTheTable },
  parameters: { spec: ['§5.10', '§9.10'] },
  beforeEach: scene('player', tipScenarios.sent),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tip the dealer' }, PATIENCE))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tip' }, PATIENCE), '2.50')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send 2.50' }, PATIENCE))
    const sent = await screen.findByRole('dialog', { name: 'Tip sent' }, PATIENCE)
    await expect(within(sent).getByText('Ines Caldeira has received it.')).toBeVisible()
    await leaveTable(within(sent).getByRole('button', { name: 'Back to table' }), { canvas, userEvent })
  },
}

/** The player holds no tip tokens: the popup says so and sends nothing. */
export const PlayerHasNoTipTokens: Story = {
  args: { address: atTheTable },
  parameters: { spec: '§5.10' },
  beforeEach: scene('player', tipScenarios.notEnoughTipTokens),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tip the dealer' }, PATIENCE))
    await expect(await screen.findByText('Not enough tip tokens', undefined, PATIENCE)).toBeVisible()
    await leaveTable(screen.getByRole('button', { name: 'Back to table' }), { canvas, userEvent })
  },
}

const atHarbor = { address: `/profile?tab=packages&package=${demoPackages.harbor.id}` }
type Played = Parameters<NonNullable<Story['play']>>[0]

/** Chooses a way to pay and presses the button with the sum. */
const pays = async ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, method: RegExp) => {
  await userEvent.click(await canvas.findByRole('radio', { name: method }, PATIENCE))
  await userEvent.click(await canvas.findByRole('button', { name: /^Pay \$/ }, PATIENCE))
}

/** The player opens the cashier, and one package leads to the place where it is bought. */
export const PlayerOpensTheCashier: Story = {
  args: { address: '/profile?tab=packages' },
  parameters: { spec: '§3.10' },
  beforeEach: scene('player', packageScenarios.filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: demoPackages.harbor.name }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('link', { name: `Choose ${demoPackages.harbor.name}` })).toHaveAttribute('href', atHarbor.address)
    await expect(canvas.getAllByText('Best value')).toHaveLength(1)
    await expect(canvas.getByRole('list', { name: 'We accept' })).toBeVisible()
  },
}

/** A payment that was begun is gone on with, instead of a second one beside it. */
export const OpenPaymentIsNamed: Story = {
  args: { address: '/profile?tab=packages' },
  beforeEach: scene('player', packageScenarios.open),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue payment' }, PATIENCE)
    await expect(link).toHaveAttribute('href', '/profile?tab=packages&payment=pay-1')
  },
}

/** Nothing is for sale. */
export const NothingIsForSale: Story = {
  args: { address: '/profile?tab=packages' },
  parameters: { spec: '§3.10' },
  beforeEach: scene('player', packageScenarios.none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No packages available' }, PATIENCE)).toBeVisible()
  },
}

/** The cashier does not answer. */
export const CashierFailsToLoad: Story = {
  args: { address: '/profile?tab=packages' },
  parameters: { spec: '§3.10' },
  beforeEach: scene('player', packageScenarios.failed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The packages didn’t load' }, PATIENCE)).toBeVisible()
  },
}

/** A coupon is checked by the server before anything is paid, and stands in the sum. */
export const CouponStandsInTheSum: Story = {
  args: atHarbor,
  parameters: { spec: '§5.13' },
  beforeEach: scene('player', purchaseScenarios.chosen),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Coupon code' }, PATIENCE)
    await userEvent.type(field, `${demoCoupon.code}{Enter}`)
    const total = inWords(discounted(demoPackages.harbor.price, demoCoupon.discountPercent))
    await expect(await canvas.findByRole('button', { name: `Pay ${total}` }, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon' }))
    await expect(await canvas.findByRole('button', { name: `Pay ${inWords(demoPackages.harbor.price)}` }, PATIENCE)).toBeVisible()
  },
}

/** A coupon is refused with its reason, and the package can be bought without it. */
export const CouponIsRefused: Story = {
  args: atHarbor,
  parameters: { spec: '§5.13' },
  beforeEach: scene('player', purchaseScenarios.chosen),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Coupon code' }, PATIENCE)
    await userEvent.type(field, 'LOW-TIDE-99{Enter}')
    await expect(await canvas.findByText(/This coupon has been used up/, undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('button', { name: `Pay ${inWords(demoPackages.harbor.price)}` })).toBeVisible()
  },
}

/** A coupon in the address of a failed payment is tried at once. */
export const CouponComesWithTheAddress: Story = {
  args: { address: `${atHarbor.address}&coupon=${demoCoupon.code}` },
  parameters: { spec: '§5.13' },
  beforeEach: scene('player', purchaseScenarios.chosen),
  play: async ({ canvas }) => {
    const total = inWords(discounted(demoPackages.harbor.price, demoCoupon.discountPercent))
    await expect(await canvas.findByRole('button', { name: `Pay ${total}` }, PATIENCE)).toBeVisible()
  },
}

/** The player sets an amount, and its sum is the server's. */
export const PlayerSetsAnAmount: Story = {
  args: { address: '/profile?tab=packages&package=custom' },
  parameters: { spec: '§5.10' },
  beforeEach: scene('player', purchaseScenarios.paidAtOnce),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Amount' }, PATIENCE), '37.50')
    await pays({ canvas, userEvent }, /^Visa ending/)
    await expect(await canvas.findByRole('heading', { name: 'Your tokens are here' }, PATIENCE)).toBeVisible()
  },
}

/** A card is paid in the provider's own frame. */
export const CardIsPaidInTheFrame: Story = {
  args: atHarbor,
  parameters: { spec: '§4.10' },
  beforeEach: scene('player', purchaseScenarios.frame),
  play: async ({ canvas, userEvent }) => {
    await pays({ canvas, userEvent }, /^Card/)
    await expect(await canvas.findByTitle(/Card details/, undefined, PATIENCE)).toBeVisible()
  },
}

/** Crypto: the currency is chosen, and the invoice stands there with its address. */
export const CryptoIsInvoiced: Story = {
  args: atHarbor,
  parameters: { spec: '§3.9' },
  beforeEach: scene('player', purchaseScenarios.invoice),
  play: async ({ canvas, userEvent }) => {
    await pays({ canvas, userEvent }, /^Crypto/)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Bitcoin/ }, PATIENCE))
    await userEvent.click(canvas.getByRole('button', { name: 'Get address' }))
    await expect(await canvas.findByRole('heading', { name: /^Send exactly 0\.00021734 BTC/ }, PATIENCE)).toBeVisible()
  },
}

/** The player comes back to a payment that was begun, by its address. */
export const PaymentIsGoneOnWith: Story = {
  args: { address: '/profile?tab=packages&payment=pay-1' },
  parameters: { spec: '§3.9' },
  beforeEach: scene('player', purchaseScenarios.invoice),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Send exactly/ }, PATIENCE)).toBeVisible()
  },
}

const isStopped = (scenario: Parameters<typeof scene>[1], words: string | RegExp): Story => ({
  args: atHarbor,
  parameters: { spec: '§8.10' },
  beforeEach: scene('player', scenario),
  play: async ({ canvas, userEvent }) => {
    await pays({ canvas, userEvent }, /^Skrill/)
    await expect(await canvas.findByText(words, undefined, PATIENCE)).toBeVisible()
  },
})

/** The server wants the player verified first; no toast besides (§8). */
export const IdentityIsAskedFor: Story = isStopped(purchaseScenarios.kycRequired, 'Verify your identity first')
/** The sum is another one by now: it is shown and asked about. */
export const PriceIsAnotherOne: Story = isStopped(purchaseScenarios.priceChanged, 'The price changed')
/** The provider does not answer; the lobby stays open, another way may do. */
export const ProviderIsAway: Story = isStopped(purchaseScenarios.providerUnavailable, 'This payment method isn’t available right now')
/** The last one was sold meanwhile. */
export const PackageIsGone: Story = isStopped(purchaseScenarios.notForSale, 'You can’t buy this package anymore')

/** The player has not confirmed the email. */
export const EmailIsToBeConfirmed: Story = {
  args: atHarbor,
  beforeEach: scene('player', purchaseScenarios.emailNotConfirmed),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Confirm email' }, PATIENCE)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
}

/** The profile has no country: the way leads to the field. */
export const CountryIsToBeChosen: Story = {
  args: atHarbor,
  parameters: { spec: '§8.10' },
  beforeEach: scene('player', purchaseScenarios.noCountry),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Choose country' }, PATIENCE)
    await expect(link).toHaveAttribute('href', '/profile?tab=contact-details&for=country')
  },
}

/** The player's own limit is never passed: what is left is offered. */
export const OwnLimitIsKept: Story = {
  args: atHarbor,
  parameters: { spec: '§8.10' },
  beforeEach: scene('player', purchaseScenarios.ownLimit),
  play: async ({ canvas, userEvent }) => {
    await pays({ canvas, userEvent }, /^Skrill/)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with less' }, PATIENCE))
    await expect(await canvas.findByRole('button', { name: /^Pay/ }, PATIENCE)).toBeVisible()
  },
}

/** A threshold of the operator asks, and the purchase goes on when that is confirmed. */
export const ThresholdIsPassedOnce: Story = {
  args: atHarbor,
  parameters: { spec: '§8.10' },
  beforeEach: scene('player', purchaseScenarios.threshold),
  play: async ({ canvas, userEvent }) => {
    await pays({ canvas, userEvent }, /^Skrill/)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }, PATIENCE))
    await expect(await canvas.findByRole('heading', { name: 'Your tokens are here' }, PATIENCE)).toBeVisible()
  },
}

/** A line of the transactions leads to its payment: where it is, step by step, and the receipt. */
export const PlayerOpensAPayment: Story = {
  args: { address: '/profile?tab=transactions&payment=pay-1' },
  parameters: { spec: ['§3.7', '§4.9'] },
  beforeEach: scene('player', paymentRecordScenarios.paid),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Step by step' }, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download receipt' })).toBeVisible()
  },
}

/** The address names a payment of somebody else, or none. */
export const PlayerOpensNoPayment: Story = {
  args: { address: '/profile?tab=transactions&payment=pay-1' },
  parameters: { spec: '§4.9' },
  beforeEach: scene('player', paymentRecordScenarios.paymentNotFound),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We can’t find this payment' }, PATIENCE)).toBeVisible()
    await expect(canvas.queryByText(/Transaction not found/)).toBeNull()
  },
}

const findByNumber: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'By ID' }, PATIENCE))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Payment ID or provider’s reference' }), '711')
  await userEvent.click(canvas.getByRole('button', { name: 'Find payment' }))
}

/** The player paid and sees no tokens: the payment is found, its provider asked at once, and the tokens are there. */
export const PlayerFindsTheTokens: Story = {
  args: { address: '/profile?tab=transactions&find=payment' },
  parameters: { spec: ['§3.7', '§4.9'] },
  beforeEach: scene('player', findPaymentScenarios.foundPaid),
  play: async (context) => {
    await findByNumber(context)
    await expect(await context.canvas.findByText('Your tokens are here', undefined, PATIENCE)).toBeVisible()
  },
}

/** No payment fits: it can be handed to support as it is. */
export const PlayerFindsNoPayment: Story = {
  args: { address: '/profile?tab=transactions&find=payment' },
  parameters: { spec: '§3.11' },
  beforeEach: scene('player', findPaymentScenarios.nothingFound),
  play: async (context) => {
    await findByNumber(context)
    await expect(await context.canvas.findByText('We couldn’t find that payment', undefined, PATIENCE)).toBeVisible()
    await expect(context.canvas.getByRole('button', { name: 'Send it to support' })).toBeVisible()
  },
}
