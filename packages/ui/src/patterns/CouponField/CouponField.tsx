import { Button } from '../../kit/Button/Button.tsx'
import type { FieldStatus } from '../../kit/Field/FieldParts.tsx'
import { TextField } from '../../kit/TextField/TextField.tsx'
import * as styles from './CouponField.css.ts'

export interface CouponFieldProps {
  /** What was typed. */
  value: string
  /** The player typed. */
  onChange: (code: string) => void
  /** The player wants the code to be used; also by Enter. */
  onApply: () => void
  /** The player takes a valid code away again. */
  onRemove: () => void
  /** `valid` keeps the code and offers to take it away again. @default 'open' */
  state?: 'open' | 'checking' | 'valid'
  /** What a valid code brings: "20 % off". */
  benefit?: string | undefined
  /** Why the code cannot be used. */
  error?: string | undefined
}

/** A code that makes a purchase cheaper or larger. It is asked about on demand, never while typing: there is nothing to guess. */
export const CouponField = ({ value, onChange, onApply, onRemove, state = 'open', benefit, error }: CouponFieldProps) => {
  const status: FieldStatus | null =
    state === 'checking'
      ? { tone: 'pending', text: 'Checking code…' }
      : state === 'valid'
        ? { tone: 'success', text: benefit ?? 'Code applied.' }
        : null
  return (
    <div className={styles.root}>
      <TextField
        label="Coupon code"
        value={value}
        onChange={onChange}
        isReadOnly={state !== 'open'}
        onKeyDown={(event) => {
          // Enter would send the whole form: a purchase, where only a code was meant.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (state === 'open') onApply()
        }}
        status={status}
        error={error}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
      />
      <div className={styles.button}>
        {state === 'valid' ? (
          <Button weight="quiet" onPress={onRemove} aria-label="Remove coupon">
            Remove
          </Button>
        ) : (
          <Button onPress={onApply} isPending={state === 'checking'} aria-label="Apply coupon">
            Apply
          </Button>
        )}
      </div>
    </div>
  )
}
