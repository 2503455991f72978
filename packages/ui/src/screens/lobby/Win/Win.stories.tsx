import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SharedWin, WinView } from '@lagoon/domain/lobby/play/win.state'
import { minor } from '@lagoon/contract/money/money'
import { jackpotRound } from '@lagoon/domain/testing/slotRoundSample'
import { playedGame, sampleGame } from '@lagoon/domain/testing/lobbySample'
import { expect, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { Win } from './Win.tsx'

const bigWin: SharedWin = {
  id: 'w_7f3a9c2e41',
  game: sampleGame('moonlit-tides'),
  displayName: 'marina_at_sea',
  kind: 'PRIZE',
  amounts: { bet: { kind: 'SWEEP', minor: minor(250n) }, win: { kind: 'PRIZE', minor: minor(61_250n) } },
  times: 24_500,
  wonAt: '2026-03-01T21:14:00Z',
}
const shared: Extract<WinView, { state: 'bigWin' }> = {
  state: 'bigWin',
  win: bigWin,
  audience: 'visitor',
  link: 'https://lagoon.example/win?id=w_7f3a9c2e41',
  isLinkCopied: false,
}
const jackpot: WinView = {
  ...shared,
  state: 'jackpot',
  audience: 'player',
  win: {
    ...bigWin,
    kind: jackpotRound.win.kind,
    amounts: { bet: jackpotRound.bet, win: jackpotRound.win },
    times: Number((100n * jackpotRound.win.minor) / jackpotRound.bet.minor),
    displayName: 'luis_the_diver',
  },
  jackpot: jackpotRound.jackpot,
}

const { displayName: _name, amounts: _amounts, ...hidden } = bigWin

const meta = {
  title: 'Screens/Lobby/Win',
  component: Win,
  args: { view: shared, onCopyLink: fn(), onShareLink: fn(), onRetry: fn() },
  parameters: { spec: '§2.4' },
} satisfies Meta<typeof Win>
export default meta
type Story = StoryObj<typeof meta>

/** A visitor opened the link to a win: who won how much in which game, and the way into the game. */
export const BigWin: Story = { tags: ['day'] }

/** The jackpot came with the round; its part of the win is said. */
export const Jackpot: Story = { args: { view: jackpot } }

/** The player keeps name and amounts to themselves: what is left is the game, and how many times the bet was won. */
export const NameAndAmountsHidden: Story = { args: { view: { ...shared, win: hidden } } }

/** Less than ten times the bet is a win like others, and is called so. */
export const SmallWin: Story = { tags: ['!visual'], args: { view: { ...shared, win: { ...bigWin, times: 250 } } } }

/** A jackpot of which the player shows no amounts. */
export const JackpotWithoutAmounts: Story = {
  tags: ['!visual'],
  args: { view: { ...shared, state: 'jackpot', win: hidden } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jackpot')).toBeVisible()
    await expect(canvas.getByText('245× the bet')).toBeVisible()
    await expect(canvas.queryByText(/tokens/)).toBeNull()
  },
}

/** The link lies in the clipboard. */
export const LinkCopied: Story = { args: { view: { ...shared, isLinkCopied: true } } }

/** The link leads to no win, or to one that is no longer shared. */
export const UnknownWin: Story = { args: { view: { state: 'unknownWin' } } }

/** The win is on its way. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The win could not be fetched; who came can ask again. */
export const Failed: Story = {
  tags: ['!visual'],
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** A name without a break, a large amount, and a game that nobody can play yet: nothing breaks, and nothing is promised. */
export const LongNameLargeAmount: Story = {
  args: {
    view: {
      ...shared,
      win: {
        ...bigWin,
        game: playedGame('harbourmaster-blackjack'),
        displayName: 'the_most_patient_lighthouse_keeper_of_the_northern_shore',
        amounts: { bet: { kind: 'SWEEP', minor: minor(250n) }, win: { kind: 'PRIZE', minor: minor(1_234_567_890n) } },
        times: 493_827_100,
      },
    },
  },
}

/** The link is copied and shared by keyboard alone. */
export const SharedByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Copy link' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onShareLink).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Play this game' })).toHaveAttribute('href', '/game-info/slot/moonlit-tides')
  },
}
