import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../kit/Button/Button.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { EmptyState } from './EmptyState.tsx'
import { illustrationNames } from './illustrations.tsx'

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'boat',
    title: 'No rounds yet',
    children: 'Every round you play is listed here, with what it took and what it won.',
    action: <Button weight="primary">Browse games</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The whole family of drawings. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))' }}>
      {illustrationNames.map((name) => (
        <EmptyState key={name} illustration={name} title={name} level={2} />
      ))}
    </div>
  ),
}

/** The drawings keep to the colors of the system. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Nothing else stands on the screen, so it takes the middle of it and the first heading. */
export const WholePage: Story = {
  args: { illustration: 'buoy', size: 'page', level: 1, title: 'We can’t find that page', children: 'The address leads nowhere.' },
}

/** A long title and a long sentence stay in the middle and readable. */
export const LongWords: Story = {
  args: {
    illustration: 'lens',
    title: 'No game matches “Cleopatra’s Golden Scarab Megaways Deluxe Anniversary Edition”',
    children:
      'Check the spelling, or search for a part of the name only. You can also look through the games of one studio or of one kind, where the newest stand first.',
    action: <Button>Clear search</Button>,
  },
}

/** Without words and without an action: a place that is simply empty. */
export const TitleOnly: Story = { render: () => <EmptyState illustration="bottle" title="No notifications" /> }
