import type { Meta, StoryObj } from '@storybook/react-vite'
import { withdrawalBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories({ kind: 'withdrawalSettingNotFound', way: { provider: 'bank transfer', country: 'Liechtenstein' } }, withdrawalBehind),
  title: 'Screens/Shell/Popup Withdrawal Setting Not Found',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The operator cannot pay out by this method where the player lives; the tokens stay. */
export const Shown: Story = { tags: ['day'] }
