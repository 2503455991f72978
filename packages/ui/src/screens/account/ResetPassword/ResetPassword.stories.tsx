import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { defaultPasswordLimits } from '@lagoon/contract/account/account.rules'
import { ResetPassword } from './ResetPassword.tsx'

const meta = {
  title: 'Screens/Account/Reset Password',
  component: ResetPassword,
  args: { view: { state: 'filling', password: defaultPasswordLimits }, onSubmit: fn() },
  parameters: { spec: ['§2.11', '§5.5'] },
} satisfies Meta<typeof ResetPassword>
export default meta
type Story = StoryObj<typeof meta>

/** The link in the email was opened; nothing is typed yet. */
export const Empty: Story = { tags: ['day'] }

/** Four of five rules are met; the special character is still missing. */
export const RulesPartlyMet: Story = {
  args: { initialValues: { password: 'Lowtide9' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
    const password = canvas.getByLabelText('New password', { selector: 'input' })
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(/doesn’t meet all the rules below/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The second password is not the first one. */
export const Mismatch: Story = {
  args: { initialValues: { password: 'Low-tide-at-9', confirmPassword: 'Low-tide-at-6' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save new password' }))
    const confirm = canvas.getByLabelText('Confirm new password', { selector: 'input' })
    await expect(confirm).toHaveFocus()
    await expect(confirm).toHaveAccessibleDescription('The passwords don’t match.')
  },
}

/** The link has expired or was used before; the old password still works. */
export const LinkExpired: Story = { args: { view: { state: 'linkExpired' } } }

/** The new password is saved and nobody is logged in with the old one. */
export const Done: Story = { args: { view: { state: 'done' } } }

/** The new password is on its way. */
export const Submitting: Story = {
  args: {
    view: { state: 'submitting', password: defaultPasswordLimits },
    initialValues: { password: 'Low-tide-at-9', confirmPassword: 'Low-tide-at-9' },
  },
}

/** Keyboard alone is enough: type it twice, Enter. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('New password', { selector: 'input' }).focus()
    await userEvent.keyboard('Low-tide-at-9{Tab}{Tab}Low-tide-at-9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Low-tide-at-9' })
  },
}
