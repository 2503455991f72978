import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { expect } from 'storybook/test'
import { Link } from '../../kit/Link/Link.tsx'
import { Price } from '../Price/Price.tsx'
import { TokenAmount } from '../TokenAmount/TokenAmount.tsx'
import { OutcomePanel, type Outcome } from './OutcomePanel.tsx'
import { outcomes } from './OutcomePanel.css.ts'

const { harbor } = demoPackages

const meta = {
  title: 'Patterns/OutcomePanel',
  component: OutcomePanel,
  args: {
    outcome: 'success',
    title: 'Your tokens are here',
    children: 'The payment is complete and everything below is in your wallet.',
    facts: [
      { term: `${harbor.name} package`, value: <TokenAmount {...harbor.tokens} sign /> },
      { term: 'Paid', value: <Price {...harbor.price} showCode />, isTotal: true },
    ],
    reference: { label: 'Payment ID', value: 'pay_7f3a9c2e41' },
    actions: (
      <>
        <Link href="/games" weight="primary" size="large">
          Choose a game
        </Link>
        <Link href="/all-transaction" weight="quiet" size="large">
          See the transaction
        </Link>
      </>
    ),
    foot: (
      <>
        Something not right? <Link href="/contact-us">Write to us</Link>
      </>
    ),
  },
  argTypes: { outcome: { control: 'inline-radio', options: outcomes } },
} satisfies Meta<typeof OutcomePanel>
export default meta
type Story = StoryObj<typeof meta>

const words: Readonly<Record<Outcome, { title: string; children: string }>> = {
  success: { title: 'Your tokens are here', children: 'Your payment is complete, and your tokens are in your wallet.' },
  pending: { title: 'Your payment is processing', children: 'The provider hasn’t confirmed it yet. You can leave this page.' },
  inReview: { title: 'A person is reviewing it', children: 'Our payout team reviews requests, usually within one business day.' },
  needsAction: {
    title: 'You still need to send a part',
    children: 'We received less than the full amount. Send the rest to the same address.',
  },
  failure: { title: 'Payment failed', children: 'No tokens were added. Try again or use another payment method.' },
  locked: { title: 'Log in to see this payment', children: 'Only the player who made a payment can see it.' },
}

export const Playground: Story = {}

/** Six outcomes: each has its own sign, so that the color never says it alone. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}>
      {outcomes.map((outcome) => (
        <OutcomePanel key={outcome} outcome={outcome} level={2} {...words[outcome]} />
      ))}
    </div>
  ),
}

/** Where nothing may run, the rings of what is still open stand as wide as they get. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { outcome: 'pending', ...words.pending },
  play: async ({ canvasElement }) => {
    const [outer, inner] = canvasElement.querySelectorAll('[role="status"] > [aria-hidden] > span')
    await expect(outer).toHaveStyle({ opacity: '0.2', transform: 'none' })
    await expect(inner).toHaveStyle({ opacity: '0.45', transform: 'none' })
  },
}

/** Long words, a long receipt and a long reference stay inside. */
export const LongWords: Story = {
  args: {
    outcome: 'failure',
    title: 'Your withdrawal to the Friends of the Outer Harbor Savings Cooperative was declined',
    children:
      'The bank answered that no account of this number stands under this name. Your prize tokens are back in your balance, and you can ask again with the details as they stand on your bank statement.',
    facts: [
      { term: 'Bank', value: 'Friends of the Outer Harbor Savings Cooperative, Port Example branch' },
      { term: 'Amount', value: <TokenAmount kind="PRIZE" minor={123_456_700n} /> },
    ],
    reference: { label: 'Withdrawal ID', value: 'wd_01JNB3Q8X4ZK7T5M9R2V6C0H1E_0000000000000000042' },
  },
}

/** A change of the outcome is told to a reader, politely. */
export const Announced: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your tokens are here').closest('[role="status"]')).not.toBeNull()
  },
}
