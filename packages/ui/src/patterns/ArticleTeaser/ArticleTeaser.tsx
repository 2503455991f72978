import type { ReactNode } from 'react'
import * as styles from './ArticleTeaser.css.ts'
import { Scene, type SceneName } from './Scene.tsx'

export interface ArticleTeaserProps {
  /** The page of the article. */
  href: string
  /** Title of the article. */
  title: string
  /** What it says, in a sentence. */
  summary: string
  /** Its picture. */
  scene: SceneName
  /** When it came out or how long it runs, in words: a `time` where it is one day. Absent where there is nothing to say. */
  when?: ReactNode
  /** `lead` is the first of a list: wide, with the picture beside the words where there is room. @default 'card' */
  size?: (typeof styles.sizes)[number]
  /** Place of the title in the outline of the page. @default 2 */
  level?: 2 | 3
}

/** An article in a list: its picture, its name, what it says in a sentence, and when. The whole card leads to it. */
export const ArticleTeaser = ({ href, title, summary, scene, when, size = 'card', level = 2 }: ArticleTeaserProps) => {
  const Title = `h${level}` as const
  return (
    <article className={styles.root({ size })}>
      <div className={styles.picture({ size })}>
        <Scene name={scene} />
      </div>
      <div className={styles.words({ size })}>
        <Title className={styles.title({ size })}>
          <a className={styles.link} href={href}>
            {title}
          </a>
        </Title>
        <p className={styles.summary}>{summary}</p>
        {when !== undefined && <p className={styles.when}>{when}</p>}
      </div>
    </article>
  )
}
