import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Copy, Search, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { weights } from './IconButton.css.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Search games', icon: Search, onPress: fn() },
  argTypes: { weight: { control: 'select', options: weights }, icon: { control: false } },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {weights.map((weight) => (
        <Stack key={weight} direction="row" gap="snug">
          <IconButton weight={weight} label="Search games" icon={Search} />
          <IconButton weight={weight} label="Copy the round's number" icon={Copy} />
          <IconButton weight={weight} label="Notifications" icon={Bell} />
          <IconButton weight={weight} label="Close" icon={X} />
          <IconButton weight={weight} label="Copying" icon={Copy} isPending />
        </Stack>
      ))}
    </Stack>
  ),
}

/** Nothing but the label says what it does; it is 44 px wide even where the picture is small. */
export const NamedAndLargeEnough: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Search games' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const PressedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
