import { Text } from '@lagoon/ui/kit/Text/Text'
import * as styles from './InfoPanel.css.ts'

/** The figures of a game side by side, and what they are. */
export const Figures = ({ figures }: { figures: readonly (readonly [name: string, value: string])[] }) => (
  <>
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{value}</dd>
        </div>
      ))}
    </dl>
    <Text size="small" tone="soft">
      Long-run averages, calculated exactly from the rules. A single session can be far above or below them.
    </Text>
  </>
)
