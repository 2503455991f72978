import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { Avatar } from './Avatar.tsx'
import { sizes } from './Avatar.css.ts'

const names = ['moon_walker', 'Ada Lovelace', 'coralreef', 'Zoë Ångström', 'night_owl_77', 'tidepool', 'Li', 'Søren K', 'K']

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  args: { name: 'moon_walker', size: 'large' },
  decorators: [
    (Story) => (
      <div style={{ padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Every size and every hue, beside the names that chose them. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      {sizes.map((size) => (
        <Stack key={size} direction="row" isWrapping>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
        </Stack>
      ))}
      <Stack direction="row" align="center" gap="close">
        <Avatar name="moon_walker" />
        <Text weight="strong">moon_walker</Text>
      </Stack>
    </Stack>
  ),
}

/** The disc keeps an edge. */
export const ForcedColors: Story = { ...Matrix, ...forcedColors }

/** Two words give two letters, one word its first two, also beyond plain Latin letters. */
export const LettersOfTheName: Story = {
  render: () => (
    <Stack direction="row">
      {['moon_walker', 'coralreef', 'Zoë Ångström'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const letters of ['MW', 'CO', 'ZÅ']) await expect(canvas.getByText(letters)).toBeInTheDocument()
  },
}
