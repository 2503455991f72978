import type { CheckDifference } from '@lagoon/domain/lobby/play/fairness.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { differenceWords } from './differenceWords.ts'
import * as styles from './FairnessCheck.css.ts'

const MOST_SHOWN = 20

/** Where what was shown is not what came out, place by place. */
export const Differences = ({ differences }: { differences: readonly CheckDifference[] }) => (
  <section>
    <Stack gap="snug">
      <Heading level={3} size="large">
        What differs
      </Heading>
      {differences.slice(0, MOST_SHOWN).map((difference) => {
        const { place, shown, computed } = differenceWords(difference)
        return (
          <div key={difference.path} className={styles.difference}>
            <Text weight="strong">{place}</Text>
            <Text size="small" tone="danger">{`Shown: ${shown}`}</Text>
            <Text size="small" tone="soft">{`Your device got: ${computed}`}</Text>
          </div>
        )
      })}
      {differences.length > MOST_SHOWN && <Text size="small" tone="soft">{`And ${differences.length - MOST_SHOWN} more.`}</Text>}
    </Stack>
  </section>
)
