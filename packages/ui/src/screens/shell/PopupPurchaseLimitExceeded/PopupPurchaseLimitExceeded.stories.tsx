import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor } from '@lagoon/contract/money/money'
import { coveInCanada, demoPackages, demoPurchaseLimit, longPackage } from '@lagoon/contract/demo/packages'
import type { ExceededLimit } from '@lagoon/domain/shell/popups/popup.state'
import { expect, screen, within } from 'storybook/test'
import { formatPrice } from '../../../patterns/Price/formatPrice.ts'
import { purchaseBehind } from '../../../testing/pageBehind.tsx'
import { popupStories } from '../../../testing/popupStories.ts'
import type { Popups } from '../Popups.tsx'

const limit: ExceededLimit = {
  setBy: 'PLAYER',
  limit: demoPurchaseLimit.limit,
  days: demoPurchaseLimit.days,
  left: demoPurchaseLimit.left,
  used: demoPurchaseLimit.used,
  asked: demoPackages.harbor.price,
  renewsAt: '2026-03-09T00:00:00Z',
}

const meta = {
  ...popupStories({ kind: 'purchaseLimitExceeded', limit }, purchaseBehind),
  title: 'Screens/Shell/Popup Purchase Limit Exceeded',
  parameters: { spec: '§8.10' },
} satisfies Meta<typeof Popups>
export default meta
type Story = StoryObj<typeof meta>

/** The player wants more than the limit they set for themselves; they may continue with less, or leave it. */
const ContinueWithLess: Story = { tags: ['day'] }
export { ContinueWithLess as Continue }

/** The operator asks from an amount on; the player may go over it. */
export const AskedByTheOperator: Story = { args: { queue: [{ kind: 'purchaseLimitExceeded', limit: { ...limit, setBy: 'OPERATOR' } }] } }

const usedBefore = { ...limit.limit, minor: minor(limit.limit.minor + limit.used.minor) }

/** The player went over the operator's amount before: the total says all of it. */
export const AskedAgain: Story = {
  tags: ['!visual'],
  args: {
    queue: [
      {
        kind: 'purchaseLimitExceeded',
        limit: { ...limit, setBy: 'OPERATOR', left: { ...limit.left, minor: minor(0n) }, used: usedBefore },
      },
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    const total = formatPrice(minor(usedBefore.minor + limit.asked.minor), limit.asked.currency)
    await expect(dialog.getByText(`This purchase brings your 7-day spending to ${total}.`, { exact: false })).toBeVisible()
  },
}

/** Nothing of the limit is left, and the amounts are long. */
export const NothingLeft: Story = {
  tags: ['!visual'],
  args: {
    queue: [
      {
        kind: 'purchaseLimitExceeded',
        limit: {
          ...limit,
          days: 1,
          limit: longPackage.price,
          left: { ...longPackage.price, minor: minor(0n) },
          used: longPackage.price,
          asked: coveInCanada,
        },
      },
    ],
  },
}
