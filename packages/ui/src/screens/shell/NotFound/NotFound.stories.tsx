import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Screens/Shell/Not Found',
  component: NotFound,
  parameters: { spec: '§1.5' },
  decorators: [insideMain],
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

/** The player followed an address that leads nowhere and finds the way back. */
export const AnyUnknownPath: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to lobby' })).toHaveAttribute('href', '/')
  },
}
