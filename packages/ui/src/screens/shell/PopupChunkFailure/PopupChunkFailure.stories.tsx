import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { transactionsBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'
import { BarePopup } from './BarePopup.tsx'

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

const reload = fn()

/** What draws popups was lost too, so the browser's own dialog tells the player. */
export const PopupsLostToo: Story = {
  render: () => <BarePopup onReload={reload} />,
  play: async ({ canvas, userEvent }) => {
    const update = canvas.getByRole('button', { name: 'Update' })
    await userEvent.click(update)
    await expect(reload).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('alertdialog', { name: /not loading correctly/ })).toBeVisible()
    update.blur()
  },
}
