import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { CodeSent } from '@lagoon/domain/account/recovery/recovery.state'
import { OneTimeCode } from './OneTimeCode.tsx'

const justSent: CodeSent = {
  channel: 'PHONE',
  maskedTo: '••• ••• 2671',
  expiresAt: '2026-03-02T09:05:00Z',
  resendAt: '2026-03-02T09:01:00Z',
}
const sentEarlier: CodeSent = { ...justSent, expiresAt: '2026-03-02T09:02:37Z', resendAt: '2026-03-02T08:58:37Z' }

const meta = {
  title: 'Screens/Account/One Time Code',
  component: OneTimeCode,
  args: { view: { state: 'asked', sent: justSent }, onSubmit: fn(), onResend: fn(), onStartOver: fn(), onContinue: fn() },
  parameters: { spec: '§5.14' },
} satisfies Meta<typeof OneTimeCode>
export default meta
type Story = StoryObj<typeof meta>

const name = '6-digit code'

/** The text message was sent this moment; nothing is typed yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name })).toHaveFocus()
    await expect(canvas.getByText('5:00')).toBeVisible()
  },
}

/** Half a minute has gone; the player is reading the digits off the phone. */
export const CountingDown: Story = {
  tags: ['day'],
  args: {
    view: { state: 'asked', sent: { ...justSent, expiresAt: '2026-03-02T09:04:28Z', resendAt: '2026-03-02T09:00:28Z' } },
    initialCode: '4829',
  },
}

/** Two digits were mixed up; the code stays in the field, selected, so that typing replaces it. */
export const WrongCode: Story = {
  args: {
    view: { state: 'wrongCode', sent: { ...justSent, expiresAt: '2026-03-02T09:03:51Z', resendAt: '2026-03-02T08:59:51Z' }, triesLeft: 3 },
    initialCode: '482193',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('That code isn’t right. 3 tries left.')
  },
}

/** The message lay too long; these digits are worth nothing any more. */
export const Expired: Story = { args: { view: { state: 'expired', sent: { ...sentEarlier, expiresAt: '2026-03-02T08:59:12Z' } } } }

/** Five wrong codes: this one no longer counts, whatever is typed. */
export const TooManyTries: Story = { args: { view: { state: 'tooManyTries', sent: sentEarlier } } }

/** A minute has passed and nothing came; another code can be sent. */
export const ResendAllowed: Story = { args: { view: { state: 'asked', sent: sentEarlier } } }

/** Another code was sent; the one before no longer counts. */
export const Resent: Story = { args: { view: { state: 'asked', sent: justSent, again: 'sent' } } }

/** The six digits were right; the new password comes next. */
export const Verified: Story = { args: { view: { state: 'verified' } } }

/** The six digits are on their way to be checked. */
export const Checking: Story = { args: { view: { state: 'checking', sent: sentEarlier }, initialCode: '482913' } }

/** Keyboard alone is enough: the sixth digit sends the code, and a short one is told so. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name })
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAccessibleDescription('Enter the 6-digit code.')
    await userEvent.keyboard('48291{Enter}')
    await expect(field).toHaveAccessibleDescription('Enter all 6 digits.')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('3')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913' })
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Confirm code' })).toHaveFocus()
  },
}

/** The wrong code is replaced by typing over it, and the word about it goes. */
export const WrongCodeTypedOver: Story = {
  ...WrongCode,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('4')
    const field = canvas.getByRole('textbox', { name })
    await expect(field).toHaveValue('4')
    await expect(field).not.toBeInvalid()
    await userEvent.keyboard('82913')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913' })
  },
}

/** By the device's clock the time is up, but only the server knows: the code can still be tried, and a new one sent. */
export const TimeUpByTheClock: Story = {
  tags: ['!visual'],
  args: { view: { state: 'asked', sent: { ...sentEarlier, expiresAt: '2026-03-02T08:59:59Z' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Codes expire after a few minutes.')
    await userEvent.type(canvas.getByRole('textbox', { name }), '482913')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send new code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** Another code, and the other way, are within reach of the keyboard. */
export const ResentByKeyboard: Story = {
  ...ResendAllowed,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Send new code' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}
