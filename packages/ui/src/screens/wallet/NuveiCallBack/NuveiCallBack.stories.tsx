import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { cardPayment, failedStages, harborTokens, waitingStages } from '../paymentSample.ts'
import { NuveiCallBack } from './NuveiCallBack.tsx'

const meta = {
  title: 'Screens/Wallet/Nuvei Call Back',
  component: NuveiCallBack,
  args: { view: { state: 'success', payment: cardPayment, received: harborTokens }, onCheck: fn(), onRetry: fn() },
  parameters: { spec: ['§2.6', '§4.10'] },
} satisfies Meta<typeof NuveiCallBack>
export default meta
type Story = StoryObj<typeof meta>

/** Nuvei told our server that the card was charged, and the tokens are booked. */
export const Success: Story = {}

/** The bank of the player has not answered yet. */
export const Pending: Story = {
  tags: ['day'],
  args: { view: { state: 'pending', payment: { ...cardPayment, timeline: waitingStages }, isChecking: false } },
}

/** The player asked for the state again just now. */
export const PendingChecking: Story = {
  args: { view: { state: 'pending', payment: { ...cardPayment, timeline: waitingStages }, isChecking: true } },
}

/** Nuvei had a problem of its own; nothing was booked. */
export const Failure: Story = { args: { view: { state: 'failure', payment: { ...cardPayment, timeline: failedStages }, reason: 'ERROR' } } }

/** Somebody who is not known as its owner opened the address of a payment. */
export const LogSeeThisPayment: Story = {
  args: { view: { state: 'logInToSee', returnTo: '/nuvei-call-back?paymentId=pay_01JNB7X2QK9F4T' } },
  parameters: { spec: ['§2.6', '§6.2'] },
}

/** The log-in leads back to this very payment. */
export const LogInLeadsBack: Story = {
  tags: ['!visual'],
  args: { view: { state: 'logInToSee', returnTo: '/nuvei-call-back?paymentId=pay_01JNB7X2QK9F4T' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/?return=%2Fnuvei-call-back%3FpaymentId%3Dpay_01JNB7X2QK9F4T',
    )
  },
}

/** The player came back before Nuvei told us of the payment, or the address names none: the log-in could not help. */
export const TransactionNotFoundYet: Story = {
  args: { view: { state: 'transactionNotFoundYet', paymentId: cardPayment.paymentId, isChecking: false } },
  parameters: { spec: ['§2.6', '§8.7'] },
}

/** The player is back from Nuvei, and the server is asked for the payment. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; nothing is said about the payment, and the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }
