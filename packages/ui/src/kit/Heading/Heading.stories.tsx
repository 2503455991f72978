import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { sizes } from './Heading.css.ts'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Kit/Heading',
  component: Heading,
  args: { level: 1, children: 'Moonlit Tides' },
  argTypes: { size: { control: 'select', options: sizes } },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="roomy">
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

/** Two lines are balanced, so that no word is left alone. */
export const TwoLines: Story = {
  args: { size: 'headline', children: 'Every round you played, and what it did to your tokens' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Story />
      </div>
    ),
  ],
}
