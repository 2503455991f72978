import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { forcedColors } from '../../testing/forcedColors.ts'
import { NotificationList, notificationLooks, type NotificationItem } from './NotificationList.tsx'

const items: readonly NotificationItem[] = [
  {
    id: 'n3',
    look: 'WITHDRAWAL',
    title: 'Your withdrawal was paid',
    text: '120 prize tokens went to your bank account ending in 7731.',
    at: '2026-03-02T08:48:00Z',
    when: '12 min ago',
    isRead: false,
  },
  { id: 'n2', look: 'SUPPORT', title: 'Support replied to your ticket', at: '2026-03-01T17:20:00Z', when: 'Yesterday', isRead: true },
]

const meta = {
  title: 'Patterns/NotificationList',
  component: NotificationList,
  args: { label: 'Your notifications', items, onOpen: fn() },
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every drawing, read and unread. */
export const Matrix: Story = {
  args: {
    items: notificationLooks.map((look, at) => ({
      id: look,
      look,
      title: `About: ${look.toLowerCase()}`,
      text: 'One sentence that says what it means.',
      at: '2026-03-02T08:48:00Z',
      when: '12 min ago',
      isRead: at % 2 === 1,
    })),
  },
}

/** What is unread keeps its dot. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** A long title, a long word and a long time hold their places. */
export const LongWords: Story = {
  args: {
    items: [
      {
        id: 'long',
        look: 'NEWS',
        title: 'The Extraordinarily Patient Song of the Old Whale and Her Daughters is open in the lobby for everybody',
        text: 'Reference 9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0',
        at: '2025-12-28T08:48:00Z',
        when: 'December 28, 2025',
        isRead: false,
      },
    ],
  },
}

/** Only told: nothing to press. */
export const OnlyTold: Story = { render: () => <NotificationList label="Your notifications" items={items} /> }

/** Tab goes from line to line, Enter opens one. */
export const OpenedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Unread: Your withdrawal was paid' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 'n2' })
  },
}
