import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { LobbyOffline } from './LobbyOffline.tsx'

const meta = {
  title: 'Screens/Shell/Lobby Offline',
  component: LobbyOffline,
  args: { onRetry: fn() },
  parameters: { spec: ['§8.2', '§4.6'] },
  decorators: [insideMain],
} satisfies Meta<typeof LobbyOffline>
export default meta
type Story = StoryObj<typeof meta>

/** The platform is down without words of its own; the player reads the app's own. */
export const DefaultText: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("We'll be back soon! Sorry for the inconvenience. We're performing some updates at the moment."),
    ).toBeVisible()
  },
}

/** The platform says itself when it will be back. */
export const TextFromServer: Story = {
  args: { message: 'We’re closed for maintenance tonight and will reopen at 6:00 AM UTC. Open rounds are safe.' },
}

/** The platform's words are text, whatever they hold. */
export const ServerTextIsInert: Story = {
  tags: ['!visual'],
  args: { message: 'Back at noon. <b onclick="alert(1)">Thank you.</b>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<b onclick/)).toBeVisible()
    await expect(canvasElement.querySelector('b')).toBeNull()
  },
}
