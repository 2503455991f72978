import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { CodeSent } from '@lagoon/domain/account/recovery/recovery.state'
import { ProfileVerify } from './ProfileVerify.tsx'

const sent: CodeSent = {
  channel: 'PHONE',
  maskedTo: '••• ••• 2671',
  expiresAt: '2026-03-02T09:04:12Z',
  resendAt: '2026-03-02T09:00:12Z',
}

const meta = {
  title: 'Screens/Account/Profile Verify',
  component: ProfileVerify,
  args: { view: { state: 'codeAsked', code: { state: 'asked', sent } }, onSubmit: fn(), onResend: fn() },
  parameters: { spec: ['§2.10', '§5.14'] },
} satisfies Meta<typeof ProfileVerify>
export default meta
type Story = StoryObj<typeof meta>

/** The number in the profile is new; a code was sent to it. */
export const CodeAsked: Story = { tags: ['day'] }

/** The same for an email address, with a code that was wrong. */
export const CodeAskedByEmail: Story = {
  args: {
    view: {
      state: 'codeAsked',
      code: { state: 'wrongCode', sent: { ...sent, channel: 'EMAIL', maskedTo: 'm•••••••••a@example.com' }, triesLeft: 1 },
    },
    initialCode: '482193',
  },
}

/** The code was right; the number is the player's. */
export const Verified: Story = { args: { view: { state: 'verified', channel: 'PHONE', to: '+14155552671' } } }

/** Five codes were wrong; nothing has changed, and a new code may be asked for. */
export const Failed: Story = { args: { view: { state: 'failed', channel: 'PHONE', reason: 'tooManyTries' } } }

/** The message could not be delivered. */
export const FailedToSend: Story = { args: { view: { state: 'failed', channel: 'PHONE', reason: 'notSent' } } }

/** Keyboard alone is enough: the sixth digit sends the code. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('482913')
    await expect(args.onSubmit).toHaveBeenCalledWith({ code: '482913' })
  },
}

/** A new code after the failure, by keyboard. */
export const RetriedByKeyboard: Story = {
  ...Failed,
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Send new code' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}

/** The page is open, and the first code is being asked for. */
export const Loading: Story = { args: { view: { state: 'loading' } } }
