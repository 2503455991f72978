import { Button } from '@lagoon/ui/kit/Button/Button'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Text } from '@lagoon/ui/kit/Text/Text'
import { moonUrl } from './moon.ts'
import * as styles from './Cover.css.ts'

interface Step {
  label: string
  onPress: () => void
}
export interface CoverProps {
  title: string
  text: string
  isBusy?: boolean
  action?: Step
  other?: Step
}

/** What stands in place of the board before, between and after. */
export const Cover = ({ title, text, isBusy = false, action, other }: CoverProps) => (
  <main className={styles.root}>
    <img className={styles.moon({ isBusy })} src={moonUrl} alt="" />
    <Stack gap="snug" align="center">
      <Heading level={1} size="title" align="center">
        {title}
      </Heading>
      <div role={isBusy ? 'status' : 'alert'}>
        <Text tone="soft" align="center">
          {text}
        </Text>
      </div>
    </Stack>
    {action && (
      <Stack gap="close" align="center">
        <Button weight="primary" onPress={action.onPress}>
          {action.label}
        </Button>
        {other && (
          <Button weight="quiet" onPress={other.onPress}>
            {other.label}
          </Button>
        )}
      </Stack>
    )}
  </main>
)
