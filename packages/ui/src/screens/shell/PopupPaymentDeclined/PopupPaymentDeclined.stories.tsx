import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { fn } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = {
  kind: 'paymentDeclined',
  payment: {
    price: { currency: 'USD', minor: minor(4_999n) },
    method: 'Visa ending 4242',
    reason: 'Declined by the bank that issued the card',
  },
}

const meta = {
  title: 'Screens/Shell/Popup Payment Declined',
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  parameters: { spec: '§8.10' },
  decorators: [
    pageBehind({
      title: 'Buy Harbour',
      intro: 'Tokens for the games of the house.',
      facts: [
        { term: 'Game tokens', value: '25,000' },
        { term: 'To pay', value: '$49.99 USD' },
      ],
    }),
  ],
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The bank said no. Nothing was charged, and the player can pay in another way. */
export const Shown: Story = {}

/** The provider gives no reason, and none is made up. */
export const WithoutReason: Story = {
  tags: ['!visual'],
  args: { queue: [{ kind: 'paymentDeclined', payment: { price: { currency: 'CAD', minor: minor(2_499n) }, method: 'Skrill' } }] },
}
