import type { BetName, HousePokerView } from '../../../rules/housePoker/view.ts'
import { Chips } from '../cards/Chips.tsx'
import * as styles from './Board.css.ts'

export interface BetsProps {
  bets: HousePokerView['bets']
  /** What each gave is shown. */
  isOver: boolean
  raiseName: string
  sideName: string
}

/** What lies on the table, each bet by its name; at the end what it gave. */
export const Bets = ({ bets, isOver, raiseName, sideName }: BetsProps) => {
  const names: Readonly<Record<BetName, string>> = { ANTE: 'Ante', RAISE: raiseName, BONUS: 'Bonus', SIDE: sideName }
  return (
    <ul aria-label="Bets" className={styles.bets}>
      {bets
        .filter(({ name }) => name !== 'BONUS' || isOver)
        .map(({ name, bet, win }) => {
          const tone = !isOver ? 'open' : win === '0' ? 'lost' : BigInt(win) > BigInt(bet) ? 'won' : 'back'
          return (
            <li key={name} className={styles.bet({ tone })}>
              <Chips
                label={`${names[name]}${tone === 'won' ? ' wins' : tone === 'lost' ? ' lost' : tone === 'back' ? ' returned' : ''}`}
                amount={BigInt(tone === 'open' || tone === 'lost' ? bet : win)}
                isNamed
              />
            </li>
          )
        })}
    </ul>
  )
}
