import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { KycOutcome } from './KycOutcome.tsx'

const meta = {
  title: 'Screens/Kyc/Kyc Outcome',
  component: KycOutcome,
  args: { view: { state: 'completed', completedAt: '2026-03-02T08:41:00Z' }, onTryAgain: fn() },
  parameters: { spec: '§4.11' },
} satisfies Meta<typeof KycOutcome>
export default meta
type Story = StoryObj<typeof meta>

/** Everything was right; withdrawals are open. */
export const Completed: Story = {}

/** Everything is sent; the provider has not decided yet. */
export const Pending: Story = { args: { view: { state: 'pending', submittedAt: '2026-03-02T08:41:00Z' } } }

/** The provider said no, and why; the player may try once more. */
export const Unsuccessful: Story = {
  args: {
    view: {
      state: 'unsuccessful',
      canTryAgain: true,
      reason: 'The name on your passport doesn’t match your profile. Update your profile, or contact us if your name has changed.',
    },
  },
}

/** Two of the documents have to be sent again, both asked for at once, each with its reason and the day until which it is open. */
export const ResubmitNeeded: Story = {
  args: {
    view: {
      state: 'resubmitNeeded',
      until: '2026-03-30T23:59:00Z',
      requests: [
        { document: 'identity', reason: 'The bottom edge of the card is cut off. Make sure all four corners are in the photo.' },
        { document: 'address', reason: 'The bill is from August 2025. It can’t be more than three months old.' },
      ],
    },
  },
}

/** The automatic check was not sure; a person of the support team decides. */
export const UnderManualVerification: Story = {
  args: { view: { state: 'underManualVerification', since: '2026-03-01T16:05:00Z' } },
  parameters: { spec: ['§4.11', '§6.4'] },
}

/** After a refusal that is final there is no second try, but somebody to write to. */
export const UnsuccessfulForGood: Story = {
  tags: ['!visual'],
  args: {
    view: { state: 'unsuccessful', canTryAgain: false, reason: 'This document is already linked to another account.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/profile?tab=support')
  },
}

/** One press by keyboard sends again what was asked for. */
export const SentAgainByKeyboard: Story = {
  tags: ['!visual'],
  args: {
    view: { state: 'resubmitNeeded', requests: [{ document: 'selfie', reason: 'A selfie was in the shade.' }] },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Resubmit document' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTryAgain).toHaveBeenCalledOnce()
  },
}
