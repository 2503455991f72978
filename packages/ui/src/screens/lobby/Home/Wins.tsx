import { useState } from 'react'
import { gameDetailsAddress } from '@lagoon/contract/lobby/addresses'
import type { GrowingJackpot, RecentWin } from '@lagoon/domain/lobby/lobby.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { TokenAmount } from '../../../patterns/TokenAmount/TokenAmount.tsx'
import * as styles from './Wins.css.ts'

/** What the jackpots stand at that the player's own rounds made grow; none of it is won yet, and each leads to its game. */
const Jackpots = ({ jackpots }: { jackpots: readonly GrowingJackpot[] }) => (
  <section className={styles.root} aria-labelledby="jackpots">
    <Heading level={2} size="large" id="jackpots">
      Jackpots you’re building
    </Heading>
    <ul className={styles.list}>
      {jackpots.map(({ game, bet, amount }) => (
        <li key={game.id}>
          <a className={styles.way} href={gameDetailsAddress(game)}>
            <Text as="span" weight="strong">
              {game.name}
            </Text>
            <Text as="span" size="small" tone="soft">
              Now <TokenAmount kind={amount.kind} minor={amount.minor} size="small" format="fixed" isInSentence /> for a bet of{' '}
              <TokenAmount kind={bet.kind} minor={bet.minor} size="small" isInSentence />
            </Text>
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** The latest wins of all players: they change by themselves, and stand still for who asks for it. */
const LatestWins = ({ wins }: { wins: readonly RecentWin[] }) => {
  const [kept, setKept] = useState<readonly RecentWin[]>()
  return (
    <section className={styles.root} aria-labelledby="latest-wins">
      <div className={styles.head}>
        <Heading level={2} size="large" id="latest-wins">
          Latest wins
        </Heading>
        <span className={styles.pause}>
          <Action weight="quiet" size="compact" onPress={() => setKept(kept ? undefined : wins)}>
            {kept ? 'Resume' : 'Pause'}
          </Action>
        </span>
      </div>
      <ul className={styles.list}>
        {(kept ?? wins).map(({ id, shortName, gameName, win, isJackpot }) => (
          <li key={id} className={styles.item}>
            <div className={styles.content}>
              <TokenAmount kind={win.kind} minor={win.minor} format="fixed" />
              <Text as="div" size="small" tone="soft">
                {isJackpot ? `${shortName} won the jackpot` : `${shortName} won`}
              </Text>
              <Text as="div" size="small" tone="soft">
                {gameName}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Wins = ({ jackpots, wins }: { jackpots: readonly GrowingJackpot[]; wins: readonly RecentWin[] }) => (
  <>
    {jackpots.length > 0 && <Jackpots jackpots={jackpots} />}
    {wins.length > 0 && <LatestWins wins={wins} />}
  </>
)
