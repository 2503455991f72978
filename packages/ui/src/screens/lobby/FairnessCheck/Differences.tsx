import type { CheckDifference } from '@lagoon/domain/lobby/play/fairness.state'
import { Heading } from '../../../kit/Heading/Heading.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import * as styles from './FairnessCheck.css.ts'

const MOST_SHOWN = 20

/** Where what was shown is not what came out, place by place. */
export const Differences = ({ differences }: { differences: readonly CheckDifference[] }) => (
  <section>
    <Stack gap="snug">
      <Heading level={3} size="large">
        What differs
      </Heading>
      {differences.slice(0, MOST_SHOWN).map(({ path, shown = 'nothing', computed = 'nothing' }) => (
        <div key={path} className={styles.difference}>
          <Text weight="strong">{path}</Text>
          <Text size="small" tone="danger">{`Shown: ${shown}`}</Text>
          <Text size="small" tone="soft">{`Your device got: ${computed}`}</Text>
        </div>
      ))}
      {differences.length > MOST_SHOWN && <Text size="small" tone="soft">{`And ${differences.length - MOST_SHOWN} more.`}</Text>}
    </Stack>
  </section>
)
