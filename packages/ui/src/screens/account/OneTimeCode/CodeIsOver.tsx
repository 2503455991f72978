import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import * as styles from './CodeForm.css.ts'

const reasons = {
  expired: {
    title: 'This code has expired',
    words: 'Codes expire after a few minutes to keep your account safe. Nothing on your account has changed.',
  },
  tooManyTries: {
    title: 'Too many wrong codes',
    words: 'We canceled this code to keep your account safe. Nothing on your account has changed.',
  },
} as const

interface CodeIsOverProps {
  reason: keyof typeof reasons
  isSending: boolean
  onResend: () => void
}

/** In place of the form: the digits are worth nothing any more, and a new code is one press away. */
export const CodeIsOver = ({ reason, isSending, onResend }: CodeIsOverProps) => (
  <div className={styles.form}>
    <Notice tone="warning" announce="politely" title={reasons[reason].title}>
      {reasons[reason].words}
    </Notice>
    <Button weight="primary" size="large" isPending={isSending} onPress={onResend}>
      Send new code
    </Button>
  </div>
)
