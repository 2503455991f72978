import { formatMinor } from '@lagoon/contract/money/money'
import { times, type SeenBet } from '../../../rules/crash/live.ts'
import * as styles from './Players.css.ts'

const SHOWN = 40

/** Who is in this round: open bets first, largest first. */
export const Players = ({ bets, ownIds }: { bets: readonly SeenBet[]; ownIds: ReadonlySet<string> }) => {
  const sorted = bets.toSorted(
    (a, b) =>
      Number(ownIds.has(b.betId)) - Number(ownIds.has(a.betId)) ||
      Number(a.cashOut !== null) - Number(b.cashOut !== null) ||
      Number(BigInt(b.stake) - BigInt(a.stake)),
  )
  const isAnyOut = bets.some(({ cashOut }) => cashOut !== null)
  return (
    <section className={styles.players} aria-label="Bets in this round">
      <h2 className={styles.playersTitle}>{bets.length === 1 ? '1 bet' : `${bets.length} bets`}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls where there are many, so a keyboard has to reach it */}
      <ul className={styles.playerList({ isAnyOut })} tabIndex={0}>
        {sorted.slice(0, SHOWN).map(({ betId, name, stake, cashOut }) => (
          <li key={betId} className={styles.player({ isOut: cashOut !== null })}>
            <span>{ownIds.has(betId) ? 'You' : name}</span>
            <span className={styles.playerFigure}>{formatMinor(BigInt(stake), 'always')}</span>
            {isAnyOut && <span className={styles.playerFigure}>{cashOut === null ? '' : times(cashOut)}</span>}
          </li>
        ))}
        {bets.length > SHOWN && <li className={styles.playersMore}>and {bets.length - SHOWN} more</li>}
      </ul>
    </section>
  )
}
