import type { Meta, StoryObj } from '@storybook/react-vite'
import { minor, type TokenKind } from '@lagoon/contract/money/money'
import type { Holdings } from '@lagoon/domain/wallet/wallet.state'
import { fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { Wallet } from './Wallet.tsx'

const nothing = minor(0n)
const holding = (game: bigint, sweep: bigint, bonus: bigint, prize: bigint, tip: bigint): Holdings['balances'] => [
  { kind: 'GAME', minor: minor(game), held: nothing },
  { kind: 'SWEEP', minor: minor(sweep), held: nothing },
  { kind: 'BONUS_SWEEP', minor: minor(bonus), held: nothing },
  { kind: 'PRIZE', minor: minor(prize), held: nothing },
  { kind: 'TIP', minor: minor(tip), held: nothing },
]
const inGames: Partial<Record<TokenKind, bigint>> = { GAME: 1_250n, BONUS_SWEEP: 12_345_678n }

const meta = {
  title: 'Screens/Wallet/Wallet',
  component: Wallet,
  args: {
    view: {
      state: 'balances',
      holdings: {
        balances: holding(984_250n, 41_250n, 2_000n, 18_675n, 1_250n),
        winnings: minor(24_350n),
        withdrawableWinnings: minor(16_400n),
      },
    },
    onRetry: fn(),
  },
  parameters: { spec: ['§3.6', '§2.22'] },
  decorators: [insideMain],
} satisfies Meta<typeof Wallet>
export default meta
type Story = StoryObj<typeof meta>

/** The player holds something of every kind, and part of the winnings can be withdrawn. */
export const BalancesEveryToken: Story = { tags: ['day', 'day-desktop'] }

/** Part of the tokens is at a table or held for stakes: named under what is left to spend, also where that is nothing. */
export const HeldInGame: Story = {
  args: {
    view: {
      state: 'balances',
      holdings: {
        balances: holding(0n, 41_250n, 2_000n, 18_675n, 1_250n).map((balance) => ({
          ...balance,
          held: minor(inGames[balance.kind] ?? 0n),
        })),
        winnings: minor(24_350n),
        withdrawableWinnings: minor(16_400n),
      },
    },
  },
}

/** The player has played everything away, or has not confirmed the email. */
export const ZeroBalances: Story = {
  args: {
    view: {
      state: 'zeroBalances',
      holdings: { balances: holding(0n, 0n, 0n, 0n, 0n), winnings: minor(0n), withdrawableWinnings: minor(0n) },
    },
  },
}

/** The balances are on their way; their places are kept. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The balances could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** Large numbers break nothing; nothing is withdrawable yet. */
export const LargeBalances: Story = {
  args: {
    view: {
      state: 'balances',
      holdings: {
        balances: holding(98_765_432_101n, 1_234_567_890n, 999_999_999n, 123_456_789n, 100_000_000n),
        winnings: minor(123_456_789n),
        withdrawableWinnings: minor(0n),
      },
    },
  },
}
