import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoGame } from '@lagoon/contract/demo/catalog'
import { demoRewards } from '@lagoon/contract/demo/rewards'
import { minor } from '@lagoon/contract/money/money'
import type { Reward } from '@lagoon/domain/rewards/rewards.state'
import { expect, fn } from 'storybook/test'
import { Rewards } from './Rewards.tsx'

const daily: Reward = {
  id: 'daily',
  name: 'Daily tide',
  reason: 'For visiting five days in a row.',
  gift: { type: 'tokens', amounts: demoRewards.daily },
  status: 'claimable',
  expiresAt: '2026-03-03T00:00:00Z',
}
const invited: Reward = {
  id: 'invited',
  name: 'A friend joined',
  reason: 'Jonas_K accepted your invitation and confirmed their email.',
  gift: {
    type: 'tokens',
    amounts: [demoRewards.friend],
  },
  status: 'claimable',
}
const festival: Reward = {
  id: 'festival',
  name: 'Lantern Festival',
  reason: 'Third place on the second evening.',
  gift: { type: 'freeSpins', count: demoRewards.festival.count, gameName: demoGame(demoRewards.festival.gameId).name },
  status: 'claimable',
  expiresAt: '2026-03-08T20:00:00Z',
}
const level: Reward = {
  id: 'level',
  name: 'Level 12',
  reason: 'For reaching level 12.',
  gift: { type: 'tokens', amounts: [demoRewards.level] },
  status: 'claimable',
}
const list = (rewards: readonly Reward[], isClaimingAll = false) => ({ state: 'list', rewards, isClaimingAll }) as const

const { expiresAt: _daily, ...dailyFacts } = daily as Extract<Reward, { status: 'claimable' | 'claiming' | 'failed' }>
const { expiresAt: _festival, ...festivalFacts } = festival as Extract<Reward, { status: 'claimable' | 'claiming' | 'failed' }>

const meta = {
  title: 'Screens/Rewards/Rewards',
  component: Rewards,
  args: { view: list([daily, invited, festival, level]), onClaim: fn(), onClaimAll: fn(), onRetry: fn() },
  parameters: { spec: '§2.22' },
} satisfies Meta<typeof Rewards>
export default meta
type Story = StoryObj<typeof meta>

/** Several bonuses wait: tokens of different kinds, and free spins. */
export const Claimable: Story = { tags: ['day', 'day-desktop'] }

/** The player has claimed everything there was. */
export const NothingClaim: Story = { args: { view: { state: 'nothing' } } }

/** One bonus is being claimed; the others wait. */
export const Claiming: Story = { args: { view: list([{ ...dailyFacts, status: 'claiming' }, invited, festival]) } }

/** One bonus was claimed and is in the wallet. */
export const Claimed: Story = {
  args: { view: list([invited, festival, { ...dailyFacts, status: 'claimed', claimedAt: '2026-03-02T08:59:00Z' }]) },
}

/** A bonus was not claimed in time; it says so, without blame. */
export const Expired: Story = {
  args: { view: list([invited, { ...festivalFacts, status: 'expired', expiredAt: '2026-02-28T20:00:00Z' }]) },
}

/** The claim of one bonus failed; it is still there. */
export const Failed: Story = {
  args: { view: list([{ ...dailyFacts, status: 'failed', expiresAt: '2026-03-03T00:00:00Z' }, invited, festival]) },
}

/** All of them are being claimed in one call. */
export const ClaimAll: Story = {
  args: {
    view: list(
      [daily, invited, festival, level].map((reward) => ({ ...reward, status: 'claiming' }) as Reward),
      true,
    ),
  },
}

/** The bonuses are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** No answer came; nothing is lost. */
export const LoadFailed: Story = { args: { view: { state: 'loadFailed' } } }

/** Long names and a huge amount stay inside their card. */
export const LongNames: Story = {
  args: {
    view: list([
      {
        ...invited,
        name: 'Grand Regatta of the Seven Lanterns, Anniversary Edition',
        reason: 'For finishing first among all captains of the outer harbor for the whole month of February, and for the patience it took.',
        gift: { type: 'tokens', amounts: [{ kind: 'GAME', minor: minor(123_456_789_012n) }] },
      },
      daily,
    ]),
  },
}

/** By keyboard: one is claimed by its own button, all by the one above. */
export const ClaimedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Claim: Lantern Festival' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClaim).toHaveBeenCalledWith({ id: 'festival' })
    canvas.getByRole('button', { name: 'Claim all 4' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClaimAll).toHaveBeenCalledOnce()
  },
}
