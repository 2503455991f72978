import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { KenoBoard } from './KenoBoard.tsx'

const drawn = [4, 9, 12, 17, 21, 24, 28, 33, 37, 41, 46, 50, 52, 58, 63, 66, 69, 71, 77, 80]

const meta = {
  title: 'Patterns/KenoBoard',
  component: KenoBoard,
  args: { picks: [3, 17, 24, 41, 66, 75], drawn },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem', maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof KenoBoard>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The board and what stands for it in a row of a table. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="roomy">
      <KenoBoard {...args} />
      <KenoBoard {...args} size="thumb" />
    </Stack>
  ),
}

/** Frame, ball and both together are told apart without a hue. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Before the draw the board holds the picks alone. */
export const NotDrawnYet: Story = { args: { drawn: [] } }

/** A reader hears what hit before what was drawn besides. */
export const SpeaksTheHits: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your picks: 3, 17, 24, 41, 66, 75\. Hit: 17, 24, 41, 66\. Drawn: 4, 9/)).toBeInTheDocument()
  },
}

/** None of the picks was drawn, and it says so. */
export const SpeaksNoHit: Story = {
  tags: ['!visual'],
  args: { picks: [1, 2, 3] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No hits\./)).toBeInTheDocument()
  },
}
