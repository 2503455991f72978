import { Text } from '@lagoon/ui/kit/Text/Text'
import * as styles from './Office.css.ts'
import { timeWords } from './words.ts'

export interface LogLine {
  readonly id: string
  readonly at: string
  readonly title: string
  /** Further lines, each a sentence or less. */
  readonly details: readonly string[]
}

/** What was done or said, with its time. */
export const Lines = ({ label, lines, none }: { label: string; lines: readonly LogLine[]; none: string }) =>
  lines.length === 0 ? (
    <Text tone="soft">{none}</Text>
  ) : (
    <ol className={styles.rows} aria-label={label}>
      {lines.map(({ id, at, title, details }) => (
        <li key={id} className={styles.row}>
          <span className={styles.rowTop}>
            <Text as="span" weight="strong">
              {title}
            </Text>
            <time dateTime={at}>
              <Text as="span" size="small" tone="soft" isTabular>
                {timeWords(at)}
              </Text>
            </time>
          </span>
          {details.map((detail) => (
            <Text key={detail} as="span" size="small" tone="soft">
              {detail}
            </Text>
          ))}
        </li>
      ))}
    </ol>
  )
