import type { Meta, StoryObj } from '@storybook/react-vite'
import type {
  BlackjackHand,
  BlackjackHistoryView,
  BlackjackOutcome,
  BlackjackRoundRow,
} from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { minor } from '@lagoon/contract/money/money'
import { sampleCards, sampleRound } from '@lagoon/domain/testing/roundSample'
import { expect, fn, screen } from 'storybook/test'
import { closesByEscape } from '../../../testing/closesByEscape.ts'
import { findDialog } from '../../../testing/findDialog.ts'
import { insideProfile } from '../../../testing/insideProfile.tsx'
import { rowsAreWhole } from '../../../testing/rowsAreWhole.ts'
import { GameHistoryBlackjack } from './GameHistoryBlackjack.tsx'

const hand = (cards: string, total: number, outcome: BlackjackOutcome, bet: bigint, win: bigint, more: Partial<BlackjackHand> = {}) => ({
  cards: sampleCards(cards),
  total,
  outcome,
  bet: minor(bet),
  win: minor(win),
  isSoft: false,
  isDoubled: false,
  ...more,
})
const dealer = (cards: string, total: number, more: Partial<BlackjackRoundRow['dealer']> = {}): BlackjackRoundRow['dealer'] => ({
  cards: sampleCards(cards),
  total,
  isSoft: false,
  hasHoleCard: false,
  ending: 'STOOD',
  ...more,
})
const round = (
  at: number,
  gameId: string,
  more: Pick<BlackjackRoundRow, 'hands' | 'dealer'> & Partial<BlackjackRoundRow>,
): BlackjackRoundRow => ({
  ...sampleRound(gameId, at),
  tableId: '21-07',
  ...more,
})

const { outcome: _, ...unfinished } = hand('10h 6c', 16, 'LOST', 1_000n, 0n)
const { ending: __, ...facing } = dealer('Ks', 10, { hasHoleCard: true })
const open = round(0, 'porthole-twenty-one', {
  roundState: 'OPEN',
  bet: { kind: 'GAME', minor: minor(1_000n) },
  hands: [unfinished],
  dealer: facing,
})
const { tableId: ___, ...notReported } = round(0, 'anvil-blackjack', {
  roundState: 'OPEN',
  hands: [],
  dealer: { cards: [], total: 0, isSoft: false, hasHoleCard: false },
})
const split = round(1, 'porthole-twenty-one', {
  bet: { kind: 'SWEEP', minor: minor(1_500n) },
  win: { kind: 'PRIZE', minor: minor(2_000n) },
  hands: [hand('8s 3d 10c', 21, 'WON', 1_000n, 2_000n, { isDoubled: true }), hand('8h 7c 9d', 24, 'BUST', 500n, 0n)],
  dealer: dealer('Jd 9s', 19),
})
const insured = round(2, 'harbourmaster-blackjack', {
  bet: { kind: 'GAME', minor: minor(3_000n) },
  win: { kind: 'GAME', minor: minor(3_000n) },
  hands: [hand('Qs 9c', 19, 'LOST', 2_000n, 0n)],
  dealer: dealer('Ah Kd', 21, { isSoft: true, ending: 'BLACKJACK' }),
  insurance: { bet: minor(1_000n), win: minor(3_000n) },
})
const push = round(3, 'harbourmaster-blackjack', {
  bet: { kind: 'GAME', minor: minor(2_000n) },
  win: { kind: 'GAME', minor: minor(2_000n) },
  hands: [hand('Ad 7h', 18, 'PUSH', 2_000n, 2_000n, { isSoft: true })],
  dealer: dealer('10d 8c', 18),
})
const natural = round(4, 'porthole-twenty-one', {
  bet: { kind: 'GAME', minor: minor(10_000n) },
  win: { kind: 'GAME', minor: minor(25_000n) },
  hands: [hand('As Jh', 21, 'BLACKJACK', 10_000n, 25_000n, { isSoft: true })],
  dealer: dealer('9h 10d', 19),
})
const bust = round(5, 'porthole-twenty-one', {
  bet: { kind: 'SWEEP', minor: minor(200n) },
  win: { kind: 'PRIZE', minor: minor(0n) },
  hands: [hand('2h 3c Ad 4s 5h 9d', 24, 'BUST', 200n, 0n)],
  dealer: dealer('10s 7c', 17),
})
const dealerBust = round(6, 'porthole-twenty-one', {
  bet: { kind: 'GAME', minor: minor(2_000n) },
  win: { kind: 'GAME', minor: minor(4_000n) },
  hands: [hand('6d 5s 8h', 19, 'WON', 2_000n, 4_000n, { isDoubled: true })],
  dealer: dealer('6c 10h Qd', 26, { ending: 'BUST' }),
})

const filled: Extract<BlackjackHistoryView, { state: 'filled' }> = {
  state: 'filled',
  rounds: [open, split, insured, push, natural, bust, dealerBust],
  sort: { by: 'PLAYED_AT', direction: 'DESC' },
  filters: { filter: {} },
  more: 'available',
}

const meta = {
  title: 'Screens/Lobby/Game History Blackjack',
  component: GameHistoryBlackjack,
  args: { view: filled, onSort: fn(), onLoadMore: fn(), onOpen: fn(), onClose: fn(), onRetry: fn() },
  parameters: { spec: '§3.12' },
  decorators: [insideProfile],
} satisfies Meta<typeof GameHistoryBlackjack>
export default meta
type Story = StoryObj<typeof meta>

/** The player looks through their rounds: an open one, a split with a double, an insurance, a push, a blackjack and two busts. */
export const Filled: Story = { play: rowsAreWhole }

/** The player has not played blackjack yet and is shown where it is. */
export const Empty: Story = { args: { view: { state: 'empty' } } }

/** The player split eights, doubled the first hand and won it, and went over 21 with the second. */
export const OneRoundOpened: Story = { tags: ['day'], args: { view: { ...filled, opened: split } } }

/** The dealer had a blackjack, and the insurance gave back what the hand had lost. */
export const InsuredRoundOpened: Story = { args: { view: { ...filled, opened: insured } } }

/** The round waits for the player; the dealer's second card is face down. */
export const OpenRoundOpened: Story = { tags: ['!visual'], args: { view: { ...filled, opened: open } } }

/** Six small cards over 21: all of them are there, none is counted away. */
export const LongHandOpened: Story = {
  tags: ['!visual'],
  args: { view: { ...filled, opened: bust } },
  play: async (context) => {
    await findDialog('dialog', 'Porthole Twenty-One')
    const hand = screen.getByRole('list', { name: 'Your hand' })
    await expect(hand.children).toHaveLength(6)
    await expect(hand).toHaveTextContent('Nine of diamonds')
    await closesByEscape('Porthole Twenty-One')(context)
  },
}

/** The provider has not reported the round yet: there is a bet, and no cards. */
export const NotReportedOpened: Story = { tags: ['!visual'], args: { view: { ...filled, rounds: [notReported], opened: notReported } } }
