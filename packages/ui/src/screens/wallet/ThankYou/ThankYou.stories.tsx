import type { Meta, StoryObj } from '@storybook/react-vite'
import { longPackage, tokensOf } from '@lagoon/contract/demo/packages'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { cardPayment, failedStages, harborTokens, waitingStages } from '../paymentSample.ts'
import { ThankYou } from './ThankYou.tsx'

const meta = {
  title: 'Screens/Wallet/Thank You',
  component: ThankYou,
  args: { view: { state: 'success', payment: cardPayment, received: harborTokens }, onCheck: fn(), onRetry: fn() },
  parameters: { spec: ['§2.2', '§4.10'] },
} satisfies Meta<typeof ThankYou>
export default meta
type Story = StoryObj<typeof meta>

/** The payment is complete and the tokens are booked. */
export const Success: Story = { tags: ['day'] }

/** A long name, Canadian dollars and large amounts. */
export const SuccessLongName: Story = {
  args: {
    view: {
      state: 'success',
      payment: {
        ...cardPayment,
        item: longPackage.name,
        price: longPackage.price,
        method: 'Mastercard ending in 0077',
      },
      received: tokensOf(longPackage),
    },
  },
}

/** The provider has not confirmed the payment yet; the player may go. */
export const Pending: Story = {
  args: { view: { state: 'pending', payment: { ...cardPayment, timeline: waitingStages }, isChecking: false } },
}

/** The issuer of the card declined the payment. */
export const Failure: Story = {
  args: { view: { state: 'failure', payment: { ...cardPayment, timeline: failedStages }, reason: 'DECLINED' } },
  parameters: { spec: ['§2.2', '§4.10', '§8.10'] },
}

/** The player went back from the provider's page without paying. */
export const FailureCancelled: Story = {
  args: { view: { state: 'failure', payment: { ...cardPayment, timeline: failedStages }, reason: 'CANCELLED' } },
}

/** The player came back before the provider told us of the payment: no error, only patience. */
export const TransactionNotFoundYet: Story = {
  args: { view: { state: 'transactionNotFoundYet', paymentId: cardPayment.paymentId, isChecking: false } },
  parameters: { spec: ['§2.2', '§8.7', '§7.7'] },
}

/** Somebody who is not known as its owner opened the address of a payment. */
export const LogSeeThisPayment: Story = {
  args: { view: { state: 'logInToSee', returnTo: '/thank-you?paymentId=pay_01JNB7X2QK9F4T' } },
  parameters: { spec: ['§2.2', '§6.2'] },
}

/** The state is asked for again by keyboard. */
export const CheckedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'transactionNotFoundYet', paymentId: cardPayment.paymentId, isChecking: false } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Check again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCheck).toHaveBeenCalledOnce()
  },
}

/** The player is back from the provider, and the server is asked for the payment. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** Nobody answered; nothing is said about the payment, and the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }
