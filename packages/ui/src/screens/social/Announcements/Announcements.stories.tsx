import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Announcement } from '@lagoon/domain/social/social.state'
import { expect, fn } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Announcements } from './Announcements.tsx'

const maintenance: Announcement = {
  id: 'a4',
  title: 'The lobby is closed on March 5 from 04:00 to 06:00 UTC',
  summary: 'We move to larger rooms. Open rounds are kept, and balances do not change.',
  paragraphs: [
    'On Thursday, March 5, the lobby is closed from 04:00 to 06:00 UTC while we move the house to larger rooms.',
    'A round that is open at 04:00 is finished by its studio, and what it wins is added to your balance. Withdrawals that are asked for before are handled as usual.',
    'If we need longer, the page of the lobby will say so.',
  ],
  at: '2026-03-02T07:00:00Z',
  isRead: false,
}
const items: readonly Announcement[] = [
  maintenance,
  {
    id: 'a3',
    title: 'Withdrawals by bank now take two days instead of four',
    summary: 'Our bank checks them twice a day. Nothing changes in what you have to do.',
    paragraphs: ['Our bank now checks withdrawals twice a day.'],
    at: '2026-02-24T10:00:00Z',
    isRead: false,
  },
  {
    id: 'a2',
    title: 'New Sweep rules from February 15',
    summary: 'Clearer words on how bonus sweep tokens become sweep tokens, and an example for each step.',
    paragraphs: ['The new rules hold from February 15.'],
    at: '2026-02-01T09:00:00Z',
    isRead: true,
  },
  {
    id: 'a1',
    title: 'Happy new year from everybody at the house, and thank you for the evenings you spent with us, the letters and the patience',
    summary: 'What we built in the year behind us, and what comes next.',
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
export const Filled: Story = {}

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
