import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords } from '@lagoon/contract/demo/money'
import { demoPackages } from '@lagoon/contract/demo/packages'
import type { Ticket, TicketComment } from '@lagoon/domain/support/tickets.state'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Tickets } from './Tickets.tsx'

const { harbor } = demoPackages
const player = { from: 'PLAYER', author: 'Marina_92' } as const
const hana = { from: 'AGENT', author: 'Hana' } as const
const posted = (text: string, at: string): TicketComment => ({ id: 'c1', ...player, text, at })

const answered: Ticket = {
  id: 'LG-2026-000431',
  type: 'PAYMENT',
  title: `I paid for the ${harbor.name} package, but my tokens are missing`,
  step: 'ANSWERED',
  assignedTo: 'Hana',
  postedAt: '2026-02-27T16:20:00Z',
  lastUpdatedBy: 'Hana',
  lastUpdatedAt: '2026-03-02T06:10:00Z',
  comments: [
    posted(
      `I paid ${inWords(harbor.price)} with my Visa ending in 4242 on Friday evening. My bank shows the payment, but my balance hasn’t changed.\n\nThe payment ID is 0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d51.`,
      '2026-02-27T16:20:00Z',
    ),
    {
      id: 'c2',
      ...hana,
      text: 'Good morning, Marina. Your bank has reserved the amount but hasn’t confirmed it to us yet. That can take until Monday at noon.\n\nShould we wait, or cancel the payment?',
      at: '2026-03-02T06:10:00Z',
    },
  ],
}
const resolved: Ticket = {
  id: 'LG-2026-000388',
  type: 'GAME',
  title: 'Connection lost in the middle of a Moonlit Tides round',
  step: 'RESOLVED',
  assignedTo: 'Tomasz',
  resolvedBy: 'Tomasz',
  postedAt: '2026-02-22T20:14:00Z',
  lastUpdatedBy: 'Tomasz',
  lastUpdatedAt: '2026-02-24T09:32:00Z',
  comments: [
    posted('The reels stopped when I lost my connection. Did the round count?', '2026-02-22T20:14:00Z'),
    {
      id: 'c2',
      from: 'AGENT',
      author: 'Tomasz',
      text: 'It did. The provider finished it at 8:13 PM without a win, and it took 1.00 game tokens. You’ll find it in your slot history as dw-20260222-2013-000418.',
      at: '2026-02-23T08:05:00Z',
    },
    { id: 'c3', ...player, text: 'I see it. Thank you for looking.', at: '2026-02-23T17:40:00Z' },
  ],
}
const tickets: readonly Ticket[] = [
  {
    ...answered,
    id: 'LG-2026-000440',
    type: 'VERIFICATION',
    title: 'My new address',
    step: 'POSTED',
    postedAt: '2026-03-02T08:48:00Z',
    lastUpdatedBy: 'Marina_92',
    lastUpdatedAt: '2026-03-02T08:48:00Z',
    comments: [posted('I moved to Halifax last week. What do you need from me?', '2026-03-02T08:48:00Z')],
  },
  answered,
  {
    ...answered,
    id: 'LG-2026-000419',
    type: 'WITHDRAWAL',
    title: 'Bank withdrawal of 120 prize tokens requested on Monday is still in review even though I’m verified',
    step: 'ASSIGNED',
    lastUpdatedAt: '2026-03-01T11:20:00Z',
  },
  resolved,
]

const meta = {
  title: 'Screens/Support/Tickets',
  component: Tickets,
  args: { view: { state: 'filled', tickets }, onSubmit: fn(), onReply: fn(), onRetry: fn() },
  parameters: { spec: '§3.11' },
  decorators: [insideMain],
} satisfies Meta<typeof Tickets>
export default meta
type Story = StoryObj<typeof meta>

/** Three matters are open, one of them with an answer that waits for the player; one is done. */
export const Filled: Story = { tags: ['day'] }

/** The player has never needed help. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The tickets are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The tickets could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** Hana answered with a question; the player can answer her. */
export const OneOpened: Story = { args: { view: { state: 'opened', ticket: answered, reply: 'ready' } } }

/** The matter is settled: it stays to read, and something new gets a ticket of its own. */
export const ResolvedOpened: Story = { args: { view: { state: 'opened', ticket: resolved, reply: 'ready' } } }

/** The answer did not go out; it is still in the field. */
export const ReplyFailed: Story = {
  render: function Failing(args) {
    const [reply, setReply] = useState<'ready' | 'failed'>('ready')
    return <Tickets {...args} view={{ state: 'opened', ticket: answered, reply }} onReply={() => setReply('failed')} />
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Please wait for it.')
    const send = canvas.getByRole('button', { name: 'Send reply' })
    await userEvent.click(send)
    await userEvent.unhover(send)
    await expect(await canvas.findByText('Your reply wasn’t sent')).toBeVisible()
    await expect(field).toHaveValue('Please wait for it.')
  },
}

/** The player sent an empty form: both fields say what they want, and the first one has the focus. */
export const TitleCommentsMissing: Story = {
  args: { view: { state: 'writing', refusals: [] } },
  parameters: { spec: ['§3.11', '§5.14'] },
  play: async ({ args, canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send ticket' })
    await userEvent.click(send)
    await userEvent.unhover(send)
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toHaveAccessibleDescription('Enter a title.')
    await expect(canvas.getByRole('textbox', { name: 'Comments' })).toHaveAccessibleDescription(/Tell us what happened\./)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The ticket did not arrive; all of it is still there. */
export const NotSent: Story = {
  args: {
    view: { state: 'notSent' },
    initialValues: { type: 'PAYMENT', title: answered.title, comments: answered.comments[0]?.text ?? '' },
  },
}

/** The ticket has arrived; the player has its id and the way to it. */
export const Sent: Story = {
  args: { view: { state: 'sent', ticket: { ...answered, step: 'POSTED', comments: answered.comments.slice(0, 1) } } },
}

/** A new ticket is written and sent by keyboard, without the blanks around it. */
export const SentByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'writing', refusals: [] } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Title' }).focus()
    await userEvent.keyboard('  My new address ')
    await userEvent.tab()
    await userEvent.keyboard('I moved to Halifax.')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send ticket' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ type: 'OTHER', title: 'My new address', comments: 'I moved to Halifax.' }),
    )
  },
}

/** An answer goes out with the id of its ticket; an empty one is refused. */
export const AnsweredByKeyboard: Story = {
  tags: ['!visual'],
  args: { view: { state: 'opened', ticket: answered, reply: 'ready' } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your reply' })
    canvas.getByRole('button', { name: 'Send reply' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.onReply).not.toHaveBeenCalled()
    await userEvent.keyboard('Please wait for it.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onReply).toHaveBeenCalledWith({ id: 'LG-2026-000431', comments: 'Please wait for it.' }))
  },
}

/** The answer has arrived: it is said, the field is empty for the next one, and the focus is still at the button. */
export const ReplyArrives: Story = {
  tags: ['!visual'],
  render: function Arriving(args) {
    const [comments, setComments] = useState(answered.comments)
    return (
      <Tickets
        {...args}
        view={{ state: 'opened', ticket: { ...answered, comments }, reply: 'ready' }}
        onReply={({ comments: text }) =>
          setComments([...comments, { ...posted(text, '2026-03-02T09:00:00Z'), id: `c${comments.length + 1}` }])
        }
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your reply' })
    await userEvent.type(field, 'Please wait for it.')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Reply sent')).toBeInTheDocument()
    await expect(canvas.getByText('Please wait for it.')).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Send reply' })).toHaveFocus()
  },
}
