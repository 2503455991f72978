import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { CrashCurve } from './CrashCurve.tsx'

const meta = {
  title: 'Patterns/CrashCurve',
  component: CrashCurve,
  args: { crashedAt: 486, cashedOutAt: 247 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem' }}>
        <Surface level="overlay">
          <Story />
        </Surface>
      </div>
    ),
  ],
} satisfies Meta<typeof CrashCurve>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Left in time, left too late, broken off at once, and a very long way; and each as a row of a table shows it. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {[{ crashedAt: 486, cashedOutAt: 247 }, { crashedAt: 310 }, { crashedAt: 100 }, { crashedAt: 128_450, cashedOutAt: 110_000 }].map(
        (flight) => (
          <Stack key={flight.crashedAt} gap="close">
            <CrashCurve {...flight} />
            <CrashCurve {...flight} size="thumb" />
          </Stack>
        ),
      )}
    </Stack>
  ),
}

/** The curve keeps to the colors of the system, its parts told by shape. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** The player left just before the end: both words stay readable. */
export const LeftJustInTime: Story = { args: { crashedAt: 204, cashedOutAt: 200 } }

/** A reader hears where the player left and where the curve broke off. */
export const SpeaksTheEnd: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cashed out at 2.47×; the curve crashed at 4.86×.')).toBeInTheDocument()
  },
}
