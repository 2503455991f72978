import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { fn } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = {
  kind: 'withdrawDeclined',
  withdrawal: {
    amount: { kind: 'PRIZE', minor: minor(12_000n) },
    method: 'Bank transfer to account ending 7731',
    reason: 'The name on the account differs from the name in your profile',
  },
}

const meta = {
  title: 'Screens/Shell/Popup Withdraw Declined',
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  parameters: { spec: '§8.10' },
  decorators: [
    pageBehind({
      title: 'Transactions',
      intro: 'Everything that was added to your balances or taken from them, newest first.',
      facts: [
        { term: 'Withdrawal by bank transfer', value: '−120' },
        { term: 'Win in Moonlit Tides', value: '+18.75' },
      ],
    }),
  ],
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The bank account belongs to another name; the prize tokens are back. */
export const Shown: Story = {}
