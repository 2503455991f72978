import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { transactionsBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const meta = {
  ...popupStories({ kind: 'chunkFailure' }, transactionsBehind),
  title: 'Screens/Shell/Popup Chunk Failure',
  parameters: { spec: ['§8.9', '§4.9'] },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The network failed while a page was being fetched; nothing reloads by itself. */
export const Shown: Story = {
  tags: ['day'],
  play: async () => {
    await expect(await screen.findByText('Please try again! Page is not loading correctly due to a network issue.')).toBeInTheDocument()
  },
}
