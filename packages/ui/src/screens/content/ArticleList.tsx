import type { ReactNode } from 'react'
import type { ArticleTile } from '@lagoon/domain/content/content.state'
import { Skeleton, SkeletonRegion } from '../../kit/Skeleton/Skeleton.tsx'
import { ArticleTeaser } from '../../patterns/ArticleTeaser/ArticleTeaser.tsx'
import * as styles from './ArticleList.css.ts'

interface ArticleListProps<Tile extends ArticleTile> {
  articles: readonly Tile[]
  hrefOf: (id: string) => string
  renderWhen: (article: Tile) => ReactNode
}

/** News or promotions: the newest wide, the others in a grid under it. */
export const ArticleList = <Tile extends ArticleTile>({ articles, hrefOf, renderWhen }: ArticleListProps<Tile>) => (
  <ul className={styles.grid}>
    {articles.map((article, i) => (
      <li key={article.id} className={i === 0 ? `${styles.item} ${styles.first}` : styles.item}>
        <ArticleTeaser
          href={hrefOf(article.id)}
          title={article.title}
          summary={article.summary}
          scene={article.scene}
          when={renderWhen(article)}
          size={i === 0 ? 'lead' : 'card'}
        />
      </li>
    ))}
  </ul>
)

const waiting = ['a', 'b', 'c', 'd'] as const

/** The places of a list that is being fetched. */
export const ArticleListWaiting = ({ label }: { label: string }) => (
  <SkeletonRegion label={label}>
    <div className={styles.grid}>
      {waiting.map((place, i) => (
        <div key={place} className={i === 0 ? `${styles.waiting} ${styles.first} ${styles.waitingLead}` : styles.waiting}>
          <Skeleton shape="block" ratio="wide" />
          <div className={styles.waitingWords}>
            <Skeleton size="large" width="most" />
            <Skeleton />
            <Skeleton size="small" width="third" />
          </div>
        </div>
      ))}
    </div>
  </SkeletonRegion>
)
