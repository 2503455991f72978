import { CircleAlert, CircleCheck, LoaderCircle, ShieldQuestion } from 'lucide-react'
import type { Captcha } from '@lagoon/domain/content/content.state'
import { Button } from '../../../kit/Button/Button.tsx'
import * as styles from './CaptchaBox.css.ts'

interface CaptchaBoxProps {
  captcha: Captcha
  /** The player tried to send without it. */
  isMissing: boolean
  onSolve: () => void
}

const icons = { unsolved: ShieldQuestion, solving: LoaderCircle, solved: CircleCheck, failed: CircleAlert } as const

const words: Readonly<Record<Captcha, readonly [title: string, meaning: string]>> = {
  unsolved: ['Confirm you’re human', 'Your browser solves a small puzzle for you. It takes a few seconds.'],
  solving: ['Solving the puzzle…', 'You can keep writing in the meantime.'],
  solved: ['Done', 'All set. You can send your message.'],
  failed: ['We couldn’t solve the puzzle', 'Your message is still here. Please try again.'],
}

/** The place of the captcha: what it asks for, and how far it is. Said politely as it changes. */
export const CaptchaBox = ({ captcha, isMissing, onSolve }: CaptchaBoxProps) => {
  const Icon = icons[captcha]
  const [title, meaning] = words[captcha]
  const isWrong = captcha === 'failed' || (isMissing && captcha === 'unsolved')
  return (
    <div className={styles.root({ tone: isWrong ? 'danger' : captcha === 'solved' ? 'success' : 'plain' })}>
      <Icon
        className={captcha === 'solving' ? `${styles.icon} ${styles.turning}` : styles.icon}
        size="1.5rem"
        strokeWidth={1.75}
        aria-hidden
      />
      <div className={styles.words} aria-live="polite">
        <p className={styles.title}>{title}</p>
        <p className={styles.meaning}>{meaning}</p>
        {isMissing && captcha === 'unsolved' && <p className={styles.missing}>Confirm you’re human, then send your message.</p>}
      </div>
      {(captcha === 'unsolved' || captcha === 'failed') && (
        <div className={styles.action}>
          <Button onPress={onSolve}>{captcha === 'failed' ? 'Try again' : 'Start'}</Button>
        </div>
      )}
    </div>
  )
}
