import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Popup } from '@lagoon/domain/shell/popups/popup.state'
import { expect, fn, screen } from 'storybook/test'
import { pageBehind } from '../../../testing/pageBehind.tsx'
import { Popups } from '../Popups.tsx'

const shown: Popup = { kind: 'chunkFailure' }

const meta = {
  title: 'Screens/Shell/Popup Chunk Failure',
  component: Popups,
  args: { queue: [shown], onDecide: fn() },
  parameters: { spec: ['§8.9', '§4.9'] },
  decorators: [
    pageBehind({
      title: 'Transactions',
      intro: 'Everything that was added to your balances or taken from them, newest first.',
      facts: [
        { term: 'Withdrawal by bank transfer', value: '−120' },
        { term: 'Win in Moonlit Tides', value: '+18.75' },
      ],
    }),
  ],
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The network failed while a page was being fetched; nothing reloads by itself. */
export const Shown: Story = {
  play: async () => {
    await expect(await screen.findByText('Please try again! Page is not loading correctly due to a network issue.')).toBeInTheDocument()
  },
}
