import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import { purchaseBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories(
    {
      kind: 'paymentDeclined',
      payment: {
        price: { currency: 'USD', minor: minor(4_999n) },
        method: 'Visa ending 4242',
        reason: 'Declined by the bank that issued the card',
      },
    },
    purchaseBehind,
  ),
  title: 'Screens/Shell/Popup Payment Declined',
  parameters: { spec: '§8.10' },
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
