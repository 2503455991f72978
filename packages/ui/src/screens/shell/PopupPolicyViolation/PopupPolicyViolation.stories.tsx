import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { expect, fn, screen } from 'storybook/test'
import { gameBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = { kind: 'policyViolation' }

const meta = {
  title: 'Screens/Shell/Popup Policy Violation',
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  parameters: { spec: '§8.10' },
  decorators: [gameBehind],
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The server ended the session of a player; it says what that means for the tokens, and the one way on. */
export const LogOnceMore: Story = {}

/** The server gives a reason of its own; it is shown as plain text. */
export const WithReason: Story = {
  tags: ['!visual'],
  args: { queue: [{ kind: 'policyViolation', reason: 'Your connection moved to a country where Lagoon is not open. <b>Sorry.</b>' }] },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Policy violation' })
    await expect(dialog.querySelector('b')).toBeNull()
  },
}
