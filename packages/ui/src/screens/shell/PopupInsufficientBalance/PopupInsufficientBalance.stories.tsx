import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import { expect } from 'storybook/test'
import { gameBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'
import { findDialog } from '../../../testing/findDialog.ts'

const meta = {
  ...popupStories(
    {
      kind: 'insufficientBalance',
      tokens: { needed: { kind: 'SWEEP', minor: minor(500n) }, held: { kind: 'SWEEP', minor: minor(412n) } },
    },
    gameBehind,
  ),
  title: 'Screens/Shell/Popup Insufficient Balance',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The stake is more than the sweep tokens that the player holds; the popup names the kind and what is missing. */
export const Shown: Story = { tags: ['day'] }

/** Large amounts stay on their line. */
export const LargeAmounts: Story = {
  tags: ['!visual'],
  args: {
    queue: [
      {
        kind: 'insufficientBalance',
        tokens: {
          needed: { kind: 'BONUS_SWEEP', minor: minor(1_234_567_890_12n) },
          held: { kind: 'BONUS_SWEEP', minor: minor(99_999_999n) },
        },
      },
    ],
  },
}

/** Escape leaves it, as the close button does. */
export const LeftByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ userEvent, args }) => {
    await findDialog('dialog', 'Insufficient balance')
    await userEvent.keyboard('{Escape}')
    await expect(args.onDecide).toHaveBeenLastCalledWith({ popup: args.queue[0], decision: 'dismiss' })
  },
}
