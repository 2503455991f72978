import type { ReactNode } from 'react'
import { newsAddress, newsItemAddress, promotionAddress, promotionsAddress } from '@lagoon/contract/content/addresses'
import type { PromotionTeaser, Teaser } from '@lagoon/domain/lobby/lobby.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Day, runWords } from '../../content/days.tsx'
import * as styles from './Teasers.css.ts'

const SHOWN = 3

interface TeaserListProps<Item extends Teaser> {
  title: string
  href: string
  /** Address of one of them. */
  hrefOf: (id: string) => string
  teasers: readonly Item[]
  /** When it came out, or how long it runs. */
  renderWhen: (teaser: Item) => ReactNode
}

const TeaserList = <Item extends Teaser>({ title, href, hrefOf, teasers, renderWhen }: TeaserListProps<Item>) =>
  teasers.length > 0 && (
    <section aria-label={title}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      <ul className={styles.list}>
        {teasers.slice(0, SHOWN).map((teaser) => {
          const when = renderWhen(teaser)
          return (
            <li key={teaser.id}>
              <a className={styles.teaser} href={hrefOf(teaser.id)}>
                <span className={styles.title}>{teaser.title}</span>
                <span className={styles.summary}>{teaser.summary}</span>
                {when !== undefined && <span className={styles.day}>{when}</span>}
              </a>
            </li>
          )
        })}
      </ul>
      <a className={styles.all} href={href}>{`All ${title.toLowerCase()}`}</a>
    </section>
  )

/** What runs and what is new, at the end of home. */
export const Teasers = ({ promotions, news }: { promotions: readonly PromotionTeaser[]; news: readonly Teaser[] }) =>
  (promotions.length > 0 || news.length > 0) && (
    <div className={styles.root}>
      <TeaserList
        title="Promotions"
        href={promotionsAddress}
        hrefOf={promotionAddress}
        teasers={promotions}
        renderWhen={({ run }) => runWords(run)}
      />
      <TeaserList
        title="News"
        href={newsAddress}
        hrefOf={newsItemAddress}
        teasers={news}
        renderWhen={({ publishedAt }) => <Day at={publishedAt} />}
      />
    </div>
  )
