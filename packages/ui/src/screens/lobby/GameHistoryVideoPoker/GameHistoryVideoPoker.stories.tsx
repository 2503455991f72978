import type { Meta, StoryObj } from '@storybook/react-vite'
import type { VideoPokerHistoryView, VideoPokerRoundRow } from '@lagoon/domain/lobby/histories/videoPokerHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleCards, sampleRound } from '@lagoon/domain/testing/roundSample'
import { expect, fn, screen } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { GameHistoryVideoPoker } from './GameHistoryVideoPoker.tsx'

const round = (at: number, more: Partial<VideoPokerRoundRow>): VideoPokerRoundRow => ({
  ...sampleRound('five-card-ember', at),
  dealt: [],
  held: [],
  ...more,
})

const open = round(0, { roundState: 'OPEN', dealt: sampleCards('Kd 4s 4h 9c 2d') })
const fullHouse = round(1, {
  bet: { kind: 'SWEEP', minor: minor(200n) },
  win: { kind: 'PRIZE', minor: minor(1_800n) },
  dealt: sampleCards('Qh 7s Qc 3d 9h'),
  held: [0, 2],
  final: sampleCards('Qh 9s Qc Qd 9d'),
  paying: { hand: 'FULL_HOUSE', places: [0, 1, 2, 3, 4], times: 9 },
})
const nothing = round(2, { dealt: sampleCards('As 8d 3c Jh 6s'), held: [0, 3], final: sampleCards('As 5h 2c Jh 8c') })
const jacks = round(3, {
  win: { kind: 'GAME', minor: minor(100n) },
  dealt: sampleCards('Jd 5c Js 10h 2s'),
  held: [0, 2],
  final: sampleCards('Jd 7h Js 4d Ac'),
  paying: { hand: 'JACKS_OR_BETTER', places: [0, 2], times: 1 },
})
const royal = round(4, {
  bet: { kind: 'GAME', minor: minor(500n) },
  win: { kind: 'GAME', minor: minor(400_000n) },
  dealt: sampleCards('Ah Kh 6c Jh 10h'),
  held: [0, 1, 3, 4],
  final: sampleCards('Ah Kh Qh Jh 10h'),
  paying: { hand: 'ROYAL_FLUSH', places: [0, 1, 2, 3, 4], times: 800 },
})
const pat = round(5, {
  win: { kind: 'GAME', minor: minor(400n) },
  dealt: sampleCards('5d 6s 7c 8h 9d'),
  held: [0, 1, 2, 3, 4],
  final: sampleCards('5d 6s 7c 8h 9d'),
  paying: { hand: 'STRAIGHT', places: [0, 1, 2, 3, 4], times: 4 },
})
const takenBack = round(6, { roundState: 'ROLLED_BACK', dealt: sampleCards('10c 3s 8h Kc 5h') })

const filled: Extract<VideoPokerHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, fullHouse, nothing, jacks, royal, pat, takenBack],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Video Poker',
  component: GameHistoryVideoPoker,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistoryVideoPoker>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through their hands: one before its draw, hands that paid and one that did not, one taken back. */
export const Filled: Story = { play: rowsAreWhole }

/** The player has not played video poker yet and is shown where it is. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The player held two queens, drew a full house, and sees what it paid. */
export const OneRoundOpened: Story = { tags: ['day'], args: { view: { ...filled, opened: fullHouse } } }

/** The draw made nothing: no card is lit, and the words say so. */
export const LostRoundOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: nothing } } }

/** The round waits for the draw. */
export const OpenRoundOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: open } } }

/** What was held and what was drawn is heard, not only seen; Escape closes. */
export const HeldAndDrawnAreSaid: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: jacks } },
  play: async (context) => {
    await findDialog('dialog', 'Five Card Ember')
    const list = (name: string) => screen.getAllByRole('list', { name }).at(-1)
    await expect(list('Dealt')).toHaveTextContent('Jack of diamondsJHeld')
    await expect(list('After the draw')).toHaveTextContent('Seven of hearts7Drawn')
    await expect(screen.getByText('You held two and drew three. The hand returned your bet.')).toBeVisible()
    await closesByEscape('Five Card Ember')(context)
  },
}
