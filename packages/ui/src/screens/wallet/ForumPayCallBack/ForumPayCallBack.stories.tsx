import type { Meta, StoryObj } from '@storybook/react-vite'
import { bitcoinFor } from '@lagoon/contract/demo/bitcoin'
import type { PaymentFacts } from '@lagoon/domain/wallet/payments/paymentReturn.state'
import { expect, fn } from 'storybook/test'
import { cardPayment, expiredStages, harborTokens, underpaidStages, waitingStages } from '../paymentSample.ts'
import { ForumPayCallBack } from './ForumPayCallBack.tsx'

const bitcoin = bitcoinFor(cardPayment.price)
const payment: PaymentFacts = { ...cardPayment, paymentId: 'pay_01JNB81Z6WD3VM', method: 'Bitcoin' }

const meta = {
  title: 'Screens/Wallet/Forum Pay Call Back',
  component: ForumPayCallBack,
  args: { view: { state: 'success', payment, received: harborTokens }, onCheck: fn(), onRetry: fn() },
  parameters: { spec: ['§2.6', '§4.10'] },
} satisfies Meta<typeof ForumPayCallBack>
export default meta
type Story = StoryObj<typeof meta>

/** The transfer is confirmed on the chain and the tokens are booked. */
export const Success: Story = { tags: ['day'] }

/** The transfer was seen; the network has not confirmed it often enough. */
export const Pending: Story = { args: { view: { state: 'pending', payment: { ...payment, timeline: waitingStages }, isChecking: false } } }

/** No transfer reached the address before the rate lapsed. */
export const Failure: Story = { args: { view: { state: 'failure', payment: { ...payment, timeline: expiredStages }, reason: 'EXPIRED' } } }

/** Less arrived than was due; the rest can still be sent. */
export const Underpaid: Story = {
  args: {
    view: {
      state: 'underpaid',
      payment: { ...payment, timeline: underpaidStages },
      due: { currency: 'BTC', amount: bitcoin.amount },
      received: { currency: 'BTC', amount: bitcoin.received },
      missing: { currency: 'BTC', amount: bitcoin.missing },
      until: '2026-03-02T09:25:00Z',
    },
  },
  parameters: { spec: ['§2.6', '§3.9'] },
}

/** Somebody who is not known as its owner opened the address of a payment. */
export const LogSeeThisPayment: Story = {
  args: { view: { state: 'logInToSee', returnTo: '/forum-pay-call-back?paymentId=pay_01JNB81Z6WD3VM' } },
  parameters: { spec: ['§2.6', '§6.2'] },
}

/** The state is asked for again by keyboard. */
export const CheckedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'pending', payment: { ...payment, timeline: waitingStages }, isChecking: false } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Check again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

/** The player came back before ForumPay told us of the payment, or the address names none: the log-in could not help. */
export const TransactionNotFoundYet: Story = {
  args: { view: { state: 'transactionNotFoundYet', paymentId: payment.paymentId, isChecking: false } },
  parameters: { spec: ['§2.6', '§8.7'] },
}

/** The player is back from ForumPay, and the server is asked for the payment. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; nothing is said about the payment, and the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
