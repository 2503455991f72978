import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ForgotPassword } from './ForgotPassword.tsx'

const meta = {
  title: 'Screens/Account/Forgot Password',
  component: ForgotPassword,
  args: {
    view: { state: 'filling' },
    onSubmit: fn(),
    onResend: fn(),
    codeEvents: { onSubmit: fn(), onResend: fn(), onStartOver: fn(), onContinue: fn() },
  },
  parameters: { spec: '§2.10' },
} satisfies Meta<typeof ForgotPassword>
export default meta
type Story = StoryObj<typeof meta>

/** The player cannot log in and has typed nothing yet. */
export const Empty: Story = { tags: ['day'] }

/** The address is cut short; it is said at the field before anything is sent. */
export const Invalid: Story = {
  args: { initialValues: { email: 'marina.ohara@example' } },
  parameters: { spec: ['§2.10', '§5.1'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription('Enter a valid email address, such as name@example.com.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The email is on its way; whether an account has the address is not told. */
export const Sent: Story = { args: { view: { state: 'sent', email: 'marina.ohara@example.com' } } }

/** The phone is at hand and the mail is not: a code by text message instead. */
export const ByPhone: Story = { args: { initialValues: { by: 'PHONE', phone: '+1 415 555 2671' } } }

/** The address is on its way to the server. */
export const Submitting: Story = {
  args: { view: { state: 'submitting' }, initialValues: { email: 'marina.ohara@example.com' } },
}

/** The email did not come and was sent once more. */
export const SentAgain: Story = { args: { view: { state: 'sent', email: 'marina.ohara@example.com', resend: 'sent' } } }

/** The code was sent to the phone and is entered on the same screen. */
export const EnteringCode: Story = {
  tags: ['!visual'],
  args: {
    view: {
      state: 'enteringCode',
      code: {
        state: 'asked',
        sent: {
          channel: 'PHONE',
          maskedTo: '••• ••• 2671',
          expiresAt: '2026-03-02T09:05:00Z',
          resendAt: '2026-03-02T09:01:00Z',
        },
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('482913')
    await expect(args.codeEvents.onSubmit).toHaveBeenCalledWith({ code: '482913' })
    await userEvent.click(canvas.getByRole('button', { name: 'Try another way' }))
    await expect(args.codeEvents.onStartOver).toHaveBeenCalledOnce()
  },
}

/** Keyboard alone is enough: arrow to the other way, type, Enter. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('radio', { name: 'Email me a link' }).focus()
    await userEvent.keyboard('{ArrowDown}{Tab}(415) 555-26.71{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ by: 'PHONE', phone: '4155552671' })
  },
}
