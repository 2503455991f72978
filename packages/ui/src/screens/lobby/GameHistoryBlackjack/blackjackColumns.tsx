import type { BlackjackCount, BlackjackRoundRow } from '@lagoon/domain/lobby/histories/blackjackHistory.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { Nothing, NotYet, TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { CardHand } from '../../../patterns/PlayingCard/CardHand.tsx'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import * as styles from '../history/rowCards.css.ts'
import { dealerInWords, endingInWords, playedInWords, totalInWords } from './blackjackWords.ts'

const ROOM = 4

const shownOf = ({ cards }: BlackjackCount) => (cards.length > ROOM ? cards.slice(0, ROOM - 1) : cards)

/** A hand with its total; of a long one the row shows the first cards and counts the others. */
const CountedHand = ({
  label,
  hand,
  hasFaceDown = false,
  words,
}: {
  label: string
  hand: BlackjackCount
  hasFaceDown?: boolean
  words: string
}) => (
  <span className={styles.withWords}>
    <span className={styles.groups}>
      <CardHand label={label} cards={shownOf(hand)} hasFaceDown={hasFaceDown} size="thumb" />
      {shownOf(hand).length < hand.cards.length && (
        <Text as="span" size="small" tone="soft">
          {`+${hand.cards.length - shownOf(hand).length}`}
        </Text>
      )}
    </span>
    <Text as="span" size="tiny" tone="soft">
      {words}
    </Text>
  </span>
)

const firstOf = (round: BlackjackRoundRow) => {
  const [first] = round.hands
  if (!first) return <Nothing />
  const totals = round.hands.map(totalInWords).join(' and ')
  return <CountedHand label="Your cards" hand={first} words={round.hands.length > 1 ? `${totals}, split` : totals} />
}
const endingOf = (round: BlackjackRoundRow) => endingInWords(round) ?? (round.roundState === 'OPEN' ? <NotYet /> : <Nothing />)

/** The columns of the blackjack history (§3, game history). */
export const blackjackColumns: readonly RoundColumn<BlackjackRoundRow>[] = [
  roundColumns.game,
  { id: 'hand', header: 'Your hand', minWidth: 132, cell: firstOf },
  {
    id: 'dealer',
    header: 'Dealer',
    minWidth: 132,
    cell: (round) =>
      round.dealer.cards.length === 0 ? (
        <Nothing />
      ) : (
        <CountedHand label="Dealer" hand={round.dealer} hasFaceDown={round.dealer.hasHoleCard} words={dealerInWords(round)} />
      ),
  },
  {
    id: 'ending',
    header: 'Result',
    minWidth: 136,
    inCard: 'none',
    cell: (round) => {
      const ending = endingInWords(round)
      return ending === undefined ? endingOf(round) : <TwoLines first={ending} second={playedInWords(round)} />
    },
  },
  { id: 'endingInCard', header: 'Result', inTable: false, cell: endingOf },
  roundColumns.bet,
  { id: 'played', header: 'Played', inTable: false, cell: (round) => playedInWords(round) ?? <Nothing /> },
  roundColumns.win,
  roundColumns.playedAt,
]
