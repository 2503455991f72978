import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading photo', value: 0.42 },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Nothing, some, all, words of its own, not known, without its words. */
export const Matrix: Story = {
  tags: ['both-themes'],
  render: () => (
    <Stack gap="roomy">
      <ProgressBar label="Loading the game" value={0} />
      <ProgressBar label="Uploading photo" value={0.42} />
      <ProgressBar label="Uploading photo" value={1} />
      <ProgressBar label="Identity check" value={0.6} valueText="3 of 5 steps" />
      <ProgressBar label="Waiting for the payment" />
      <ProgressBar label="Loading the game" value={0.7} isLabelHidden />
    </Stack>
  ),
}

/** A screen reader hears the words and the value, and none while it is not known. */
export const SpeaksItsValue: Story = {
  args: { label: 'Identity check', value: 0.6, valueText: '3 of 5 steps' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Identity check' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 5 steps')
  },
}
