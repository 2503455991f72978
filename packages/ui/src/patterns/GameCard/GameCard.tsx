import * as styles from './GameCard.css.ts'

/** What a card shows of a game; the lobby's tile fits it. */
export interface CardGame {
  readonly id: string
  readonly name: string
  readonly providerName: string
  readonly isPlayable: boolean
  readonly isNew: boolean
}

export interface GameCardProps {
  /** The game: its name, its provider, whether it is new and can be played. */
  game: CardGame
  /** The page of the game. */
  href: string
  /** `first` for the largest picture of the first view, `eager` for its neighbors. @default 'lazy' */
  loading?: 'first' | 'eager' | 'lazy'
}

/** A game as a picture that leads to it: the whole card is one link. Without its cover it still says everything. */
export const GameCard = ({ game, href, loading = 'lazy' }: GameCardProps) => (
  <a className={styles.root} href={href}>
    <span className={styles.frame}>
      <img
        className={styles.cover}
        src={`/covers/${game.id}.svg`}
        alt=""
        width={300}
        height={400}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding="async"
        fetchPriority={loading === 'first' ? 'high' : 'auto'}
      />
      {game.isNew && <span className={styles.tag}>New</span>}
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{game.name}</span>
      <span className={styles.maker}>{game.providerName}</span>
      {!game.isPlayable && <span className={styles.notYet}>Coming soon</span>}
    </span>
  </a>
)
