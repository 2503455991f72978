import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoRewards } from '@lagoon/contract/demo/rewards'
import type { InvitationsView, InvitedFriend } from '@lagoon/domain/social/social.state'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Invitations } from './Invitations.tsx'

const reward = demoRewards.friend
const friends: readonly InvitedFriend[] = [
  { id: 'f4', name: 'tom.brandt@example.com', step: 'invited', at: '2026-03-01T19:12:00Z' },
  { id: 'f3', name: 'hana_ito', step: 'joined', at: '2026-02-27T20:40:00Z' },
  { id: 'f2', name: 'the_most_patient_lighthouse_keeper_of_the_northern_shore', step: 'confirmed', at: '2026-02-14T08:05:00Z', reward },
  { id: 'f1', name: 'luis_the_diver', step: 'confirmed', at: '2025-12-30T17:31:00Z', reward },
]
const view: Extract<InvitationsView, { state: 'open' }> = {
  state: 'open',
  link: 'https://lagoon.example/register?from=marina_at_sea',
  isLinkCopied: false,
  reward,
  friends,
  sending: { state: 'filling' },
}

const meta = {
  title: 'Screens/Social/Invitations',
  component: Invitations,
  args: { view, onCopyLink: fn(), onShareLink: fn(), onInvite: fn() },
  parameters: { spec: ['§1.1', '§3.5'] },
  decorators: [insideMain],
} satisfies Meta<typeof Invitations>
export default meta
type Story = StoryObj<typeof meta>

/** The player has invited nobody so far. */
export const NoneYet: Story = { args: { view: { ...view, friends: [] } } }

/** Three friends came, one is still awaited; two have brought their tokens, one has not confirmed the email yet. */
export const SomeJoined: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email not confirmed')).toBeVisible()
    await expect(canvas.getByText('Invited')).toBeVisible()
    await expect(canvas.queryByText('Joined')).toBeNull()
  },
}

/** The link lies in the clipboard. */
export const LinkCopied: Story = { args: { view: { ...view, isLinkCopied: true } } }

/** What was typed is no address; it stays, with a word on how to put it right. */
export const EmailInvalid: Story = {
  parameters: { spec: ['§1.1', '§5.1'] },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByRole('textbox', { name: 'Your friend’s email' })
    await userEvent.type(email, 'hana.ito@')
    await userEvent.keyboard('{Enter}')
    await expect(email).toHaveAccessibleDescription('Enter a valid email address, such as name@example.com.')
    await expect(args.onInvite).not.toHaveBeenCalled()
  },
}

/** The email went out, and the field is free for the next friend. */
export const Sent: Story = { args: { view: { ...view, sending: { state: 'sent', email: 'tom.brandt@example.com' } } } }

/** There is no link to give away yet; the page says so, and what is planned. */
export const NotAvailable: Story = { args: { view: { state: 'notAvailable' } } }

/** No reward is promised where the settings hold none. */
export const WithoutReward: Story = {
  tags: ['!visual'],
  args: { view: { state: 'open', link: view.link, isLinkCopied: false, friends: [], sending: { state: 'sending' } } },
}

/** An email is sent by keyboard alone. */
export const InvitedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Your friend’s email' }).focus()
    await userEvent.keyboard('hana.ito@example.com{Enter}')
    await expect(args.onInvite).toHaveBeenCalledWith({ email: 'hana.ito@example.com' })
  },
}
