import type { Meta, StoryObj } from '@storybook/react-vite'
import { formatMinor } from '@lagoon/contract/money/money'
import { expect } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Surface } from '../../kit/Surface/Surface.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { tokenKinds } from '../TokenIcon/tokenKinds.ts'
import { formatTokens } from './formatTokens.ts'
import { TokenAmount } from './TokenAmount.tsx'
import { sizes } from './TokenAmount.css.ts'

const meta = {
  title: 'Patterns/TokenAmount',
  component: TokenAmount,
  args: { kind: 'GAME', minor: 1_000_000n, size: 'title' },
  argTypes: {
    kind: { control: 'select', options: tokenKinds },
    size: { control: 'select', options: sizes },
    minor: { control: false },
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TokenAmount>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="wide">
      <Stack gap="close">
        {tokenKinds.map((kind) => (
          <TokenAmount key={kind} kind={kind} minor={123_456n} size="large" showLabel />
        ))}
      </Stack>
      <Stack gap="close">
        {sizes.map((size) => (
          <TokenAmount key={size} kind="SWEEP" minor={123_456n} size={size} />
        ))}
      </Stack>
    </Stack>
  ),
}

/** A reader hears the amount and the kind; the shape stays silent. */
export const NamesTheKind: Story = {
  tags: ['!visual'],
  args: { kind: 'BONUS_SWEEP', minor: 100n },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 bonus sweep token')).toBeInTheDocument()
  },
}

/** Wins and losses stand as plainly as each other. */
export const GainAndLoss: Story = {
  render: () => (
    <Stack gap="close" align="end">
      <TokenAmount kind="PRIZE" minor={1_250n} format="fixed" sign />
      <TokenAmount kind="GAME" minor={-20_000n} format="fixed" sign />
      <TokenAmount kind="SWEEP" minor={0n} format="fixed" sign />
    </Stack>
  ),
}

/** The label may go to lines of its own, and the shape above the digits; these never break, and nothing sticks out. */
export const NarrowPlace: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByText('Won in the last hour').parentElement
    await expect(canvas.getByText('12,345,678.90')).toBeVisible()
    await expect(card?.scrollWidth).toBe(card?.clientWidth)
  },
  render: () => (
    <div style={{ width: '9rem' }}>
      <Surface padding="even">
        <Text size="small" tone="soft">
          Won in the last hour
        </Text>
        <TokenAmount kind="BONUS_SWEEP" minor={1_234_567_890n} showLabel />
      </Surface>
    </div>
  ),
}

/** In a sentence it stands on the line of its words. */
export const InSentence: Story = {
  render: () => (
    <Text>
      You get <TokenAmount kind="GAME" minor={50_000n} showLabel isInSentence /> for each friend who joins, and the first three bring{' '}
      <TokenAmount kind="TIP" minor={1_000n} showLabel isInSentence /> each.
    </Text>
  ),
}

/** Cut, never rounded up; the whole amount stays in the tooltip and in what a reader hears. */
export const CompactFromAMillion: Story = {
  args: { minor: 199_999_999n, format: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.99M')).toBeInTheDocument()
    await expect(canvas.getByText('1,999,999.99 game tokens')).toBeInTheDocument()
  },
}

/** The patterns know no domain; its way to write an amount is the same. */
export const DigitsAreTheDomains: Story = {
  tags: ['!visual'],
  play: async () => {
    for (const minor of [0n, 1n, 10n, 100n, 123_456n, 100_000_000n, 98_765_432_101n]) {
      await expect(formatTokens(minor, 'full')).toBe(formatMinor(minor))
      await expect(formatTokens(minor, 'fixed')).toBe(formatMinor(minor, 'always'))
    }
  },
}
