import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import * as styles from './ForcedColoursNote.css.ts'

/** Over a story that is about forced colours, for as long as the browser does not force any: how to see it. */
export const ForcedColoursNote = () => (
  <div className={styles.root}>
    <Notice title="The system does not replace the colours now">
      To see this story as it is pictured, open the developer tools of Chrome or Edge, then More tools, Rendering, and set “Emulate CSS
      media feature forced-colors” to active. On Windows a contrast theme in the settings does the same.
    </Notice>
  </div>
)
