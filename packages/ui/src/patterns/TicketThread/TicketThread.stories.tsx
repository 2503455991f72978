import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoPackages } from '@lagoon/contract/demo/packages'
import { formatMinor } from '@lagoon/contract/money/money'
import { TicketThread, type ThreadComment } from './TicketThread.tsx'

const { harbor } = demoPackages
const asked: ThreadComment = {
  id: 'c1',
  from: 'PLAYER',
  author: 'Marina_92',
  text: `I paid for the ${harbor.name} package and my balance is as before.`,
  at: '2026-02-27T16:20:00Z',
  when: 'February 27, 2026, 4:20 PM',
}
const answered: ThreadComment = {
  id: 'c2',
  from: 'AGENT',
  author: 'Hana',
  text: `Your bank confirmed the payment only today at 08:40.\n\nThe ${formatMinor(harbor.tokens.minor)} game tokens are in your balance now.`,
  at: '2026-03-02T08:48:00Z',
  when: 'March 2, 2026, 8:48 AM',
}

const meta = {
  title: 'Patterns/TicketThread',
  component: TicketThread,
  args: { comments: [asked, answered] },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '44rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TicketThread>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Both sides, and a third message that closes the matter. */
export const Matrix: Story = {
  args: {
    comments: [
      asked,
      answered,
      { ...asked, id: 'c3', text: 'They are here. Thank you!', at: '2026-03-02T08:55:00Z', when: 'March 2, 2026, 8:55 AM' },
    ],
  },
}

/** A long name, a word without a place to break, and markup that is only text. */
export const LongWords: Story = {
  args: {
    comments: [
      {
        ...asked,
        author: 'Captain_of_the_Lighthouse',
        text: 'Reference:\n9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c5b4a39281706f5e4d3c2b1a0\n<b>not bold</b>',
      },
    ],
  },
}
