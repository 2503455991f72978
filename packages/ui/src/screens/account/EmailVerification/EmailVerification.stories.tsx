import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmailVerification } from './EmailVerification.tsx'

const meta = {
  title: 'Screens/Account/Email Verification',
  component: EmailVerification,
  args: { view: { state: 'checking' }, onResend: fn(), onRetry: fn() },
  parameters: { spec: '§2.1' },
} satisfies Meta<typeof EmailVerification>
export default meta
type Story = StoryObj<typeof meta>

/** The link in the email was opened; the server is being asked. */
export const Checking: Story = {}

/** The address is confirmed and the welcome tokens are booked; the log-in comes next. */
export const Verified: Story = { args: { view: { state: 'verified', isLoggedIn: false } } }

/** The address is confirmed in a browser where the player is logged in. */
export const VerifiedLoggedIn: Story = { args: { view: { state: 'verified', isLoggedIn: true } } }

/** The link has expired; a new one can be sent. */
export const LinkExpired: Story = { tags: ['day'], args: { view: { state: 'linkExpired' } } }

/** A new link was sent; whether an account has the address is not told. */
export const LinkExpiredAndSentAgain: Story = { args: { view: { state: 'linkExpired', resend: 'sent' } } }

/** The link was opened a second time. */
export const LinkAlreadyUsed: Story = { args: { view: { state: 'linkAlreadyUsed' } } }

/** No answer came from the server; the link is still good. */
export const Failed: Story = { args: { view: { state: 'failed' } } }

/** The address is asked for, checked, and sent on with Enter. */
export const NewLinkByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'linkExpired' } },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    email.focus()
    await userEvent.keyboard('{Enter}')
    await expect(email).toHaveAccessibleDescription('Enter your email address.')
    await userEvent.type(email, 'marina.ohara@example.com{Enter}')
    await expect(args.onResend).toHaveBeenCalledWith({ email: 'marina.ohara@example.com' })
  },
}

/** The same link is asked about once more. */
export const RetriedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
