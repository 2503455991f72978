import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { NotificationPermission } from './NotificationPermission.tsx'
import { notificationTopics } from './notificationTopics.ts'

const meta = {
  title: 'Screens/Shell/Notification Permission',
  component: NotificationPermission,
  args: { view: { state: 'default', isAsking: false }, onAllow: fn(), onLater: fn(), onCheckAgain: fn() },
  parameters: { spec: ['§4.1', '§1.7'] },
  decorators: [insideMain],
} satisfies Meta<typeof NotificationPermission>
export default meta
type Story = StoryObj<typeof meta>

/** The browser was never asked; the player learns what would come before its question does. */
const Ask: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(notificationTopics.length)
    await expect(canvas.queryByText(/nothing else|offers/)).toBeNull()
  },
}
export { Ask as Default }

/** The player allowed it, here or in the browser. */
export const Granted: Story = { args: { view: { state: 'granted' } } }

/** The player, or the browser by itself, said no; only the player can change it. */
export const Blocked: Story = { args: { view: { state: 'blocked' } } }

/** The browser's own question is open. */
export const BrowserAsks: Story = { tags: ['!visual'], args: { view: { state: 'default', isAsking: true } } }

/** Both answers work by keyboard. */
export const AnsweredByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAllow).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLater).toHaveBeenCalledOnce()
  },
}
