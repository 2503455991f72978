import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { fn } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = { kind: 'kycRequired', toDo: 'withdraw' }

const meta = {
  title: 'Screens/Shell/Popup Kyc Required',
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

/** The player asks for a withdrawal before their identity was verified. */
export const Shown: Story = {}

/** The same before a purchase. */
export const BeforePurchase: Story = { tags: ['!visual'], args: { queue: [{ kind: 'kycRequired', toDo: 'purchase' }] } }

/** The same before a game. */
export const BeforeGame: Story = { tags: ['!visual'], args: { queue: [{ kind: 'kycRequired', toDo: 'play' }] } }
