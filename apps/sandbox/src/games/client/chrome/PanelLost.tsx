import { Button } from '@lagoon/ui/kit/Button/Button'
import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import * as styles from './Table.css.ts'

/** In place of a panel whose code did not come. A browser does not ask for the same code twice: only the page anew does. */
export const PanelLost = () => (
  <div className={styles.lost}>
    <Notice
      tone="warning"
      announce="now"
      action={
        <Button size="compact" onPress={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      We couldn’t open this. Check your connection, then reload the game. A round that’s open stays as it is.
    </Notice>
  </div>
)
