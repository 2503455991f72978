import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Surface } from '../Surface/Surface.tsx'
import { Text } from '../Text/Text.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { ratios, sizes, widths } from './Skeleton.css.ts'
import { Skeleton, SkeletonRegion } from './Skeleton.tsx'

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem', maxWidth: '60rem' }}>
        <SkeletonRegion label="Loading games">
          <Story />
        </SkeletonRegion>
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { shape: 'line', size: 'body', width: 'most' } }

/** Every line size, width, block ratio and disc. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      <div>
        {sizes.map((size) => (
          <Skeleton key={size} size={size} width="half" />
        ))}
      </div>
      <div>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
      <Stack direction="row" align="start" isWrapping>
        {ratios.map((ratio) => (
          <Skeleton key={ratio} shape="block" ratio={ratio} width="quarter" />
        ))}
      </Stack>
      <Stack direction="row" align="center">
        <Skeleton shape="disc" diameter="small" />
        <Skeleton shape="disc" />
        <Skeleton shape="disc" diameter="large" />
      </Stack>
    </Stack>
  ),
}

/** What stands for a text keeps an outline. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Where nothing may breathe it stands there whole. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { shape: 'block' },
  play: async ({ canvasElement }) => {
    for (const bone of canvasElement.querySelectorAll('span')) await expect(bone).toHaveStyle({ opacity: '1' })
  },
}

/** A card that is being fetched: the picture, its name and its studio. */
export const StandsForACard: Story = {
  render: () => (
    <div style={{ width: '10rem' }}>
      <Skeleton shape="block" ratio="cover" place={{ marginBlockEnd: 'snug' }} />
      <Skeleton width="most" />
      <Skeleton size="small" width="half" />
    </div>
  ),
}

/** A line of text and its skeleton are equally high, so nothing jumps when the words come. */
export const KeepsTheHeightOfText: Story = {
  render: () => (
    <Surface>
      <div data-testid="words">
        <Text size="lead">Moonlit Tides</Text>
        <Text size="small">Deepwater Studios</Text>
      </div>
      <div data-testid="bones">
        <Skeleton size="lead" width="half" />
        <Skeleton size="small" width="third" />
      </div>
    </Surface>
  ),
  play: async ({ canvas }) => {
    const [words, bones] = [canvas.getByTestId('words'), canvas.getByTestId('bones')]
    await expect(bones.offsetHeight).toBe(words.offsetHeight)
  },
}
