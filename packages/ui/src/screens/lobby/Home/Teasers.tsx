import { newsAddress, newsItemAddress, promotionAddress, promotionsAddress } from '@lagoon/contract/content/addresses'
import type { Teaser } from '@lagoon/domain/lobby/lobby.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { dateFormat } from '../../../words/dateFormat.ts'
import * as styles from './Teasers.css.ts'

const SHOWN = 3
/** A fixed zone and language, so that a server and every browser write the same day. */
const dayFormat = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

interface TeaserListProps {
  title: string
  href: string
  /** Address of one of them. */
  hrefOf: (id: string) => string
  teasers: readonly Teaser[]
}

const TeaserList = ({ title, href, hrefOf, teasers }: TeaserListProps) =>
  teasers.length > 0 && (
    <section aria-label={title}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      <ul className={styles.list}>
        {teasers.slice(0, SHOWN).map(({ id, title: name, summary, publishedAt }) => (
          <li key={id}>
            <a className={styles.teaser} href={hrefOf(id)}>
              <span className={styles.title}>{name}</span>
              <span className={styles.summary}>{summary}</span>
              <time className={styles.day} dateTime={publishedAt}>
                {dayFormat.format(new Date(publishedAt))}
              </time>
            </a>
          </li>
        ))}
      </ul>
      <a className={styles.all} href={href}>{`All ${title.toLowerCase()}`}</a>
    </section>
  )

/** What runs and what is new, at the end of home. */
export const Teasers = ({ promotions, news }: { promotions: readonly Teaser[]; news: readonly Teaser[] }) =>
  (promotions.length > 0 || news.length > 0) && (
    <div className={styles.root}>
      <TeaserList title="Promotions" href={promotionsAddress} hrefOf={promotionAddress} teasers={promotions} />
      <TeaserList title="News" href={newsAddress} hrefOf={newsItemAddress} teasers={news} />
    </div>
  )
