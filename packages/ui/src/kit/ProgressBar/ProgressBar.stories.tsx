import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
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

/** How far it is stands in the color of a selection, in a frame. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Where the track and what fills it stand. */
const boxesOf = (bar: Element | undefined) => {
  const track = bar?.lastElementChild
  if (!track?.firstElementChild) throw new Error('no bar')
  return [track.getBoundingClientRect(), track.firstElementChild.getBoundingClientRect()] as const
}

/** Where nothing may pass through it, what is not known stands as a bar in the middle, and what is known at its end at once. */
export const ReducedMotion: Story = {
  ...Matrix,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const [track, bar] = boxesOf(canvas.getByRole('progressbar', { name: 'Waiting for the payment' }))
    await expect(bar.left - track.left).toBeCloseTo(track.right - bar.right, 0)
    const [whole, done] = boxesOf(canvas.getAllByRole('progressbar', { name: 'Uploading photo' })[1])
    await expect(done.width).toBeCloseTo(whole.width - 2, 0)
  },
}

/** A screen reader hears the words and the value, and none while it is not known. */
export const SpeaksItsValue: Story = {
  args: { label: 'Identity check', value: 0.6, valueText: '3 of 5 steps' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Identity check' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 5 steps')
  },
}
