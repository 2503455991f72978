import type { PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { Nothing, NotYet, TwoLines } from '../../../patterns/HistoryScreen/cells.tsx'
import { CardHand } from '../../../patterns/PlayingCard/CardHand.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { roundColumns, type RoundColumn } from '../history/roundColumns.tsx'
import * as styles from '../history/rowCards.css.ts'
import { endingInWords, placeInWords } from './pokerWords.ts'

const Hand = ({ round }: { round: PokerRoundRow }) => <CardHand label="Your cards" cards={round.hand.cards} size="thumb" />
const Board = ({ round }: { round: PokerRoundRow }) => <CardHand label="Board" cards={round.board} size="thumb" />
const endingOf = (round: PokerRoundRow) => endingInWords(round) ?? (round.roundState === 'OPEN' ? <NotYet /> : undefined)

const gameAt = (round: PokerRoundRow) => <TwoLines first={round.game.name} second={placeInWords(round)?.join(', ')} isStrong />

/** The columns of the poker history (§3, game history). A round is named after its table, in place of its studio. */
export const pokerColumns: readonly RoundColumn<PokerRoundRow>[] = [
  {
    ...roundColumns.game,
    header: 'Game, table',
    minWidth: 244,
    cell: gameAt,
    cardCell: gameAt,
  },
  {
    id: 'cards',
    header: 'Cards',
    minWidth: 216,
    inCard: 'none',
    cell: (round) => (
      <span className={styles.withWords}>
        <span className={styles.groups}>
          <Hand round={round} />
          {round.board.length > 0 && <Board round={round} />}
        </span>
        <Text as="span" size="tiny" tone="soft">
          {endingOf(round)}
        </Text>
      </span>
    ),
  },
  {
    id: 'handInCard',
    header: 'Your cards',
    inTable: false,
    cell: (round) => (
      <span className={styles.underTerm}>
        <Hand round={round} />
      </span>
    ),
  },
  {
    id: 'boardInCard',
    header: 'Board',
    inTable: false,
    cell: (round) =>
      round.board.length === 0 ? (
        <Nothing />
      ) : (
        <span className={styles.underTerm}>
          <Board round={round} />
        </span>
      ),
  },
  { id: 'endingInCard', header: 'Hand', inTable: false, cell: (round) => endingOf(round) ?? <Nothing /> },
  // The longest bet beside its icon: ten thousand and more.
  { ...roundColumns.bet, width: '1.1fr', minWidth: 126 },
  {
    id: 'rake',
    header: 'Rake',
    align: 'end',
    minWidth: 88,
    cell: ({ bet, rake }) => (rake === 0n ? <Nothing /> : <TokenAmount kind={bet.kind} minor={rake} format="fixed" />),
  },
  roundColumns.win,
  roundColumns.playedAt,
]
