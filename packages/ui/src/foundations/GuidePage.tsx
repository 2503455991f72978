import type { ReactNode } from 'react'
import { Heading } from '../kit/Heading/Heading.tsx'
import { Text } from '../kit/Text/Text.tsx'
import * as styles from './GuidePage.css.ts'

export interface GuidePageProps {
  title: string
  /** One or two sentences: what stands here, and what for. */
  lead: ReactNode
  children: ReactNode
}

/** A page to read in Storybook. */
export const GuidePage = ({ title, lead, children }: GuidePageProps) => (
  <main className={styles.root}>
    <header className={styles.intro}>
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <Text size="lead" tone="soft">
        {lead}
      </Text>
    </header>
    {children}
  </main>
)

export interface GuideSectionProps {
  title: string
  words?: ReactNode
  children?: ReactNode
}

/** One part of a page, with its heading. */
export const GuideSection = ({ title, words, children }: GuideSectionProps) => (
  <section className={styles.section}>
    <Heading level={2}>{title}</Heading>
    {words !== undefined && (
      <div className={styles.words}>
        <Text tone="soft">{words}</Text>
      </div>
    )}
    {children}
  </section>
)
