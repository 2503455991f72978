import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SlotHistoryView, SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleGame } from '@lagoon/domain/testing/lobbySample'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { insideMain } from '../../../testing/insideMain.tsx'
import { GameHistorySlots } from './GameHistorySlots.tsx'

const game = sampleGame('moonlit-tides')
const quiet = [
  ['a', 'moon', 'fish'],
  ['k', 'lotus', 'shell'],
  ['ten', 'q', 'pearl'],
  ['moon', 'j', 'a'],
  ['pearl', 'lantern', 'k'],
]
const round = (at: number, more: Partial<SlotRoundRow>): SlotRoundRow => ({
  id: `0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d${50 + at}`,
  gameplayId: `dw-20260302-0859-00041${at}`,
  game,
  bet: { kind: 'GAME', minor: minor(100n) },
  win: { kind: 'GAME', minor: minor(0n) },
  roundState: 'SETTLED',
  playedAt: new Date(Date.UTC(2026, 2, 2, 8, 59, 12) - at * 47_000).toISOString(),
  matrix: quiet,
  paylines: [],
  ...more,
})

const sweepWin = round(1, {
  bet: { kind: 'SWEEP', minor: minor(250n) },
  win: { kind: 'PRIZE', minor: minor(1_875n) },
  matrix: [
    ['a', 'moon', 'fish'],
    ['moon', 'fish', 'shell'],
    ['ten', 'wild', 'fish'],
    ['moon', 'lotus', 'j'],
    ['pearl', 'lantern', 'scatter'],
  ],
  paylines: [
    { line: 4, rows: [1, 0, 1, 0, 1], symbol: 'moon', count: 4, win: minor(1_500n) },
    { line: 11, rows: [2, 1, 2, 1, 2], symbol: 'fish', count: 3, win: minor(375n) },
  ],
})

const jackpotWin = round(3, {
  win: { kind: 'GAME', minor: minor(1_254_250n) },
  jackpot: minor(1_250_000n),
  feature: 'Rising tide: 4 tide stars paid 5.00, 8 free spins paid 37.50',
  matrix: [
    ['scatter', 'pearl', 'a'],
    ['pearl', 'scatter', 'k'],
    ['q', 'scatter', 'pearl'],
    ['shell', 'pearl', 'scatter'],
    ['pearl', 'fish', 'j'],
  ],
  paylines: [],
})

const { matrix: _, ...openRound } = round(0, { roundState: 'OPEN' })
const rounds: readonly SlotRoundRow[] = [
  openRound,
  sweepWin,
  round(2, {}),
  jackpotWin,
  round(4, { bet: { kind: 'GAME', minor: minor(10_000n) } }),
  round(5, { bet: { kind: 'SWEEP', minor: minor(20n) }, win: { kind: 'PRIZE', minor: minor(0n) }, roundState: 'ROLLED_BACK' }),
  round(6, {
    win: { kind: 'GAME', minor: minor(40n) },
    paylines: [{ line: 2, rows: [0, 0, 0, 0, 0], symbol: 'a', count: 3, win: minor(40n) }],
    matrix: [
      ['a', 'moon', 'fish'],
      ['a', 'lotus', 'shell'],
      ['a', 'q', 'pearl'],
      ['moon', 'j', 'a'],
      ['pearl', 'lantern', 'k'],
    ],
  }),
]
const filled: Extract<SlotHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds,
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Slots',
  component: GameHistorySlots,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideMain],
} satisfies Meta<typeof GameHistorySlots>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through rounds of both kinds of token: an open one, wins, a jackpot with its feature, and one taken back. */
export const Filled: Story = {}

/** The player has not played a slot yet and is shown where they are. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The rounds are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The player opened a round of sweep tokens and sees the lines that gave the prize tokens, with the ids for support. */
export const OneRoundOpened: Story = { args: { view: { ...filled, opened: sweepWin } } }

/** The list could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** A jackpot came with the feature: all of it is part of the win, and said so. */
export const JackpotOpened: Story = { args: { view: { ...filled, opened: jackpotWin } } }

/** A round that the studio has not finished: the player is told what happens with it. */
export const OpenRoundOpened: Story = { args: { view: { ...filled, opened: openRound } } }

/** By keyboard: a row is opened by Enter, and Escape asks to close what is open. */
export const KeyboardOpensAndCloses: Story = {
  args: { view: { ...filled, more: 'none' } },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('button', { name: /^Moonlit Tides, / })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith({ id: openRound.id })
  },
}

/** The opened round is closed by Escape. */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: sweepWin } },
  play: closesByEscape('Moonlit Tides'),
}
