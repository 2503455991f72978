import type { Meta, StoryObj } from '@storybook/react-vite'
import { amount } from '@lagoon/contract/demo/money'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { PaymentRecord as Payment } from '@lagoon/domain/wallet/payments/paymentRecord.state'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { bitcoinConversion, cardPayment, failedStages, harborTokens, waitingStages } from '../paymentSample.ts'
import { PaymentRecord } from './PaymentRecord.tsx'

const record: Payment = {
  ...cardPayment,
  received: harborTokens,
  listPrice: cardPayment.price,
  reference: '7110000000003411',
  takenBack: [],
  owed: [],
}
const { harbor } = demoPackages

const meta = {
  title: 'Screens/Wallet/Payment Record',
  component: PaymentRecord,
  args: { view: { state: 'paid', record, receipt: 'ready' }, onRetry: fn(), onCheck: fn(), onReceipt: fn(), onPrint: fn() },
  parameters: { spec: ['§3.7', '§4.9'] },
  decorators: [insideMain],
} satisfies Meta<typeof PaymentRecord>
export default meta
type Story = StoryObj<typeof meta>

/** The player sees that the payment is complete, when it was, and can have the receipt. */
export const Paid: Story = {
  tags: ['day'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download receipt' }))
    await expect(args.onReceipt).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Print' }).blur()
  },
}

/** The provider has not said how it ended: who has it, and until when. No token is said to have come. */
export const Pending: Story = {
  args: { view: { state: 'pending', record: { ...record, timeline: waitingStages }, isChecking: false } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText(/^\+/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(args.onCheck).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Check again' }).blur()
  },
}

/** The player has still something to do for it: the page says so, and leads there. */
export const PendingUnpaid: Story = {
  tags: ['!visual'],
  args: { view: { state: 'pending', record: { ...record, timeline: waitingStages }, isChecking: false, isUnpaid: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finish your payment')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue payment' })).toBeVisible()
  },
}

/** The card was declined; the same can be bought anew. No token is said to have come. */
export const NotPaid: Story = {
  args: { view: { state: 'notPaid', record: { ...record, timeline: failedStages }, reason: 'DECLINED' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/25,000/)).toBeNull()
  },
}

/** The bank took the money back after most of the tokens were played: what was taken, and what is owed. */
export const TakenBack: Story = {
  args: {
    view: {
      state: 'takenBack',
      receipt: 'ready',
      record: {
        ...record,
        reversed: harbor.price,
        takenBack: [amount('GAME', 2_100_000n), ...harborTokens.slice(1)],
        owed: [amount('GAME', 400_000n)],
        timeline: [
          ...record.timeline,
          {
            kind: 'REVERSED',
            at: '2026-03-09T11:20:00Z',
            holder: 'PROVIDER',
            reason: 'You’d already used some of these tokens, so you owe them. Contact support to settle it before you withdraw.',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toBeVisible()
  },
}

/** Paid in crypto: what was sent, and at which rate it was converted. */
export const PaidInCrypto: Story = {
  args: {
    view: {
      state: 'paid',
      receipt: 'asking',
      record: {
        ...record,
        method: 'Bitcoin',
        conversion: bitcoinConversion(harbor.price, record.startedAt),
      },
    },
  },
}

/** The receipt could not be fetched; the page says so and offers another way. */
export const ReceiptFailed: Story = { args: { view: { state: 'paid', record, receipt: 'failed' } } }

/** There is no payment of this id, or it is somebody else’s. */
export const PaymentNotFound: Story = { args: { view: { state: 'paymentNotFound' } } }

/** The payment is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The payment could not be fetched; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } }, play: triesAgain }
