import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { forcedColors } from '../../testing/forcedColors.ts'
import { sizes, weights } from './Button.css.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Play now', onPress: fn() },
  argTypes: { weight: { control: 'select', options: weights }, size: { control: 'select', options: sizes } },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { weight: 'primary' } }

/** Every weight in every size, then at rest and pending. */
export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap="roomy">
      {weights.map((weight) => (
        <Stack key={weight} direction="row" align="center" isWrapping>
          {sizes.map((size) => (
            <Button key={size} weight={weight} size={size}>
              {children}
            </Button>
          ))}
          <Button weight={weight} isPending>
            {children}
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
}

/** Every button has an edge, the main one is filled, and the ring of the keyboard is seen around the first. */
export const ForcedColors: Story = {
  ...Matrix,
  ...forcedColors,
  play: async ({ userEvent }) => {
    await userEvent.tab()
  },
}

/** Where nothing may turn, the broken ring alone says that it is at work. */
export const ReducedMotion: Story = {
  tags: ['!visual'],
  args: { weight: 'primary', isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible()
  },
}

/** While it works it keeps its width, and a second press does nothing. */
export const Pending: Story = {
  args: { weight: 'primary', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const WithIcon: Story = {
  args: {
    weight: 'primary',
    children: (
      <>
        <Play size="1.25rem" aria-hidden /> Play now
      </>
    ),
  },
}

/** Long words wrap inside a narrow place; nothing is cut off. */
export const LongLabel: Story = {
  args: { children: 'Log out on all other devices and log in here', weight: 'secondary' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '12rem' }}>
        <Story />
      </div>
    ),
  ],
}

/** Tab reaches it, Enter and Space press it. */
export const PressedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}
