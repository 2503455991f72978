import type { OperatorAction } from '@lagoon/contract/wire/operator/operator'
import { Button } from '@lagoon/ui/kit/Button/Button'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { MarketingCall } from '../../marketing/contract.ts'
import { Card } from './Card.tsx'
import * as styles from './Desk.css.ts'
import type { Act } from './useDesk.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' })

interface RecordRow {
  readonly at: string
  readonly title: string
  readonly detail: string
}

const Rows = ({ rows, none }: { rows: readonly RecordRow[]; none: string }) =>
  rows.length === 0 ? (
    <Text tone="soft">{none}</Text>
  ) : (
    <ol className={styles.rows}>
      {rows.map(({ at, title, detail }, index) => (
        <li key={`${at} ${index}`} className={styles.row}>
          <span className={styles.rowWords}>
            <Text as="span" weight="strong">
              {title}
            </Text>
            <Text as="span" size="small" tone="soft">
              {detail}
            </Text>
          </span>
          <time dateTime={at}>
            <Text as="span" size="small" tone="soft" isTabular>
              {time.format(new Date(at))}
            </Text>
          </time>
        </li>
      ))}
    </ol>
  )

export interface RecordsProps {
  actions: readonly OperatorAction[]
  calls: readonly MarketingCall[]
  act: Act
}

/** What the desk did, and what the marketing script was told. Newest first. */
export const Records = ({ actions, calls, act }: RecordsProps) => (
  <div className={styles.cards}>
    <Card id="calls" title="Marketing calls" intro="What browsers sent to the script since this desk started.">
      <Rows
        rows={calls.map(({ at, name, page, detail }) => ({ at, title: `${name} on ${page}`, detail }))}
        none="No calls. Switch Marketing on and open the app."
      />
      {calls.length > 0 && (
        <Stack direction="row">
          <Button size="compact" onPress={() => void act({ on: 'marketingCalls' }, 'Calls cleared.')}>
            Clear
          </Button>
        </Stack>
      )}
    </Card>
    <Card id="actions" title="Done at the desk" intro="The last 30, as recorded by the platform.">
      <Rows rows={actions.map(({ at, command, detail }) => ({ at, title: command, detail }))} none="Nothing yet." />
    </Card>
  </div>
)
