import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import * as styles from './CodeForm.css.ts'

interface CodeExpiredProps {
  isSending: boolean
  onResend: () => void
}

/** In place of the form: the digits are worth nothing any more, and a new code is one press away. */
export const CodeExpired = ({ isSending, onResend }: CodeExpiredProps) => (
  <div className={styles.form}>
    <Notice tone="warning" announce="politely" title="This code has expired">
      Codes expire after a few minutes to keep your account safe. Nothing on your account has changed.
    </Notice>
    <Button weight="primary" size="large" isPending={isSending} onPress={onResend}>
      Send new code
    </Button>
  </div>
)
