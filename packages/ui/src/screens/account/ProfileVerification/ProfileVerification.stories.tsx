import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { identityOnly, outcomes } from '../../kyc/kycSample.ts'
import { ProfileVerification } from './ProfileVerification.tsx'

const meta = {
  title: 'Screens/Account/Profile Verification',
  component: ProfileVerification,
  args: { view: { ...identityOnly, state: 'notStarted', missing: [], isBegun: false }, onStart: fn(), onRetry: fn() },
  parameters: { spec: '§4.11' },
} satisfies Meta<typeof ProfileVerification>
export default meta
type Story = StoryObj<typeof meta>

/** The player has not verified yet and reads what it takes. */
export const NotStarted: Story = { tags: ['day'], parameters: { spec: '§1.3' } }

/** Everything was right; withdrawals are open. */
export const Completed: Story = {
  args: { view: outcomes.completed },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/before you can withdraw|Why verify/)).toBeNull()
  },
}

/** The identity is known, and a proof of address is asked for next. */
export const AddressAsked: Story = { args: { view: outcomes.addressAsked } }

/** Everything is sent; the provider has not decided yet. */
export const Pending: Story = { args: { view: outcomes.pending } }

/** The provider said no; the reason stands here, with a second try and somebody to write to. */
export const Unsuccessful: Story = { args: { view: outcomes.unsuccessful } }

/** A refusal that is final has no second try, here as on the page of the outcome, but somebody to write to. */
export const UnsuccessfulForGood: Story = {
  tags: ['!visual'],
  args: { view: outcomes.unsuccessfulForGood },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/profile?tab=support')
  },
}

/** One document has to be sent again; which one, why, how often still, and until when. */
export const ResubmitNeeded: Story = { args: { view: outcomes.addressResubmitNeeded } }

/** The automatic check was not sure; a person of the support team decides. */
export const UnderManualVerification: Story = {
  args: { view: outcomes.underManualVerification },
  parameters: { spec: ['§4.11', '§6.4'] },
  play: async ({ canvas }) => {
    // The address is still to come: neither the steps nor the timeline speak of the decision yet.
    await expect(within(canvas.getByRole('list', { name: 'Your verification, step by step' })).getByText('ID review')).toBeVisible()
    await expect(within(canvas.getByRole('list', { name: 'Verification steps' })).getAllByText('in review')).toHaveLength(1)
  },
}

/** A player who left the provider's frame goes on with what was begun. */
export const Begun: Story = {
  tags: ['!visual'],
  args: { view: { ...identityOnly, state: 'notStarted', missing: [], isBegun: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue verification' })).toBeVisible()
  },
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
