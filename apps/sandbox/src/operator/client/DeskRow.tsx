import { Button } from '@lagoon/ui/kit/Button/Button'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import type { DeskAction, DeskEntry } from '../../payments/desk.ts'
import * as styles from './Desk.css.ts'

export interface DeskRowProps {
  entry: DeskEntry
  onAct: (action: DeskAction) => void
}

/** A payment or a payout with what can be done to it. */
export const DeskRow = ({ entry, onAct }: DeskRowProps) => (
  <li className={styles.row}>
    <span className={styles.rowWords}>
      <Text as="span" weight="strong">
        {entry.amount} · {entry.title}
      </Text>
      <Text as="span" size="small" tone="soft">
        {new Date(entry.at).toLocaleTimeString('en-US')} · {entry.state}
      </Text>
    </span>
    <Stack direction="row" isWrapping>
      {entry.actions.map((action) => (
        <Button
          key={action.id}
          size="compact"
          aria-label={`${action.label}: ${entry.amount}, ${entry.title}`}
          onPress={() => onAct(action)}
        >
          {action.label}
        </Button>
      ))}
    </Stack>
  </li>
)
