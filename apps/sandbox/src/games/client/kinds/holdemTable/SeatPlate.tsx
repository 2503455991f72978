import { useState } from 'react'
import { WifiOff } from 'lucide-react'
import { visuallyHidden } from '@lagoon/ui/theme/visuallyHidden.css'
import { handNames } from '@lagoon/ui/patterns/PlayingCard/handNames'
import { TokenIcon } from '@lagoon/ui/patterns/TokenIcon/TokenIcon'
import type { SeatView, TableHappening, TurnView } from '../../../rules/holdemTable/live.ts'
import type { PlayedToken } from '../../play/words.ts'
import { Card } from '../cards/Card.tsx'
import { cardName } from '../cards/cardWords.ts'
import type { Look } from '../cards/looks.ts'
import * as styles from './SeatPlate.css.ts'
import { actLabel, amount } from './words.ts'

export interface SeatPlateProps {
  seat: SeatView
  look: Look
  token: PlayedToken
  /** Null where it is not this player's turn. */
  turn: TurnView | null
  /** When this was told, by the server's clock. */
  at: number
  lastAct: TableHappening | undefined
  isHandOver: boolean
}

/** How much time is left, running around the plate; the time bank in another color. */
const Clock = ({ turn, at }: { turn: TurnView; at: number }) => {
  // Once for each turn: the animation goes on by itself.
  const [gone] = useState(() => Math.max(0, at - turn.startedAt))
  const total = turn.actBy - turn.startedAt
  return (
    <svg className={styles.clock} aria-hidden="true">
      <rect
        className={styles.clockLine}
        x="1.5"
        y="1.5"
        rx="13"
        pathLength="1"
        style={{ animationDuration: `${total}ms`, animationDelay: `${-gone}ms` }}
      />
    </svg>
  )
}

const stateOf = ({ isAway, isSittingOut, standing }: SeatView): string | null => {
  if (isAway) return 'Away'
  if (isSittingOut) return 'Sitting out'
  return standing === 'ALL_IN' ? 'All-in' : null
}

/** Somebody at the table: their cards, their name and chips, and what they did last. */
export const SeatPlate = ({ seat, look, token, turn, at, lastAct, isHandOver }: SeatPlateProps) => {
  const { name, isYou, stack, standing, cards, ranking, won, isAway } = seat
  const isIn = standing === 'IN' || standing === 'ALL_IN'
  const isLaid = isIn || (isYou && cards !== null)
  const act = lastAct && actLabel(lastAct)
  const state = stateOf(seat)
  const told = won > 0 && isHandOver ? `Wins ${amount(won)}` : ranking ? handNames[ranking] : (state ?? act)
  const isWinner = isHandOver && won > 0
  return (
    <div className={styles.root({ isOut: standing === 'OUT' || standing === 'FOLDED', isYou })}>
      <span className={styles.cards({ isYou, isDown: !cards })}>
        {isLaid &&
          [0, 1].map((which) => (
            <span key={which} className={styles.card({ at: which === 0 ? 'left' : 'right', isYou })} aria-hidden="true">
              <Card
                card={cards?.[which] ?? null}
                isDealt={false}
                look={look}
                standing={isWinner && cards ? 'lit' : standing === 'FOLDED' ? 'back' : 'plain'}
              />
            </span>
          ))}
      </span>
      {isLaid && cards && <span className={visuallyHidden}>{cards.map(cardName).join(', ')}</span>}
      <span className={styles.plate({ isTurn: turn !== null, isWinner })}>
        {turn && <Clock key={turn.turn} turn={turn} at={at} />}
        <span className={styles.name}>
          {isAway && <WifiOff size={11} className={styles.away} aria-hidden="true" />}
          {isYou ? 'You' : name}
        </span>
        <span className={styles.stack}>
          <TokenIcon kind={token} />
          {amount(stack)}
        </span>
        {told && <span className={styles.told({ isWinner })}>{told}</span>}
      </span>
    </div>
  )
}
