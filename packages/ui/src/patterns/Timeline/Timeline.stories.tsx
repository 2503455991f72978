import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Timeline, type TimelineStep } from './Timeline.tsx'

const steps: readonly TimelineStep[] = [
  { id: 'requested', title: 'Requested', state: 'done', at: '2026-03-01T18:12:00Z', detail: 'We hold 250 prize tokens for it.' },
  { id: 'review', title: 'In review', state: 'current', at: '2026-03-02T08:30:00Z', detail: 'Our payout team decides by March 3.' },
  { id: 'sent', title: 'Sent', state: 'ahead' },
  { id: 'paid', title: 'Paid', state: 'ahead' },
]

const meta = {
  title: 'Patterns/Timeline',
  component: Timeline,
  args: { label: 'Steps of the withdrawal', steps },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Surface>
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** On its way, at its end, ended by a problem, stopped by the player. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="broad">
      <Timeline label="On its way" steps={steps} />
      <Timeline label="At its end" steps={steps.map((step) => ({ ...step, state: 'done' }))} />
      <Timeline
        label="Ended by a problem"
        steps={[
          ...steps.slice(0, 1),
          { id: 'declined', title: 'Declined', state: 'problem', at: '2026-03-02T08:40:00Z', detail: 'The names do not match.' },
        ]}
      />
      <Timeline
        label="Stopped"
        steps={[...steps.slice(0, 1), { id: 'cancelled', title: 'Canceled by you', state: 'stopped', at: '2026-03-01T18:40:00Z' }]}
      />
    </Stack>
  ),
}

/** Long titles and details break inside their column; the time goes below. */
export const LongWords: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      title: `${step.title} by the Friends of the Outer Harbor Savings Cooperative`,
      detail: 'The bank has it in hand and answers on business days only, usually before noon of the place where it stands.',
    })),
  },
}

/** What marks and lines say is said in words too. */
export const SaidInWords: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items[0]).toHaveTextContent('Requested, done')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[3]).toHaveTextContent('Paid, upcoming')
  },
}
