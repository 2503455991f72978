import { ChevronDown } from 'lucide-react'
import { Heading } from '../../kit/Heading/Heading.tsx'
import { Link } from '../../kit/Link/Link.tsx'
import { Text } from '../../kit/Text/Text.tsx'
import type { Block } from '../Prose/blocks.ts'
import { Prose } from '../Prose/Prose.tsx'
import { dateFormat } from '../../words/dateFormat.ts'
import * as styles from './InformationPage.css.ts'

export interface InformationSection {
  /** Anchor of the section: `/terms#your-account`. Once given it stays, because emails of support lead there. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface InformationText {
  readonly title: string
  /** What the page answers, in one or two sentences. */
  readonly lead: string
  /** Day from which these words hold, `YYYY-MM-DD`; absent where nothing depends on it. */
  readonly validFrom?: string
  readonly sections: readonly InformationSection[]
  /** Pages that go on from here. */
  readonly related: readonly { readonly label: string; readonly href: string }[]
}

export interface InformationPageProps {
  /** The words of the page: title, lead, sections and related pages. */
  text: InformationText
  /** Where somebody goes whose question is not answered here. */
  contactHref: string
}

const dayFormat = dateFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const Contents = ({ sections }: Pick<InformationText, 'sections'>) => (
  <nav aria-label="On this page">
    <ol className={styles.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.entry} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </nav>
)

/** A page to read: what it is about, a table of contents that stays at hand, and sections with an anchor each. */
export const InformationPage = ({ text, contactHref }: InformationPageProps) => (
  <div className={styles.root}>
    <header className={styles.head}>
      <Heading level={1} size="headline">
        {text.title}
      </Heading>
      <Text size="large" tone="soft">
        {text.lead}
      </Text>
      {text.validFrom !== undefined && (
        <Text size="small" tone="soft">
          Effective <time dateTime={text.validFrom}>{dayFormat.format(new Date(text.validFrom))}</time>
        </Text>
      )}
    </header>
    <details className={styles.folded}>
      <summary className={styles.summary}>
        On this page
        <ChevronDown size="1.25rem" strokeWidth={2} aria-hidden />
      </summary>
      <Contents sections={text.sections} />
    </details>
    <div className={styles.beside}>
      <div className={styles.sticky}>
        <p className={styles.label}>On this page</p>
        <Contents sections={text.sections} />
      </div>
    </div>
    <div className={styles.sections}>
      {text.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <Heading level={2} size="title" id={`${id}-title`}>
            {title}
          </Heading>
          <Prose blocks={blocks} level={3} />
        </section>
      ))}
      <aside aria-label="Read next" className={styles.after}>
        <ul className={styles.related}>
          {text.related.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} weight="standalone">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <Text tone="soft">
          Didn’t find what you need? <Link href={contactHref}>Contact us</Link>.
        </Text>
      </aside>
    </div>
  </div>
)
