import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { defaultPasswordLimits } from '@lagoon/contract/account/account.rules'
import type { ChangePasswordValues } from '@lagoon/domain/account/recovery/recovery.state'
import { ChangePassword } from './ChangePassword.tsx'

const typed: ChangePasswordValues = {
  currentPassword: 'Low-tide-at-9',
  password: 'Harbour 7 lights!',
  confirmPassword: 'Harbour 7 lights!',
  logOutOthers: true,
}

const meta = {
  title: 'Screens/Account/Change Password',
  component: ChangePassword,
  args: { view: { state: 'filling', password: defaultPasswordLimits }, onSubmit: fn() },
  parameters: { spec: ['§2.10', '§5.5'] },
} satisfies Meta<typeof ChangePassword>
export default meta
type Story = StoryObj<typeof meta>

const change = { name: 'Change password' }

/** A logged-in player wants another password and has typed nothing yet. */
export const Empty: Story = { tags: ['day'] }

/** The current password was another one; the new one stays typed. */
export const CurrentPasswordWrong: Story = {
  args: { view: { state: 'wrongCurrentPassword', password: defaultPasswordLimits }, initialValues: typed },
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText('Current password', { selector: 'input' })
    await expect(current).toHaveFocus()
    await expect(current).toHaveAccessibleDescription('That’s not your current password.')
    await expect(canvas.getByLabelText('New password', { selector: 'input' })).toHaveValue(typed.password)
  },
}

/** The new password has no number and no special character yet. */
export const RulesPartlyMet: Story = {
  args: { initialValues: { ...typed, password: 'Harbourlights', confirmPassword: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', change))
    await expect(canvas.getByLabelText('New password', { selector: 'input' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The second password is not the first one. */
export const Mismatch: Story = {
  args: { initialValues: { ...typed, confirmPassword: 'Harbour 7 light!' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', change))
    await expect(canvas.getByLabelText('Confirm new password', { selector: 'input' })).toHaveAccessibleDescription(
      'The passwords don’t match.',
    )
  },
}

/** The password is changed and the other devices were logged out, as asked. */
export const Done: Story = { args: { view: { state: 'done', othersLoggedOut: true } } }

/** The change is on its way. */
export const Submitting: Story = { args: { view: { state: 'submitting', password: defaultPasswordLimits }, initialValues: typed } }

/** Keyboard alone is enough, and the other devices may stay logged in. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('Current password', { selector: 'input' }).focus()
    await userEvent.keyboard('Low-tide-at-9{Tab}{Tab}Harbour 7 lights!{Tab}{Tab}Harbour 7 lights!{Tab}{Tab} {Tab}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...typed, logOutOthers: false })
  },
}
