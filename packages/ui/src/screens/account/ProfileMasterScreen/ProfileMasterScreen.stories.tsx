import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { ProfileMasterView } from '@lagoon/domain/account/profile.state'
import { ProfilePersonalInfo } from '../ProfilePersonalInfo/ProfilePersonalInfo.tsx'
import { ProfileSocialMedia } from '../ProfileSocialMedia/ProfileSocialMedia.tsx'
import { ProfileMasterScreen } from './ProfileMasterScreen.tsx'

const view = {
  state: 'open',
  tab: 'personal-info',
  displayName: 'marina_at_sea',
  level: 7,
  memberSince: '2024-03-11T18:20:00Z',
  verification: 'completed',
  counts: { announcement: 2, support: 1 },
} as const satisfies ProfileMasterView

const meta = {
  title: 'Screens/Account/Profile Master Screen',
  component: ProfileMasterScreen,
  args: {
    view,
    onRetry: fn(),
    children: (
      <ProfilePersonalInfo
        view={{
          state: 'editing',
          today: '2026-03-02',
          minimumAge: 18,
          refusals: [],
          missingForKyc: [],
          values: {
            firstName: 'Marina',
            lastName: "O'Hara",
            displayName: 'marina_at_sea',
            email: 'marina.ohara@example.com',
            phone: '+14155552671',
            dateOfBirth: '1991-08-14',
            gender: 'FEMALE',
            skrillId: '48210934',
            cashAppId: 'marina-sea',
            seamlessChexId: '',
            cryptoAddress: '',
          },
        }}
        onSubmit={fn()}
        stepUp={{ onProve: fn(), onSendCode: fn(), onUsePassword: fn(), onLeave: fn() }}
        onRetry={fn()}
      />
    ),
  },
  parameters: { spec: '§2.21' },
} satisfies Meta<typeof ProfileMasterScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The player opened the profile without naming a tab: personal info stands beside all the others. */
export const TabsOnDesktop: Story = { tags: ['desktop-only', 'day-desktop'] }

/** The same on a phone: the tabs are one row that is swiped, over the open one. */
export const TabsOnPhone: Story = {
  tags: ['phone-only', 'day'],
  globals: { viewport: { value: 'phone', isRotated: false } },
}

/** The player followed a link to `/profile?tab=social-media`: that tab is open, in sight, and named as the current one. */
export const TabOpenedAddress: Story = {
  args: {
    view: { ...view, tab: 'social-media', displayName: 'the_lighthouse_keeper_47', verification: 'notStarted', level: 1 },
    children: (
      <ProfileSocialMedia
        view={{
          state: 'editing',
          refusals: [],
          values: { facebook: '', twitter: 'https://x.com/lighthouse47', tiktok: '', instagram: '' },
        }}
        onSubmit={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' })
    await expect(current).toHaveTextContent('Social media')
    await expect(current).toHaveAttribute('href', '/profile?tab=social-media')
  },
}

/** Tab leads through the tabs in their order; each is an address of its own. */
export const ReachedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Personal info' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Contact details' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Announcements 2 new' })).toHaveAttribute('href', '/profile?tab=announcement')
  },
}

/** Somebody is logged in, and nobody answers who it is: the frame waits with its tabs. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
