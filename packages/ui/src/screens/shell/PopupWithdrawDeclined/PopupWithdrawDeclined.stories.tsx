import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import { transactionsBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories(
    {
      kind: 'withdrawDeclined',
      withdrawal: {
        amount: { kind: 'PRIZE', minor: minor(12_000n) },
        method: 'Bank transfer to account ending in 7731',
        reason: 'The name on the account doesn’t match your profile',
      },
    },
    transactionsBehind,
  ),
  title: 'Screens/Shell/Popup Withdraw Declined',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The bank account belongs to another name; the prize tokens are back. */
export const Shown: Story = { tags: ['day'] }
