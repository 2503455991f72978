import type { Meta, StoryObj } from '@storybook/react-vite'
import { coveInCanada, demoPackages } from '@lagoon/contract/demo/packages'
import { purchaseBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories(
    {
      kind: 'paymentDeclined',
      payment: {
        price: demoPackages.harbor.price,
        method: 'Visa ending in 4242',
        reason: 'Declined by the card issuer',
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
export const Shown: Story = { tags: ['day'] }

/** The provider gives no reason, and none is made up. */
export const WithoutReason: Story = {
  tags: ['!visual'],
  args: { queue: [{ kind: 'paymentDeclined', payment: { price: coveInCanada, method: 'Skrill' } }] },
}
