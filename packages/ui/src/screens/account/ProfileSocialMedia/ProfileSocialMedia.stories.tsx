import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { SocialMediaValues } from '@lagoon/domain/account/profile.state'
import { ProfileSocialMedia } from './ProfileSocialMedia.tsx'

const none: SocialMediaValues = { facebook: '', twitter: '', tiktok: '', instagram: '' }
const linked: SocialMediaValues = {
  facebook: 'https://www.facebook.com/marina.ohara',
  twitter: 'https://x.com/marina_at_sea',
  tiktok: '',
  instagram: 'https://www.instagram.com/marina.at.sea',
}

const editing = { state: 'editing', refusals: [] } as const

const meta = {
  title: 'Screens/Account/Profile Social Media',
  component: ProfileSocialMedia,
  args: { view: { ...editing, values: none }, onSubmit: fn(), onRetry: fn() },
  parameters: { spec: '§3.5' },
} satisfies Meta<typeof ProfileSocialMedia>
export default meta
type Story = StoryObj<typeof meta>

/** The player has linked nothing, and need not. */
export const Empty: Story = {}

/** Three pages are linked; each can be opened from here to see that it is the right one. */
export const Linked: Story = { tags: ['day'], args: { view: { ...editing, values: linked } } }

/** One address goes to another site and one is no address: both say what they have to look like. */
export const InvalidAddress: Story = {
  args: { view: { ...editing, values: { ...linked, twitter: 'marina at sea', instagram: 'https://example.net/marina.at.sea' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    const twitter = canvas.getByRole('textbox', { name: 'X (Twitter)' })
    await expect(twitter).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Instagram' })).toHaveAccessibleDescription(/goes to another site/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A bare name is enough; it is kept as the address on that site. */
export const LinkedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'TikTok' }).focus()
    await userEvent.keyboard('@marina.sea{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...none, tiktok: 'https://www.tiktok.com/@marina.sea' })
  },
}

/** What is kept of the player is on its way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** It did not come; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
