import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Login } from '../Login/Login.tsx'
import { findDialog } from '../../../testing/findDialog.ts'

const meta = {
  title: 'Screens/Account/Login Other Devices',
  component: Login,
  args: {
    view: { state: 'otherDevices', step: 'ask' },
    initialValues: { identifier: 'marina_at_sea', password: 'Low-tide-at-9' },
    onSubmit: fn(),
    onResend: fn(),
    onConfirmLogOutOthers: fn(),
    onCancel: fn(),
  },
  parameters: { spec: ['§4.7', '§8.5', '§8.10'] },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

/** The player is still logged in at home and logs in on the phone; nothing is decided without them. */
export const PopupOverForm: Story = { tags: ['day'] }

/** The player said yes; the others are being logged out. */
export const LoggingOthersOut: Story = { args: { view: { state: 'otherDevices', step: 'loggingOthersOut' } } }

/** The others are still logged in, and so nothing has changed. */
export const Failed: Story = { args: { view: { state: 'otherDevices', step: 'failed' } } }

/** Both ways out work by keyboard; Escape decides nothing. */
export const DecidedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await findDialog('alertdialog', 'Already logged in on other devices')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('alertdialog')).toBeVisible()
    screen.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirmLogOutOthers).toHaveBeenCalledOnce()
  },
}
