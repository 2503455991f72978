import type { Teaser } from '@lagoon/domain/lobby/lobby.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { places } from '../../shell/places.ts'
import { Anchor } from '../../../patterns/Anchor/Anchor.tsx'
import * as styles from './Teasers.css.ts'

const SHOWN = 3
/** A fixed zone and language, so that a server and every browser write the same day. */
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const TeaserList = ({ title, href, teasers }: { title: string; href: string; teasers: readonly Teaser[] }) =>
  teasers.length > 0 && (
    <section aria-label={title}>
      <Heading level={2} size="large">
        {title}
      </Heading>
      <ul className={styles.list}>
        {teasers.slice(0, SHOWN).map(({ id, title: name, summary, publishedAt }) => (
          <li key={id}>
            <Anchor className={styles.teaser} href={`${href}/${id}`}>
              <span className={styles.title}>{name}</span>
              <span className={styles.summary}>{summary}</span>
              <time className={styles.day} dateTime={publishedAt}>
                {dayFormat.format(new Date(publishedAt))}
              </time>
            </Anchor>
          </li>
        ))}
      </ul>
      <Anchor className={styles.all} href={href}>{`All ${title.toLowerCase()}`}</Anchor>
    </section>
  )

/** What runs and what is new, at the end of home. */
export const Teasers = ({ promotions, news }: { promotions: readonly Teaser[]; news: readonly Teaser[] }) =>
  (promotions.length > 0 || news.length > 0) && (
    <div className={styles.root}>
      <TeaserList title="Promotions" href={places.promotions} teasers={promotions} />
      <TeaserList title="News" href={places.news} teasers={news} />
    </div>
  )
