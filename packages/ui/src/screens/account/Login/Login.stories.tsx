import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Login } from './Login.tsx'

const typed = { identifier: 'marina_at_sea', password: 'Low-tide-at-9' }

const meta = {
  title: 'Screens/Account/Login',
  component: Login,
  args: { view: { state: 'filling' }, onSubmit: fn(), onResend: fn(), onConfirmLogOutOthers: fn(), onCancel: fn() },
  parameters: { spec: '§2.8' },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

/** A player is back and has typed nothing yet. */
export const Empty: Story = { tags: ['day', 'day-desktop'] }

/** What was typed holds a character that neither an address nor a display name can have. */
export const InvalidIdentifier: Story = {
  args: { initialValues: { ...typed, identifier: 'marina at sea!' } },
  parameters: { spec: '§5.4' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    const identifier = canvas.getByRole('textbox', { name: 'Email or display name' })
    await expect(identifier).toHaveFocus()
    await expect(identifier).toHaveAccessibleDescription('Use only letters, numbers, and . _ @ -')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** No account has this pair; which half is wrong is not told. What was typed stays. */
export const WrongCredentials: Story = {
  args: { view: { state: 'wrongCredentials' }, initialValues: typed },
  parameters: { spec: '§8.1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email, display name, or password is incorrect')
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Email or display name' })).toHaveValue('marina_at_sea')
  },
}

/** The pair is right, but the link in the email has not been opened. */
export const EmailNotConfirmed: Story = {
  args: { view: { state: 'emailNotConfirmed', email: 'marina.ohara@example.com' }, initialValues: typed },
  parameters: { spec: '§2.1' },
}

/** The log-in is on its way; pressing Enter again sends nothing twice. */
export const Submitting: Story = {
  args: { view: { state: 'submitting' }, initialValues: typed },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Email or display name' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Too many tries did not match; the button is back when the clock has run out. */
export const LockedOut: Story = {
  args: { view: { state: 'lockedOut', until: '2026-03-02T09:04:30Z' }, initialValues: typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:30')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument()
  },
}

/** The pause has run out while the page was open; the button is back, and a reader is told. */
export const LockOver: Story = {
  tags: ['!visual'],
  args: { view: { state: 'lockedOut', until: '2026-03-02T08:59:59Z' }, initialValues: typed },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try again now.')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(typed)
  },
}

/** Keyboard alone is enough: type, tab, type, Enter. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Email or display name' }).focus()
    await userEvent.keyboard('marina_at_sea{Tab}Low-tide-at-9{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(typed)
  },
}

/** The email did not come; the player has it sent again without leaving the form. */
export const EmailSentAgain: Story = {
  ...EmailNotConfirmed,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend email' }))
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'marina.ohara@example.com' })
  },
}
