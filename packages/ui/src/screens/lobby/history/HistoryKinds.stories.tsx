import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { HistoryKinds } from './HistoryKinds.tsx'

const labels = ['Slots', 'Keno', 'Poker', 'Video poker', 'Blackjack', 'Fish', 'Crash']
const kindsFrom = (current: string) => labels.map((label) => ({ label, href: `/profile?kind=${label}`, isCurrent: label === current }))

const meta = {
  title: 'Patterns/History Kinds',
  component: HistoryKinds,
  args: { kinds: kindsFrom('Poker') },
  decorators: [insideMain],
} satisfies Meta<typeof HistoryKinds>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks at one history and sees the ways to all others; the open one is no link. */
export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(labels.length - 1)
    await expect(canvas.getByText('Poker')).toHaveAttribute('aria-current', 'page')
  },
}
