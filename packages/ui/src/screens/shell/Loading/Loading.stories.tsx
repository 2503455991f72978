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

/** A game’s page was opened by its address and is on its way. After a press of a link, the page that it stands on stays meanwhile. */
export const RoutePending: Story = {
  tags: ['day'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the page')
  },
}
