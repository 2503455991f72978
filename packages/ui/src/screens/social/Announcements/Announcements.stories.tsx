import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Announcement } from '@lagoon/domain/social/social.state'
import { expect, fn } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Announcements } from './Announcements.tsx'

const maintenance: Announcement = {
  id: 'a4',
  title: 'The lobby will be closed on March 5 from 4:00 to 6:00 AM UTC',
  summary: 'We’re doing planned maintenance. Open rounds are safe, and balances won’t change.',
  paragraphs: [
    'On Thursday, March 5, the lobby will be closed from 4:00 to 6:00 AM UTC for planned maintenance.',
    'Any round open at 4:00 AM will be finished by its provider, and any win will be added to your balance. Withdrawals requested before then are processed as usual.',
    'If we need more time, we’ll post an update in the lobby.',
  ],
  at: '2026-03-02T07:00:00Z',
  isRead: false,
}
const items: readonly Announcement[] = [
  maintenance,
  {
    id: 'a3',
    title: 'Bank withdrawals now take two days instead of four',
    summary: 'Our bank now processes them twice a day. You don’t need to do anything differently.',
    paragraphs: ['Our bank now processes withdrawals twice a day.'],
    at: '2026-02-24T10:00:00Z',
    isRead: false,
  },
  {
    id: 'a2',
    title: 'New Sweep rules from February 15',
    summary: 'Clearer wording on how bonus sweep tokens work, with examples.',
    paragraphs: ['The new rules take effect on February 15.'],
    at: '2026-02-01T09:00:00Z',
    isRead: true,
  },
  {
    id: 'a1',
    title: 'Happy New Year from everyone at Lagoon, and thank you for the evenings you spent with us, your feedback, and your patience',
    summary: 'What we built last year, and what’s next.',
    paragraphs: ['Thank you.'],
    at: '2025-12-31T18:00:00Z',
    isRead: true,
  },
]

const meta = {
  title: 'Screens/Social/Announcements',
  component: Announcements,
  args: { view: { state: 'filled', items }, onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§2.21' },
  decorators: [insideMain],
} satisfies Meta<typeof Announcements>
export default meta
type Story = StoryObj<typeof meta>

/** There are four announcements; the player has not read two of them. */
export const Filled: Story = { tags: ['day'] }

/** Nothing has been announced yet. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The announcements are on their way; their places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The announcements could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** The player opened the newest one. */
export const OneOpened: Story = { args: { view: { state: 'filled', items, opened: maintenance } } }

/** Enter opens a line. */
export const OpenedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'a4' })
  },
}

/** Escape closes the opened one. */
export const ClosedByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'filled', items, opened: maintenance } },
  play: closesByEscape(maintenance.title),
}
