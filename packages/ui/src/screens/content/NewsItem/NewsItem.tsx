import { ArrowLeft } from 'lucide-react'
import { newsAddress, newsItemAddress } from '@lagoon/contract/content/addresses'
import type { NewsItemView } from '@lagoon/domain/content/content.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Action } from '../../../patterns/Action/Action.tsx'
import { ArticleTeaser } from '../../../patterns/ArticleTeaser/ArticleTeaser.tsx'
import { Scene } from '../../../patterns/ArticleTeaser/Scene.tsx'
import { DidNotLoad } from '../../../patterns/EmptyState/DidNotLoad.tsx'
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx'
import { Prose } from '../../../patterns/Prose/Prose.tsx'
import * as styles from '../article.css.ts'
import { ArticleWaiting } from '../ArticleWaiting.tsx'
import { Day } from '../days.tsx'

const Back = () => (
  <Link href={newsAddress} weight="standalone">
    <ArrowLeft size="1rem" aria-hidden />
    All news
  </Link>
)

export interface NewsItemProps {
  view: NewsItemView
  onRetry: () => void
}

/** One piece of news, and what else is new. */
export const NewsItem = ({ view, onRetry }: NewsItemProps) => {
  switch (view.state) {
    case 'loading':
      return (
        <div className={styles.root}>
          <ArticleWaiting label="Loading article" before={<Back />} />
        </div>
      )
    case 'failed':
      return (
        <DidNotLoad illustration="shell" size="page" level={1} title="The article didn’t load" onRetry={onRetry}>
          We couldn’t load this page. Everything else is working.
        </DidNotLoad>
      )
    case 'unknownItem':
      return (
        <EmptyState
          illustration="buoy"
          size="page"
          level={1}
          title="We can’t find that article"
          action={
            <Action href={newsAddress} weight="primary">
              All news
            </Action>
          }
        >
          It may have been removed, or the link may be broken.
        </EmptyState>
      )
    case 'filled':
      return (
        <div className={styles.root}>
          <article className={styles.article}>
            <header className={styles.head}>
              <Back />
              <Heading level={1} size="headline">
                {view.article.title}
              </Heading>
              <Text size="large" tone="soft">
                {view.article.summary}
              </Text>
              <Text size="small" tone="soft">
                <Day at={view.article.publishedAt} />
              </Text>
            </header>
            <div className={styles.picture}>
              <Scene name={view.article.scene} />
            </div>
            <Prose blocks={view.article.blocks} />
          </article>
          {view.more.length > 0 && (
            <section aria-labelledby="more-news" className={styles.more}>
              <Heading level={2} size="large" id="more-news">
                More news
              </Heading>
              <ul className={styles.moreList}>
                {view.more.map(({ id, publishedAt, ...tile }) => (
                  <li key={id} className={styles.moreItem}>
                    <ArticleTeaser
                      href={newsItemAddress(id)}
                      title={tile.title}
                      summary={tile.summary}
                      scene={tile.scene}
                      when={<Day at={publishedAt} />}
                      level={3}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )
  }
}
