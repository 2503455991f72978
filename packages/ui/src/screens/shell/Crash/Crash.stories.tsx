import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Crash } from './Crash.tsx'

const meta = {
  title: 'Screens/Shell/Crash',
  component: Crash,
  parameters: { spec: '§1.5' },
  args: { onRetry: fn() },
  decorators: [insideMain],
} satisfies Meta<typeof Crash>
export default meta
type Story = StoryObj<typeof meta>

/** The page the player was on threw; they can load it again or go back to the lobby. */
export const ScreenThrows: Story = {
  tags: ['day'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/')
    canvas.getByRole('button', { name: 'Reload page' }).blur()
  },
}
