import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { sizes } from '../../kit/Button/Button.css.ts'
import { Action } from './Action.tsx'

const meta = {
  title: 'Patterns/Action',
  component: Action,
  args: { href: '#register', weight: 'primary', children: 'Create account' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Action>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Matrix: Story = {
  render: () => (
    <Stack gap="roomy">
      {sizes.map((size) => (
        <Stack key={size} direction="row" gap="even" align="center" isWrapping>
          {(['primary', 'secondary', 'quiet'] as const).map((weight) => (
            <Action key={weight} href="#" weight={weight} size={size}>
              {weight === 'primary' ? 'Create account' : weight === 'secondary' ? 'All slots' : 'Log in'}
            </Action>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

/** Without an address it is a button, reached and pressed from the keyboard. */
export const PressedByKeyboard: Story = {
  tags: ['!visual'],
  args: { onPress: fn(), href: undefined, children: 'Try again' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
