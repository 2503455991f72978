import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { IconButton } from '../IconButton/IconButton.tsx'
import { toasts, wordsOf, type ToastMessage } from './toasts.ts'
import * as styles from './ToastRegion.css.ts'

const TIMEOUT_MS = 15_000
const icons = { info: Info, success: CircleCheck, error: CircleAlert } as const

const queue = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
/** Words that are shown or wait for their turn. */
const present = new Set<string>()

toasts.attach({
  show(message) {
    const words = wordsOf(message)
    if (present.has(words)) return
    present.add(words)
    queue.add(message, { timeout: TIMEOUT_MS, onClose: () => present.delete(words) })
  },
  clear() {
    queue.clear()
    present.clear()
  },
})

/**
 * Where the messages of `toasts` appear: top center, 15 s each, at rest while the pointer or the focus is on them. A landmark
 * that F6 reaches, and a live region. Mount it once, lazily: what was said before is shown then.
 */
export const ToastRegion = () => (
  <AriaToastRegion queue={queue} className={styles.root} aria-label="Notifications">
    {({ toast }) => {
      const { tone, title, lines = [] } = toast.content
      const Icon = icons[tone]
      return (
        <AriaToast toast={toast} className={styles.toast}>
          <Icon className={styles.icon[tone]} size="1.25rem" strokeWidth={2} aria-hidden />
          <AriaToastContent className={styles.content}>
            <Text slot="title" className={styles.title}>
              {title}
            </Text>
            {lines.length === 1 && <p className={styles.line}>{lines[0]}</p>}
            {lines.length > 1 && (
              <ul className={styles.list}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </AriaToastContent>
          <IconButton slot="close" label="Dismiss" icon={X} />
        </AriaToast>
      )
    }}
  </AriaToastRegion>
)
