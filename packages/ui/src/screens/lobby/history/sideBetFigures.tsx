import type { Round, SideBet } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import type { RoundFigure } from './RoundDialog.tsx'

/** What a side bet took of the bet and gave of the win; nothing where none was made. */
export const sideBetFigures = ({ bet, win }: Pick<Round, 'bet' | 'win'>, side: SideBet | undefined): readonly RoundFigure[] =>
  side === undefined
    ? []
    : [
        { term: `${side.name} (part of the bet)`, value: <TokenAmount kind={bet.kind} minor={side.bet} format="fixed" size="large" /> },
        { term: `${side.name} paid`, value: <TokenAmount kind={win.kind} minor={side.win} format="fixed" size="large" /> },
      ]
