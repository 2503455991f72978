import type { PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { CardGroup, CardTable } from '../history/CardGroup.tsx'
import { RoundDialog, type RoundFigure, type RoundFrame } from '../history/RoundDialog.tsx'
import { sideBetFigures } from '../history/sideBetFigures.tsx'
import { endingInWords, whatHappened } from './pokerWords.ts'
import { ShownHands } from './ShownHands.tsx'

const Ended = ({ round }: { round: PokerRoundRow }) => {
  const ending = endingInWords(round)
  const words = whatHappened(round)
  return (
    ending !== undefined && (
      <section>
        <Heading level={3} size="large">
          {ending}
        </Heading>
        {words !== undefined && <Text place={{ marginBlockStart: 'tight' }}>{words}</Text>}
      </section>
    )
  )
}

/** Nobody else bets against the house, and it takes no rake. */
const potOf = (round: PokerRoundRow): readonly RoundFigure[] =>
  round.isAgainstHouse
    ? []
    : [
        { term: 'Pot', value: <TokenAmount kind={round.bet.kind} minor={round.pot} format="fixed" size="large" /> },
        { term: 'Rake (taken from the pot)', value: <TokenAmount kind={round.bet.kind} minor={round.rake} format="fixed" size="large" /> },
      ]

/** One hand at a table or against the house: the cards and the board, what they made, the pot with its rake, and the hands that were turned up. */
export const PokerRound = ({ round, ...frame }: { round: PokerRoundRow } & RoundFrame) => {
  const { hand, board, shown, roomId, tableId } = round
  const lit = hand.best.length > 0 ? { lit: hand.best } : {}
  return (
    <RoundDialog
      round={round}
      {...frame}
      picture={
        <>
          <CardTable>
            <CardGroup label="Your cards" cards={hand.cards} size="large" {...lit} />
            <CardGroup label="Board" cards={board} size="large" {...lit} />
          </CardTable>
          <Ended round={round} />
        </>
      }
      figures={[...potOf(round), ...sideBetFigures(round, round.side)]}
      ids={[
        ...(roomId === undefined ? [] : [{ label: 'Room ID', value: roomId }]),
        ...(tableId === undefined ? [] : [{ label: 'Table ID', value: tableId }]),
      ]}
    >
      {shown.length > 0 && (
        <section>
          <Heading level={3} size="large">
            {round.isAgainstHouse ? 'The dealer’s hand' : 'Other players’ hands'}
          </Heading>
          <ShownHands hands={shown} />
        </section>
      )}
    </RoundDialog>
  )
}
