import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { forcedColors } from '../../testing/forcedColors.ts'
import { ChatThread, type ThreadMessage } from './ChatThread.tsx'

const messages: readonly ThreadMessage[] = [
  { id: 'm1', from: 'PLAYER', text: 'Hello, is my withdrawal paid?', at: '2026-03-02T08:51:00Z', when: '8:51 AM', delivery: 'sent' },
  { id: 'm2', from: 'AGENT', text: 'Good morning. We sent it at 8:48 AM.', at: '2026-03-02T08:53:00Z', when: '8:53 AM' },
  { id: 'm3', from: 'PLAYER', text: 'Thank you.', at: '2026-03-02T08:54:00Z', when: '8:54 AM', delivery: 'sending' },
  { id: 'm4', from: 'PLAYER', text: 'One more thing…', at: '2026-03-02T08:55:00Z', when: '8:55 AM', delivery: 'failed' },
]

const meta = {
  title: 'Patterns/ChatThread',
  component: ChatThread,
  args: { messages, agentName: 'Hana', onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatThread>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Both sides, every delivery, and somebody at the keys. */
export const Matrix: Story = { args: { isTyping: true } }

/** The dots of somebody at the keys are seen. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Where nothing may move, the dots stand on one line and the words say that somebody is at the keys. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { isTyping: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Hana is typing')).toBeVisible()
    const dots = canvasElement.querySelectorAll('[role="log"] > :last-child > [aria-hidden] > span')
    await expect(dots).toHaveLength(3)
    await expect(new Set([...dots].map((dot) => dot.getBoundingClientRect().top)).size).toBe(1)
  },
}

/** A long word breaks, line breaks stay, and markup is only text. */
export const LongWords: Story = {
  args: {
    messages: [
      {
        id: 'long',
        from: 'AGENT',
        text: 'Reference:\n9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0\n<b>not bold</b>',
        at: '2026-03-02T08:53:00Z',
        when: '8:53 AM',
      },
    ],
  },
}

/** What was not sent is sent again by keyboard. */
export const SentAgainByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'm4' })
  },
}
