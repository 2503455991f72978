import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { gameBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories({ kind: 'policyViolation' }, gameBehind),
  title: 'Screens/Shell/Popup Policy Violation',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The server ended the session of a player; it says what that means for the tokens, and the one way on. */
export const LogOnceMore: Story = { tags: ['day'] }

/** The server gives a reason of its own; it is shown as plain text. */
export const WithReason: Story = {
  tags: ['!visual'],
  args: { queue: [{ kind: 'policyViolation', reason: 'Your connection moved to a country where Lagoon isn’t available. <b>Sorry.</b>' }] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Policy violation' })
    await expect(dialog.querySelector('b')).toBeNull()
  },
}
