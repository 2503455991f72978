import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { SlotMatrix } from './SlotMatrix.tsx'
import { symbolIds, symbolOf } from './symbols.tsx'

const matrix = [
  ['a', 'moon', 'fish'],
  ['moon', 'k', 'shell'],
  ['ten', 'wild', 'q'],
  ['moon', 'lotus', 'j'],
  ['pearl', 'lantern', 'scatter'],
]

const meta = {
  title: 'Patterns/SlotMatrix',
  component: SlotMatrix,
  args: { matrix, lines: [{ line: 4, rows: [1, 0, 1, 0, 1], symbol: 'moon', count: 4 }] },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SlotMatrix>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every symbol of the game, and one that this version does not know. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))', gap: '1rem' }}>
        {[...symbolIds, 'kraken'].map((id) => (
          <Stack key={id} gap="tight" align="center">
            <div style={{ width: '4rem' }}>
              <SlotMatrix matrix={[[id]]} lines={[]} />
            </div>
            <Text size="tiny" tone="soft">
              {symbolOf(id).name}
            </Text>
          </Stack>
        ))}
      </div>
      <SlotMatrix {...meta.args} />
    </Stack>
  ),
}

/** The symbols stand on fields of their own and keep their paints. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Three lines won and share fields: they run beside each other. */
export const SeveralLines: Story = {
  args: {
    matrix: [
      ['fish', 'moon', 'a'],
      ['fish', 'moon', 'wild'],
      ['wild', 'moon', 'k'],
      ['fish', 'moon', 'q'],
      ['j', 'moon', 'ten'],
    ],
    lines: [
      { line: 1, rows: [1, 1, 1, 1, 1], symbol: 'moon', count: 5 },
      { line: 2, rows: [0, 0, 0, 0, 0], symbol: 'fish', count: 4 },
      { line: 9, rows: [1, 2, 1, 0, 1], symbol: 'moon', count: 3 },
    ],
  },
}

/** A round without a win is as clear to read. */
export const NoLineWon: Story = { args: { lines: [] } }

/** In a row of a table: small, lit, without the lines. */
export const Thumb: Story = { args: { size: 'thumb' } }

/** A reader hears the reels and what won. */
export const SpeaksTheOutcome: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Reel 1: ace, moon, fish\..*Line 4 won with 4 × moon\./)).toBeInTheDocument()
  },
}
