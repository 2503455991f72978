import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Loading } from './Loading.tsx'

const meta = {
  title: 'Screens/Shell/Loading',
  component: Loading,
  parameters: { spec: '§1.5' },
  decorators: [insideMain],
} satisfies Meta<typeof Loading>
export default meta
type Story = StoryObj<typeof meta>

/** The player pressed a link and the page is on its way. */
export const RoutePending: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
}
