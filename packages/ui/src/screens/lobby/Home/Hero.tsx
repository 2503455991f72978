import type { ReactNode } from 'react'
import type { GameTile } from '@lagoon/domain/lobby/lobby.state'
import * as styles from './Hero.css.ts'

const CoverLink = ({ game, href, className, isFirst = false }: { game: GameTile; href: string; className: string; isFirst?: boolean }) => (
  <a className={className} href={href} aria-label={game.name}>
    <img
      className={styles.cover}
      src={`/covers/${game.id}.svg`}
      alt=""
      width={300}
      height={400}
      loading="eager"
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  </a>
)

export interface HeroProps {
  title: string
  lead: ReactNode
  /** Stands on the water: the first in the middle, two more beside it. */
  games: readonly GameTile[]
  hrefOf: (game: GameTile) => string
  /** Below the words: what is given, and the action. */
  children: ReactNode
}

/** The first view of home: what this product is, and three of its games on the water. */
export const Hero = ({ title, lead, games: [middle, before, after], hrefOf, children }: HeroProps) => (
  <section className={styles.root} aria-labelledby="hero-title">
    <div className={styles.inside}>
      <div className={styles.words}>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {middle && (
        <div className={styles.scene}>
          <span className={styles.moon} />
          <div className={styles.covers}>
            {before && <CoverLink game={before} href={hrefOf(before)} className={styles.before} />}
            <CoverLink game={middle} href={hrefOf(middle)} className={styles.middle} isFirst />
            {after && <CoverLink game={after} href={hrefOf(after)} className={styles.after} />}
          </div>
          <div className={styles.reflection} aria-hidden="true">
            <img className={styles.reflected} src={`/covers/${middle.id}.svg`} alt="" width={300} height={400} decoding="async" />
          </div>
          <svg className={styles.waves} viewBox="0 0 560 44" preserveAspectRatio="none" aria-hidden="true">
            <path d="M8 10c34-12 68-12 102 0s68 12 102 0 68-12 102 0 68 12 102 0 68-12 136-2" opacity="0.5" />
            <path d="M64 24c28-10 56-10 84 0s56 10 84 0 56-10 84 0 56 10 84 0 56-10 96-1" opacity="0.32" />
            <path d="M136 37c24-8 48-8 72 0s48 8 72 0 48-8 72 0 48 8 72 0" opacity="0.18" />
          </svg>
        </div>
      )}
    </div>
  </section>
)
