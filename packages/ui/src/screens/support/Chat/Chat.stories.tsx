import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChatMessage, ChatView } from '@lagoon/domain/support/support.state'
import { expect, fn, waitFor, within } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Chat } from './Chat.tsx'

const messages: readonly ChatMessage[] = [
  {
    id: 'm1',
    from: 'PLAYER',
    text: 'Hi. I requested a withdrawal of 120 prize tokens on Friday, and I don’t see it at my bank.',
    at: '2026-03-02T08:51:00Z',
    delivery: 'sent',
  },
  { id: 'm2', from: 'AGENT', text: 'Good morning, Marina. I’m looking at it right now.', at: '2026-03-02T08:53:00Z' },
  {
    id: 'm3',
    from: 'AGENT',
    text: 'We sent it at 8:48 AM today. Your bank usually takes until the evening.\nThe reference is WD-20260227-7731.',
    at: '2026-03-02T08:55:00Z',
  },
  { id: 'm4', from: 'PLAYER', text: 'That is quick, thank you!', at: '2026-03-02T08:56:00Z', delivery: 'sent' },
]
const agent = { name: 'Hana', isTyping: false }
const talk: ChatView = { state: 'open', line: 'live', messages, agent }
const unsent: ChatMessage = {
  id: 'm5',
  from: 'PLAYER',
  text: 'Can I see the reference in my transactions too?',
  at: '2026-03-02T08:59:00Z',
  delivery: 'failed',
}

const meta = {
  title: 'Screens/Support/Chat',
  component: Chat,
  args: { view: talk, onOpen: fn(), onClose: fn(), onSend: fn(), onRetry: fn() },
  parameters: { spec: ['§1.1', '§3.11'] },
  decorators: [
    pageBehind({
      title: 'Transactions',
      intro: 'Your purchases, rewards, tips, and withdrawals, newest first.',
      facts: [
        { term: 'Withdrawal by bank transfer', value: '−120' },
        { term: 'Win in Moonlit Tides', value: '+18.75' },
      ],
    }),
  ],
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>

/** The chat waits in its corner; two answers have come since the player closed it. */
export const Closed: Story = { args: { view: { state: 'closed', unread: 2 } } }

/** The player opened it for the first time. */
export const OpenEmpty: Story = { args: { view: { state: 'open', line: 'live', messages: [] } } }

/** The player asked, and Hana answered. */
export const Conversation: Story = { tags: ['day', 'day-desktop'] }

/** There was nothing to send; the field says so and keeps the focus. */
export const EmptyMessageRefused: Story = {
  parameters: { spec: ['§1.1', '§5.14'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription('Write a message first.')
    await expect(args.onSend).not.toHaveBeenCalled()
    const newest = within(canvas.getByRole('log')).getByText('That is quick, thank you!')
    const form = field.closest('form')
    await waitFor(() => expect(newest.getBoundingClientRect().bottom + 16).toBeLessThan(form?.getBoundingClientRect().top ?? 0))
  },
}

/** Hana is writing. */
export const AgentTyping: Story = { args: { view: { ...talk, agent: { ...agent, isTyping: true } } } }

/** The last message did not go out; nothing is lost, and it can be sent again. */
export const SendingFailedRetry: Story = { args: { view: { ...talk, messages: [...messages, unsent] } } }

/** The line broke in the middle of the talk. */
export const Reconnecting: Story = {
  args: { view: { ...talk, line: 'reconnecting', messages: [...messages, { ...unsent, delivery: 'sending' }] } },
}

/** Write and send by keyboard; the field is free for the next line. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' })
    field.focus()
    await userEvent.keyboard('  Where is my prize?  {Enter}')
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Where is my prize?' })
    await expect(field).toHaveValue('')
  },
}
