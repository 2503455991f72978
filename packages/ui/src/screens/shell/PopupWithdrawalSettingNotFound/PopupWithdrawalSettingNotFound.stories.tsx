import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { fn } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = { kind: 'withdrawalSettingNotFound', way: { provider: 'bank transfer', country: 'Liechtenstein' } }

const meta = {
  title: 'Screens/Shell/Popup Withdrawal Setting Not Found',
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  parameters: { spec: '§8.10' },
  decorators: [
    pageBehind({
      title: 'Withdraw',
      intro: 'Prize tokens are paid out to you.',
      facts: [
        { term: 'Amount', value: '120 prize tokens' },
        { term: 'Method', value: 'Bank transfer' },
      ],
    }),
  ],
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The house has no way to pay out by this method where the player lives; the tokens stay. */
export const Shown: Story = {}
