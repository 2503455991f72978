import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcementScenarios } from '@lagoon/domain/testing/socialScenarios'
import { ticketScenarios } from '@lagoon/domain/testing/supportScenarios'
import { expect, waitFor, within } from 'storybook/test'
import { AppAt } from '../AppAt.tsx'
import { PATIENCE, checkAnswers, scene } from '../flow.ts'

const meta = {
  title: 'Flows/Support',
  component: AppAt,
  afterEach: checkAnswers,
  tags: ['!visual', '!autodocs'],
} satisfies Meta<typeof AppAt>
export default meta
type Story = StoryObj<typeof meta>

/** A player finds their ticket in the list and opens it. */
export const PlayerOpensATicket: Story = {
  args: { address: '/profile?tab=support' },
  parameters: { spec: '§3.11' },
  beforeEach: scene('player', ticketScenarios.filled),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /A round without an end/ }, PATIENCE))
    await expect(await canvas.findByText('The reels stopped.', undefined, PATIENCE)).toBeVisible()
  },
}

/** A player writes a ticket and gets its number. */
export const PlayerWritesATicket: Story = {
  args: { address: '/profile?tab=support&ticket=new' },
  parameters: { spec: ['§3.11', '§5.14'] },
  beforeEach: scene('player', ticketScenarios.sent),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Title' }, PATIENCE)).toBeVisible()
    await waitFor(() => expect(document.title).toBe('New ticket · Lagoon'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'A round without an end')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Comments' }), 'The reels stopped.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send ticket' }))
    await expect(await canvas.findByText('T-7Q4M-0XKD', undefined, PATIENCE)).toBeVisible()
  },
}

/** The tickets do not come: the page says so, and asks again when the player does. */
export const TicketsFailToLoad: Story = {
  args: { address: '/profile?tab=support' },
  parameters: { spec: '§3.11' },
  beforeEach: scene('player', ticketScenarios.failsOnce()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your tickets didn’t load' }, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: /A round without an end/ }, PATIENCE)).toBeVisible()
  },
}

/** An answer in a ticket does not reach us: it is still in the field. */
export const ReplyIsNotLost: Story = {
  args: { address: '/profile?tab=support&ticket=T-7Q4M-0XKD' },
  parameters: { spec: '§3.11' },
  beforeEach: scene('player', ticketScenarios.replyFails),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your reply' }, PATIENCE), 'Please look again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }))
    await expect(await canvas.findByText('Your reply wasn’t sent', undefined, PATIENCE)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Please look again.')
  },
}

/** The announcements do not come: the page says so, and asks again when the player does. */
export const AnnouncementsFailToLoad: Story = {
  args: { address: '/profile?tab=announcement' },
  parameters: { spec: '§2.21' },
  beforeEach: scene('player', announcementScenarios.failsOnce()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The announcements didn’t load' }, PATIENCE)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: /Planned work on Sunday/ }, PATIENCE)).toBeVisible()
  },
}

/** A player reads what the operator announces; from then on it is not new. */
export const PlayerReadsAnAnnouncement: Story = {
  args: { address: '/profile?tab=announcement' },
  parameters: { spec: '§2.21' },
  beforeEach: scene('player', announcementScenarios.filled),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Planned work on Sunday/ }, PATIENCE))
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText('No round is touched by it.', undefined, PATIENCE)).toBeInTheDocument()
  },
}
