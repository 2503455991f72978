import type { ReactNode } from 'react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts'
import { GameCard, type CardGame } from '../GameCard/GameCard.tsx'
import * as styles from './GameShelf.css.ts'

export interface ShelfGame extends CardGame {
  readonly id: string
}

export interface GameShelfProps<Game extends ShelfGame> {
  /** Stable within the page: names the section. */
  id: string
  /** Name of the shelf. */
  title: string
  /** Six fit a row of the desktop. */
  games: readonly Game[]
  /** Where a game leads. */
  hrefOf: (game: Game) => string
  /** The whole list that this shelf is the beginning of. */
  all?: { readonly label: string; readonly href: string }
  /** How many covers are fetched at once; a shelf with none waits until the reader comes near. @default 0 */
  eager?: number
}

/** A shelf with no more games takes half of a line, where there is another one to share it with. */
const HALF = 3

/** A row of games under a title. */
export const GameShelf = <Game extends ShelfGame>({ id, title, games, hrefOf, all, eager = 0 }: GameShelfProps<Game>) => (
  <section aria-labelledby={id} className={games.length > HALF ? styles.whole : styles.root}>
    <div className={styles.top}>
      <Heading level={2} size="large" id={id}>
        {title}
      </Heading>
      {all && (
        <a className={styles.all} href={all.href}>
          See all<span className={visuallyHidden}> {all.label}</span>
        </a>
      )}
    </div>
    <ul className={`${games.length > HALF ? styles.row : styles.half} ${eager > 0 ? '' : styles.deferred}`}>
      {games.map((game, at) => (
        <li key={game.id} className={styles.place}>
          <GameCard game={game} href={hrefOf(game)} loading={at < eager ? 'eager' : 'lazy'} />
        </li>
      ))}
    </ul>
  </section>
)

export interface GameShelvesProps {
  /** `GameShelf`s, in the order of reading. */
  children: ReactNode
}

/** Shelves one below another; where there is room, two short ones in a row stand side by side. */
export const GameShelves = ({ children }: GameShelvesProps) => <div className={styles.pairs}>{children}</div>
