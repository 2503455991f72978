import { formatMinor } from '@lagoon/contract/money/money'
import { times, type SeenBet } from '../../../rules/crash/live.ts'
import * as styles from './Play.css.ts'

const SHOWN = 40

/** Who is in this round: open bets first, largest first. */
export const Players = ({ bets, ownIds }: { bets: readonly SeenBet[]; ownIds: ReadonlySet<string> }) => {
  const sorted = bets.toSorted(
    (a, b) =>
      Number(ownIds.has(b.betId)) - Number(ownIds.has(a.betId)) ||
      Number(a.cashOut !== null) - Number(b.cashOut !== null) ||
      Number(BigInt(b.stake) - BigInt(a.stake)),
  )
  return (
    // It scrolls where there are many, so a keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.players} aria-label="Bets in this round" tabIndex={0}>
      <h2 className={styles.playersTitle}>{bets.length === 1 ? '1 bet' : `${bets.length} bets`}</h2>
      <ul className={styles.playerList}>
        {sorted.slice(0, SHOWN).map(({ betId, name, stake, cashOut }) => (
          <li key={betId} className={styles.player({ isOut: cashOut !== null })}>
            <span>{ownIds.has(betId) ? 'You' : name}</span>
            <span>{formatMinor(BigInt(stake), 'always')}</span>
            <span>{cashOut === null ? '' : times(cashOut)}</span>
          </li>
        ))}
      </ul>
      {bets.length > SHOWN && <p className={styles.playersTitle}>and {bets.length - SHOWN} more</p>}
    </section>
  )
}
