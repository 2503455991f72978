import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge/Badge.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const kinds = ['Slots', 'Keno', 'Fish', 'Poker', 'Crash', 'Blackjack'] as const
const badges = kinds.map((kind) => <Badge key={kind}>{kind}</Badge>)

const meta = { title: 'Kit/Stack', component: Stack, args: { children: badges, align: 'start' } } satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Steps of the space between, as a row and as a column. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      {(['tight', 'snug', 'even', 'roomy'] as const).map((gap) => (
        <Stack key={gap} gap="snug">
          <Text size="small" tone="soft">
            {gap}
          </Text>
          <Stack direction="row" gap={gap} isWrapping>
            {badges}
          </Stack>
        </Stack>
      ))}
      <Stack gap="snug" align="start">
        {badges.slice(0, 3)}
      </Stack>
    </Stack>
  ),
}

/** In a narrow place a row breaks instead of pushing the page wide. */
export const WrapsOnPhone: Story = {
  render: () => (
    <div style={{ maxWidth: '12rem' }}>
      <Stack direction="row" gap="snug" isWrapping>
        {badges}
      </Stack>
    </div>
  ),
}
