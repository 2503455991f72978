import { Notice } from '@lagoon/ui/kit/Notice/Notice'
import * as styles from './ForcedColorsNote.css.ts'

/** Over a story that is about forced colors, for as long as the browser does not force any: how to see it. */
export const ForcedColorsNote = () => (
  <div className={styles.root}>
    <Notice title="The system does not replace the colors now">
      To see this story as it is pictured, open the developer tools of Chrome or Edge, then More tools, Rendering, and set “Emulate CSS
      media feature forced-colors” to active. On Windows a contrast theme in the settings does the same.
    </Notice>
  </div>
)
