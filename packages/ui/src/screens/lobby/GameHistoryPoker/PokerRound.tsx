import type { PokerRoundRow } from '@lagoon/domain/lobby/histories/pokerHistory.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import { CardGroup, CardTable } from '../history/CardGroup.tsx'
import { RoundDialog } from '../history/RoundDialog.tsx'
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

/** One hand at a table: the cards and the board, what they made, the pot with its rake, and the hands that were turned up. */
export const PokerRound = ({ round, onClose }: { round: PokerRoundRow; onClose: () => void }) => {
  const { hand, board, shown, bet, pot, rake, roomId, tableId } = round
  const lit = hand.best.length > 0 ? { lit: hand.best } : {}
  return (
    <RoundDialog
      round={round}
      onClose={onClose}
      picture={
        <>
          <CardTable>
            <CardGroup label="Your cards" cards={hand.cards} size="large" {...lit} />
            <CardGroup label="Board" cards={board} size="large" {...lit} />
          </CardTable>
          <Ended round={round} />
        </>
      }
      figures={[
        { term: 'Pot', value: <TokenAmount kind={bet.kind} minor={pot} format="fixed" size="large" /> },
        { term: 'Rake (taken from the pot)', value: <TokenAmount kind={bet.kind} minor={rake} format="fixed" size="large" /> },
      ]}
      ids={[
        { label: 'Room ID', value: roomId },
        { label: 'Table ID', value: tableId },
      ]}
    >
      {shown.length > 0 && (
        <section>
          <Heading level={3} size="large">
            Shown by others
          </Heading>
          <ShownHands hands={shown} />
        </section>
      )}
    </RoundDialog>
  )
}
