import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SlotHistoryView, SlotRoundRow } from '@lagoon/domain/lobby/histories/slotHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleGame } from '@lagoon/domain/testing/lobbySample'
import { featureRound, jackpotRound, linesRound, quietReels, smallRound } from '@lagoon/domain/testing/slotRoundSample'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { triesAgain } from '../../../testing/triesAgain.ts'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { inNarrowProfile, insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreCards, rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { media } from '../../../theme/media.ts'
import { GameHistorySlots, type GameHistorySlotsProps } from './GameHistorySlots.tsx'

const game = sampleGame('moonlit-tides')
const round = (at: number, more: Partial<SlotRoundRow>): SlotRoundRow => ({
  id: `0192f7a4-5c31-7d2e-9a40-3f6b1c8e7d${50 + at}`,
  gameplayId: `dw-20260302-0859-00041${at}`,
  game,
  bet: { kind: 'GAME', minor: minor(100n) },
  win: { kind: 'GAME', minor: minor(0n) },
  roundState: 'SETTLED',
  playedAt: new Date(Date.UTC(2026, 2, 2, 8, 59, 12) - at * 47_000).toISOString(),
  ...quietReels,
  ...more,
})

const sweepWin = round(1, linesRound)
const jackpotWin = round(3, jackpotRound)
const featureWin = round(7, featureRound)

const { matrix: _, ...openRound } = round(0, { roundState: 'OPEN' })
const rounds: readonly SlotRoundRow[] = [
  openRound,
  sweepWin,
  round(2, {}),
  jackpotWin,
  round(4, { bet: { kind: 'GAME', minor: minor(10_000n) } }),
  round(5, { bet: { kind: 'SWEEP', minor: minor(20n) }, win: { kind: 'PRIZE', minor: minor(0n) }, roundState: 'ROLLED_BACK' }),
  round(6, smallRound),
  featureWin,
]
const filled: Extract<SlotHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds,
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const games = [
  { id: 'lantern-parade', name: 'Lantern Parade' },
  { id: 'moonlit-tides', name: 'Moonlit Tides' },
]
const narrowed = { gameId: 'moonlit-tides', from: '2026-03-01', to: '2026-03-02' } as const
const narrowedToWins: typeof filled = {
  ...filled,
  rounds: rounds.filter(({ win }) => win.minor > 0n),
  filters: { filter: { ...narrowed, result: 'WON' }, games },
}

const meta = {
  title: 'Screens/Lobby/Game History Slots',
  component: GameHistorySlots,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn(), onFilter: fn(), onChooseFilter: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistorySlots>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through rounds of both kinds of token: an open one, wins, a jackpot, a feature, and one taken back. */
export const Filled: Story = { tags: ['day', 'day-desktop'], play: rowsAreWhole }

/** Beside the tabs of a window that is just wide enough for them there is no room for the columns: the rounds are cards. */
export const BesideTheTabs: Story = { tags: ['desktop-only'], parameters: inNarrowProfile, play: rowsAreCards }

/** The player has not played a slot yet and is shown where they are. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The player looks at one game's wins of two days: the choices stand open as long as they leave rounds out. */
export const Narrowed: Story = { args: { view: narrowedToWins } }

/** Days in the wrong order are said beside the field, and narrow nothing down. */
export const DaysInTheWrongOrder: Story = {
  tags: ['!visual'],
  args: { view: narrowedToWins },
  play: async ({ args, canvas, userEvent }) => {
    const to = await canvas.findByLabelText('To')
    await userEvent.clear(to)
    await userEvent.type(to, '2026-02-27')
    await expect(canvas.getByText('The end date can’t be before the start date.')).toBeVisible()
    await userEvent.clear(to)
    await userEvent.type(to, '2026-03-02')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...narrowed, result: 'WON' })
  },
}

/** While a year is typed, and while a day is typed over, nothing is narrowed down; an empty field that is left counts. */
export const DayIsTyped: Story = {
  tags: ['!visual'],
  args: { view: narrowedToWins },
  play: async ({ args, canvas, userEvent }) => {
    const from = await canvas.findByLabelText('From')
    await userEvent.click(from)
    await fireEvent.input(from, { target: { value: '0002-02-27' } })
    await fireEvent.input(from, { target: { value: '' } })
    await expect(args.onFilter).not.toHaveBeenCalled()
    await fireEvent.input(from, { target: { value: '2026-02-27' } })
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...narrowed, result: 'WON', from: '2026-02-27' })
    await fireEvent.input(from, { target: { value: '' } })
    await userEvent.click(canvas.getByLabelText('To'))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ gameId: narrowed.gameId, result: 'WON', to: narrowed.to })
  },
}

/** A history whose answers never come. */
const Waiting = (props: GameHistorySlotsProps) => {
  const [view, setView] = useState(props.view)
  return (
    <GameHistorySlots
      {...props}
      view={view}
      onFilter={(filter) => setView({ state: 'loading', filters: { filter, games } })}
      onSort={(sort) => setView({ ...filled, sort, isSorting: true, more: 'loading' })}
    />
  )
}

/** What was narrowed down is cleared: the choices stay while all rounds are on their way, and the focus stays in them. */
export const ClearedFiltersStay: Story = {
  tags: ['!visual'],
  args: { view: narrowedToWins },
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas, userEvent }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear filters' })
    clear.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /Game$/ })).toHaveFocus()
  },
}

/** Another order is on its way: the rounds stay, and the focus on the heading that was pressed. */
export const SortedAnew: Story = {
  tags: ['!visual'],
  render: (args) => <Waiting {...args} />,
  play: async ({ canvas, userEvent }) => {
    if (!window.matchMedia(media.desktop).matches) return
    const heading = canvas.getByRole('button', { name: 'Bet' })
    heading.focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading).toHaveFocus()
    await expect(canvas.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  },
}

/** None of the rounds is what the player chose; all of them are one press away. */
export const NoResult: Story = {
  args: { view: { state: 'noResult', filters: { filter: narrowed, games } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all rounds' }))
    await expect(args.onFilter).toHaveBeenCalledWith({})
  },
}

/** The choices come when they are asked for, and with them the games. */
export const FiltersOpened: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }))
    await expect(args.onChooseFilter).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('button', { name: /Game/ })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('From'), '2026-03-01')
    await expect(args.onFilter).toHaveBeenCalledWith({ from: '2026-03-01' })
  },
}

/** The rounds are on their way. */
export const Loading: Story = { args: { view: { state: 'loading' } } }

/** The player opened a round of sweep tokens and sees the lines that gave the prize tokens, with the ids for support. */
export const OneRoundOpened: Story = { args: { view: { ...filled, opened: sweepWin } } }

/** The list could not be fetched; the player can ask again. */
export const Failed: Story = {
  args: { view: { state: 'failed' } },
  play: triesAgain,
}

/** Five moons on a line brought the jackpot: it is part of the win, and said so. */
export const JackpotOpened: Story = { args: { view: { ...filled, opened: jackpotWin } } }

/** No line won, but three tide stars brought the feature. */
export const FeatureOpened: Story = { args: { view: { ...filled, opened: featureWin } } }

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
