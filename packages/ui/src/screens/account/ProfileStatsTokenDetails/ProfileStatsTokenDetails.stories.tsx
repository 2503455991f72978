import type { Meta, StoryObj } from '@storybook/react-vite'
import { welcomeGrant } from '@lagoon/contract/wallet/welcomeGrant'
import { minor } from '@lagoon/contract/money/money'
import { expect, fn } from 'storybook/test'
import { ProfileStatsTokenDetails } from './ProfileStatsTokenDetails.tsx'

const noneHeld = { GAME: minor(0n), SWEEP: minor(0n), BONUS_SWEEP: minor(0n), PRIZE: minor(0n), TIP: minor(0n) }

/** Of tokens that were only played. */
const nowhereElse = { held: minor(0n), withdrawn: minor(0n), tipped: minor(0n), takenBack: minor(0n) }

const meta = {
  title: 'Screens/Account/Profile Stats Token Details',
  component: ProfileStatsTokenDetails,
  args: {
    view: {
      state: 'newPlayer',
      level: 1,
      memberSince: '2026-03-02T08:12:00Z',
      winnings: minor(0n),
      withdrawableWinnings: minor(0n),
      balances: {
        version: 1n,
        tokens: {
          GAME: minor(welcomeGrant[0].minor),
          SWEEP: minor(welcomeGrant[1].minor),
          BONUS_SWEEP: minor(0n),
          PRIZE: minor(0n),
          TIP: minor(0n),
        },
        held: noneHeld,
      },
    },
    onRetry: fn(),
  },
  parameters: { spec: ['§3.5', '§3.6'] },
} satisfies Meta<typeof ProfileStatsTokenDetails>
export default meta
type Story = StoryObj<typeof meta>

/** The account is an hour old: the welcome tokens are there and nothing has been played. */
export const NewPlayer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See games' })).toHaveAttribute('href', '/games')
  },
}

/** Two years of play, with large numbers, and what was lost as plain as what was won. */
export const SeasonedPlayer: Story = {
  tags: ['day', 'day-desktop'],
  args: {
    view: {
      state: 'seasonedPlayer',
      level: 42,
      memberSince: '2024-03-11T18:20:00Z',
      rounds: 18_406,
      invitedFriends: 7,
      rechargedCents: 128_450n,
      winnings: minor(2_184_075n),
      withdrawableWinnings: minor(145_000n),
      biggestWin: { kind: 'PRIZE', minor: minor(412_550n), game: 'Moonlit Tides', at: '2025-11-23T21:47:00Z' },
      favorites: [
        { gameId: 'moonlit-tides', name: 'Moonlit Tides', rounds: 9_120 },
        { gameId: 'harbourmaster-blackjack', name: 'Harbormaster Blackjack', rounds: 4_388 },
        { gameId: 'rising-bell', name: 'Rising Bell', rounds: 1_902 },
      ],
      balances: {
        version: 90_417n,
        tokens: {
          GAME: minor(128_430_550n),
          SWEEP: minor(34_215n),
          BONUS_SWEEP: minor(1_200n),
          PRIZE: minor(145_000n),
          TIP: minor(2_500n),
        },
        held: { ...noneHeld, PRIZE: minor(50_000n) },
      },
      details: [
        {
          kind: 'GAME',
          balance: minor(128_430_550n),
          received: minor(950_000_000n),
          played: minor(6_420_115_000n),
          won: minor(5_598_545_550n),
          ...nowhereElse,
        },
        {
          kind: 'SWEEP',
          balance: minor(34_215n),
          received: minor(2_310_000n),
          played: minor(2_270_785n),
          won: minor(0n),
          ...nowhereElse,
          takenBack: minor(5_000n),
        },
        { kind: 'BONUS_SWEEP', balance: minor(1_200n), received: minor(86_000n), played: minor(84_800n), won: minor(0n), ...nowhereElse },
        {
          kind: 'PRIZE',
          balance: minor(145_000n),
          received: minor(0n),
          played: minor(0n),
          won: minor(2_184_075n),
          ...nowhereElse,
          withdrawn: minor(1_989_075n),
          held: minor(50_000n),
        },
        {
          kind: 'TIP',
          balance: minor(2_500n),
          received: minor(12_000n),
          played: minor(0n),
          won: minor(0n),
          ...nowhereElse,
          tipped: minor(9_500n),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Moonlit Tides' })).toHaveAttribute('aria-valuetext', '9,120 rounds')
    // What was won is there, was withdrawn, or is on its way.
    await expect(canvas.getByText('Also 19,890.75 withdrawn · 500.00 being withdrawn')).toBeVisible()
    await expect(canvas.getByText('Also 95.00 tipped')).toBeVisible()
  },
}

/** The figures are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The figures did not come; the player can ask again. */
export const Failed: Story = { args: { view: { state: 'failed' } } }
