import { inWords } from '@lagoon/contract/demo/money'
import { demoPayouts } from '@lagoon/contract/demo/payouts'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { paymentScenarios, transactionScenarios } from '@lagoon/domain/testing/walletScenarios'
import { expect } from 'storybook/test'
import { AppAt } from './AppAt.tsx'
import { PATIENCE, scene } from './flow.ts'

const meta = {
  title: 'Flows/Wallet',
  component: AppAt,
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
    await expect((await canvas.findAllByText(inWords(demoPayouts.CARD.fee), undefined, PATIENCE))[0]).toBeVisible()
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
    await expect(canvas.getByText(demoPackages.harbour.name)).toBeVisible()
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
