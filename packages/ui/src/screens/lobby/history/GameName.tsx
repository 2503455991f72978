import type { Round } from '@lagoon/domain/lobby/histories/gameHistory.state'
import { Text } from '../../../kit/Text/Text.tsx'
import * as styles from './GameName.css.ts'

/** A game in a row of the table: a long name takes the line of its studio, so that no row is higher than the others. */
export const GameName = ({ game }: Pick<Round, 'game'>) => (
  <span className={styles.root}>
    <span className={styles.name}>
      <Text as="span" weight="strong">
        {game.name}
      </Text>
    </span>
    <span className={styles.studio}>
      <Text as="span" size="small" tone="soft">
        {game.providerName}
      </Text>
    </span>
  </span>
)
