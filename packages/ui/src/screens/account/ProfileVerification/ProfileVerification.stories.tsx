import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ProfileVerification } from './ProfileVerification.tsx'

const meta = {
  title: 'Screens/Account/Profile Verification',
  component: ProfileVerification,
  args: { view: { state: 'notStarted', missing: [] }, onStart: fn(), onRetry: fn() },
  parameters: { spec: '§4.11' },
} satisfies Meta<typeof ProfileVerification>
export default meta
type Story = StoryObj<typeof meta>

/** The player has not verified yet and reads what it takes. */
export const NotStarted: Story = { parameters: { spec: '§1.3' } }

/** Everything was right; withdrawals are open. */
export const Completed: Story = { args: { view: { state: 'completed', completedAt: '2026-02-14T11:20:00Z' } } }

/** Everything is sent; the provider has not decided yet. */
export const Pending: Story = { args: { view: { state: 'pending', submittedAt: '2026-03-02T08:41:00Z' } } }

/** The provider said no; the reason stands here, with a second try and somebody to write to. */
export const Unsuccessful: Story = {
  args: {
    view: {
      state: 'unsuccessful',
      decidedAt: '2026-02-27T15:02:00Z',
      reason: 'The name on your passport doesn’t match your profile.',
      canTryAgain: true,
    },
  },
}

/** A refusal that is final has no second try, here as on the page of the outcome, but somebody to write to. */
export const UnsuccessfulForGood: Story = {
  tags: ['!visual'],
  args: {
    view: {
      state: 'unsuccessful',
      decidedAt: '2026-02-27T15:02:00Z',
      reason: 'The document is registered with another account.',
      canTryAgain: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/profile?tab=support')
  },
}

/** One document has to be sent again; which one, why, and until when. */
export const ResubmitNeeded: Story = {
  args: {
    view: {
      state: 'resubmitNeeded',
      until: '2026-03-30T23:59:00Z',
      requests: [{ document: 'address', reason: 'The bill is from August 2025. It may be three months old at most.' }],
    },
  },
}

/** The automatic check was not sure; a person of the support team decides. */
export const UnderManualVerification: Story = {
  args: { view: { state: 'underManualVerification', since: '2026-03-01T16:05:00Z' } },
  parameters: { spec: ['§4.11', '§6.4'] },
}

/** The verification starts by keyboard. */
export const StartedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Start verification' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

/** What the profile holds for the verification is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** It did not come; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
