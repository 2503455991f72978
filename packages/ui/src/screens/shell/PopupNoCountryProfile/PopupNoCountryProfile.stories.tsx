import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { fn } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = { kind: 'noCountryInProfile' }

const meta = {
  title: 'Screens/Shell/Popup No Country Profile',
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  parameters: { spec: '§8.10' },
  decorators: [
    pageBehind({
      title: 'Withdraw',
      intro: 'Prize tokens are paid out to you.',
      facts: [
        { term: 'Country', value: 'Not chosen' },
        { term: 'Provider', value: 'Bank transfer' },
      ],
    }),
  ],
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The player wants to withdraw, and the profile does not say where they live. */
export const Shown: Story = {}
