import type { ReactNode } from 'react'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { GameFacts, GameTile } from '@lagoon/domain/lobby/lobby.state'
import { Badge } from '../../kit/Badge/Badge.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import { Action } from '../../patterns/Action/Action.tsx'
import { DidNotLoad } from '../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx'
import { GameShelf } from '../../patterns/GameShelf/GameShelf.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { gameTypeNames } from '../shell/places.ts'
import { GameAbout } from './GameAbout.tsx'
import * as styles from './GamePage.css.ts'

const RELATED = 6

export interface GamePageProps {
  facts: GameFacts
  /** Where the cards of related games lead: a visitor's and a player's differ. */
  hrefOf: (game: GameTile) => string
  /** What can be done with the game, beside its cover. */
  children: ReactNode
}

/** The page of one game: cover, name and words, what can be done, figures, rules, and games like it. */
export const GamePage = ({ facts, hrefOf, children }: GamePageProps) => {
  const { game, summary, related } = facts
  return (
    <>
      <article className={styles.root}>
        <img className={styles.cover} src={`/covers/${game.id}.svg`} alt="" width={336} height={448} fetchPriority="high" />
        <header className={styles.head}>
          <Stack direction="row" gap="snug" align="center" isWrapping>
            <Text as="span" size="small" tone="soft">
              {gameTypeNames[game.type]}
            </Text>
            {game.isNew && <Badge tone="accent">New</Badge>}
          </Stack>
          <h1 className={styles.title}>{game.name}</h1>
          <Text tone="soft">{game.providerName}</Text>
          <div className={styles.summaryBeside}>
            <Text size="lead">{summary}</Text>
          </div>
        </header>
        <div className={styles.play}>
          <div className={styles.summaryBelow}>
            <Text place={{ marginBlockEnd: 'roomy' }}>{summary}</Text>
          </div>
          {children}
        </div>
        <GameAbout facts={facts} />
      </article>
      {related.length > 0 && <GameShelf id="related" title="More like this" games={related.slice(0, RELATED)} hrefOf={hrefOf} />}
    </>
  )
}

/** The facts of a game are on their way; their places are kept. */
export const GamePageWaiting = () => (
  <div className={`${styles.root} ${styles.tall}`} aria-busy="true">
    <div className={`${styles.cover} ${styles.waiting}`} />
    <div className={styles.head}>
      <h1 className={visuallyHidden}>Loading game</h1>
      <div className={styles.waiting} style={{ blockSize: '2.5rem', inlineSize: '70%' }} />
      <div className={styles.waiting} style={{ blockSize: '1.25rem', inlineSize: '40%' }} />
    </div>
    <div className={`${styles.play} ${styles.waiting}`} style={{ blockSize: '14rem' }} />
  </div>
)

/** The address names a game that the lobby does not hold. */
export const UnknownGame = () => (
  <EmptyState
    illustration="lens"
    size="page"
    level={1}
    title="We can’t find that game"
    action={
      <Action weight="primary" href={gamesAddress()}>
        See all games
      </Action>
    }
  >
    It may have been removed, or the link may be broken.
  </EmptyState>
)

/** Nobody answered when the facts of a game were asked for. */
export const GameDidNotLoad = ({ onRetry }: { onRetry: () => void }) => (
  <DidNotLoad illustration="shell" size="page" level={1} title="The game didn’t load" onRetry={onRetry} />
)
