import type { GameTile } from '@lagoon/domain/lobby/lobby.state'
import { Skeleton, SkeletonRegion } from '../../../kit/Skeleton/Skeleton.tsx'
import { GameCard } from '../../../patterns/GameCard/GameCard.tsx'
import * as styles from './GameGrid.css.ts'

/** What a first view holds of the grid. */
const EAGER = 6
/** The covers of the first screens are fetched ahead of the reader, the others with their cards. */
const AHEAD = 12

export const GameGrid = ({ games, hrefOf }: { games: readonly GameTile[]; hrefOf: (game: GameTile) => string }) => (
  <ul className={styles.root} aria-label="Games">
    {games.map((game, at) => (
      <li key={game.id} className={at < AHEAD ? styles.place : styles.deferred}>
        <GameCard game={game} href={hrefOf(game)} loading={at === 0 ? 'first' : at < EAGER ? 'eager' : 'lazy'} />
      </li>
    ))}
  </ul>
)

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const

/** The games are on their way; their places are kept. */
export const GameGridWaiting = () => (
  <SkeletonRegion label="Loading the games">
    <div className={styles.root}>
      {places.map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton shape="block" ratio="cover" />
          <Skeleton width="most" />
        </div>
      ))}
    </div>
  </SkeletonRegion>
)
