import type { Meta, StoryObj } from '@storybook/react-vite'
import type { KenoHistoryView, KenoRoundRow } from '@lagoon/domain/lobby/histories/kenoHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleDetails, sampleRound } from '@lagoon/domain/testing/roundSample'
import { expect, fn, screen, within } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { GameHistoryKeno } from './GameHistoryKeno.tsx'

const drawn = [41, 9, 77, 24, 4, 58, 17, 80, 12, 66, 33, 21, 50, 28, 71, 37, 63, 46, 69, 52]
const round = (at: number, gameId: string, more: Partial<KenoRoundRow>): KenoRoundRow => ({
  ...sampleRound(gameId, at),
  picks: [3, 17, 24, 41, 66, 75],
  drawn,
  ...more,
})

const open = round(0, 'ember-keno', { roundState: 'OPEN', picks: [7, 14, 21, 28, 35, 42, 49, 56], drawn: [] })
const won = round(1, 'pearl-draw', {
  bet: { kind: 'SWEEP', minor: minor(250n) },
  win: { kind: 'PRIZE', minor: minor(1_750n) },
  multiplier: 700,
})
const lost = round(2, 'pearl-draw', { picks: [1, 2, 3, 11, 13, 31] })
const all = round(3, 'harbour-bell-keno', {
  picks: [4, 9, 12, 17, 21, 24, 28, 33, 37, 41],
  bet: { kind: 'GAME', minor: minor(1_000n) },
  win: { kind: 'GAME', minor: minor(10_000_000n) },
  multiplier: 1_000_000,
})
const single = round(4, 'tidepool-keno', { picks: [80], win: { kind: 'GAME', minor: minor(300n) }, multiplier: 300 })
const takenBack = round(5, 'tidepool-keno', { roundState: 'ROLLED_BACK', drawn: [] })

const filled: Extract<KenoHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, won, lost, all, single, takenBack],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Keno',
  component: GameHistoryKeno,
  args: {
    view: filled,
    onSort: fn(),
    onLoadMore: fn(),
    onOpen: fn(),
    onClose: fn(),
    onRetry: fn(),
    onVerify: fn(),
    onDownloadProof: fn(),
    onShareWin: fn(),
    onStopSharing: fn(),
    onCopyLink: fn(),
  },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistoryKeno>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through draws: one still open, wins of few and of all numbers, one without a win, one taken back. */
export const Filled: Story = { play: rowsAreWhole }

/** The player has not played keno yet and is shown where it is. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** Four of six picks were drawn; the player sees which, what four hits pay, the moves of the round, and how to check it. */
export const OneRoundOpened: Story = { tags: ['day'], args: { view: { ...filled, opened: won, details: sampleDetails(won) } } }

/** A round that won can be shown to everybody: the player chooses what of it, before there is a link. */
export const WinToShare: Story = {
  args: { view: { ...filled, opened: won, details: { ...sampleDetails(won), sharing: { state: 'notShared' } } } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('switch', { name: 'Show my display name' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }))
    await expect(args.onShareWin).toHaveBeenCalledWith({ showsName: false, showsAmount: true })
  },
}

/** The win has a link: it is copied, what it shows is changed, or it is taken back. */
export const WinShared: Story = {
  args: {
    view: {
      ...filled,
      opened: won,
      details: {
        ...sampleDetails(won),
        sharing: { state: 'shared', link: 'https://lagoon.example/win?id=Zk3v0bR8QmW1tYc5xN2aLg', showsName: true, showsAmount: false },
      },
    },
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Copy link' }))
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('switch', { name: 'Show my bet and win' }))
    await expect(args.onShareWin).toHaveBeenCalledWith({ showsName: true, showsAmount: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sharing' }))
    await expect(args.onStopSharing).toHaveBeenCalledOnce()
  },
}

/** The draw is still to come: the board holds the picks alone. */
export const OpenRoundOpened: Story = { args: { view: { ...filled, opened: open } } }

/** None of the picks was drawn: said as plainly as a win. */
export const LostRoundOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: lost } } }

/** The rounds are on their way. */
export const Loading: Story = { tags: ['!visual'], args: { view: { state: 'loading' } } }

/** The opened round is closed by Escape. */
export const EscapeCloses: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: won } },
  play: closesByEscape('Pearl Draw'),
}

/** The player has the round checked, and keeps its proof. */
export const ProofIsTaken: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: won, details: sampleDetails(won) } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check this round' }))
    await expect(args.onVerify).toHaveBeenLastCalledWith({ proof: '{"game":"pearl-draw"}' })
    await userEvent.click(screen.getByRole('button', { name: 'Download proof' }))
    await expect(args.onDownloadProof).toHaveBeenLastCalledWith({ proof: '{"game":"pearl-draw"}' })
  },
}

/** The moves of the round are on their way. */
export const MovesLoading: Story = { tags: ['!visual'], args: { view: { ...filled, opened: won, details: { state: 'loading' } } } }

/** The moves did not load; what the history knows stays. */
export const MovesFailed: Story = { tags: ['!visual'], args: { view: { ...filled, opened: won, details: { state: 'failed' } } } }
