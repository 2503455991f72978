import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Faq } from './Faq.tsx'

const meta = {
  title: 'Screens/Content/Faq',
  component: Faq,
  parameters: { spec: '§2.12' },
} satisfies Meta<typeof Faq>
export default meta
type Story = StoryObj<typeof meta>

/** A player's connection dropped during a round; they find the question under its subject and open it. */
export const Page: Story = {
  tags: ['day', 'day-desktop'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('My connection dropped during a round. Did I lose my bet?'))
    await expect(canvas.getByText(/it finishes the round and any win is credited to you/)).toBeVisible()
  },
}
