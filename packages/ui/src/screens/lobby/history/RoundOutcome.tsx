import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { Badge } from '../../../kit/Badge/Badge.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'

/** What the round gave: its win, or where it stands when it gave nothing yet or was taken back. */
export const RoundOutcome = ({ round, size }: { round: Round; size?: 'body' | 'large' }) => {
  switch (round.roundState) {
    case 'OPEN':
      return <Badge tone="accent">In progress</Badge>
    case 'ROLLED_BACK':
      return <Badge>Bet returned</Badge>
    case 'SETTLED':
      return <TokenAmount kind={round.win.kind} minor={round.win.minor} format="fixed" size={size ?? 'body'} />
  }
}
