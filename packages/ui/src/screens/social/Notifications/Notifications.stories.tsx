import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoGame } from '@lagoon/contract/demo/catalog'
import { jackpotFor } from '@lagoon/contract/demo/jackpots'
import { inWords } from '@lagoon/contract/demo/money'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { demoRewards } from '@lagoon/contract/demo/rewards'
import { formatMinor, minor } from '@lagoon/contract/money/money'
import type { PlayerNotification } from '@lagoon/domain/social/social.state'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Notifications } from './Notifications.tsx'

const { harbor } = demoPackages
const items: readonly PlayerNotification[] = [
  {
    id: 'n7',
    topic: 'WITHDRAWAL',
    title: 'Your withdrawal was paid',
    text: '120 prize tokens went to your bank account ending in 7731.',
    at: '2026-03-02T08:48:00Z',
    href: '/all-transaction',
    isRead: false,
  },
  {
    id: 'n6',
    topic: 'SUPPORT',
    title: 'Hana from support replied to your ticket',
    text: 'About “Deposit limit for March”.',
    at: '2026-03-02T06:10:00Z',
    href: '/profile?tab=support',
    isRead: false,
  },
  {
    id: 'n5',
    topic: 'WIN',
    title: `Jackpot: ${formatMinor(jackpotFor(minor(100n)))} game tokens`,
    text: 'Your spin in Moonlit Tides caught the Great Tide.',
    at: '2026-03-01T21:32:00Z',
    href: '/profile?tab=game-history',
    isRead: true,
  },
  {
    id: 'n4',
    topic: 'SECURITY',
    title: 'New login on a phone in Halifax',
    text: 'If this wasn’t you, change your password and log out your other devices.',
    at: '2026-03-01T18:04:00Z',
    isRead: true,
  },
  {
    id: 'n3',
    topic: 'REWARD',
    title: `Free spins of the Lantern Festival, second evening, third place: ${demoRewards.festival.count} spins in ${demoGame(demoRewards.festival.gameId).name} are ready to claim`,
    text: 'Claim them by March 8.',
    at: '2026-02-27T20:00:00Z',
    href: '/rewards',
    isRead: true,
  },
  {
    id: 'n2',
    topic: 'IDENTITY',
    title: 'Your identity is verified',
    at: '2026-02-26T10:41:00Z',
    href: '/profile?tab=verification',
    isRead: true,
  },
  {
    id: 'n1',
    topic: 'PAYMENT',
    title: `${harbor.name}: ${formatMinor(harbor.tokens.minor)} game tokens credited`,
    text: `${inWords(harbor.price)} by Visa ending in 4242.`,
    at: '2025-12-28T16:20:00Z',
    href: '/all-transaction',
    isRead: true,
  },
]

const meta = {
  title: 'Screens/Social/Notifications',
  component: Notifications,
  args: { view: { state: 'filled', layout: 'wide', items }, onOpen: fn(), onMarkAllRead: fn(), onRetry: fn() },
  parameters: { spec: ['§2.24', '§6.3'] },
  decorators: [insideMain],
} satisfies Meta<typeof Notifications>
export default meta
type Story = StoryObj<typeof meta>

/** Two things happened since the player was here. */
export const Unread: Story = { tags: ['day'] }

/** The player has seen everything; nothing asks for attention. */
export const AllRead: Story = {
  args: { view: { state: 'filled', layout: 'wide', items: items.map((item) => ({ ...item, isRead: true })) } },
}

/** Nothing has happened yet to a new player. */
export const Empty: Story = { args: { view: { state: 'empty', layout: 'wide' } } }

/** The notifications are on their way; their places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The notifications could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** On a phone the list runs from side to side, and what is done with it is where the thumb is. */
export const PhoneLayout: Story = { args: { view: { state: 'filled', layout: 'phone', items } }, parameters: { spec: ['§2.24', '§4.4'] } }

/** By keyboard: mark all, then each line in its order; what leads nowhere is a button that marks it read. */
export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Unread: Your withdrawal was paid' })).toHaveFocus()
    canvas.getByRole('button', { name: 'New login on a phone in Halifax' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'n4' })
  },
}
