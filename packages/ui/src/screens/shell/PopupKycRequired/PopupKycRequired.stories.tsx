import type { Meta, StoryObj } from '@storybook/react-vite'
import { withdrawalBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories({ kind: 'kycRequired', toDo: 'withdraw' }, withdrawalBehind),
  title: 'Screens/Shell/Popup Kyc Required',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The player asks for a withdrawal before their identity was verified. */
export const Shown: Story = { tags: ['day'] }

/** The same before a purchase. */
export const BeforePurchase: Story = { tags: ['!visual'], args: { queue: [{ kind: 'kycRequired', toDo: 'purchase' }] } }

/** The same before a game. */
export const BeforeGame: Story = { tags: ['!visual'], args: { queue: [{ kind: 'kycRequired', toDo: 'play' }] } }
