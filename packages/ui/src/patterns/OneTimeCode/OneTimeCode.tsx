import type { Ref } from 'react'
import { Input, TextField } from 'react-aria-components/TextField'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../../kit/Field/FieldParts.tsx'
import { root } from '../../kit/Field/Field.css.ts'
import { placement, type Placement } from '../../theme/placement.ts'
import { CodeCells } from './CodeCells.tsx'
import * as styles from './OneTimeCode.css.ts'
import { useCodeSelection } from './useCodeSelection.ts'

export const CODE_LENGTH = 6

export interface OneTimeCodeProps extends FieldWords {
  /** Up to six digits, nothing else. */
  value: string
  /** Digits only, whatever was typed or pasted around them. */
  onChange: (value: string) => void
  /** The sixth digit is in: the moment to check without asking for a press. */
  onComplete?: (event: { code: string }) => void
  /** The focus left the field. */
  onBlur?: () => void
  /** Name of the field in its form. */
  name?: string
  /** Shows the value and takes no input, such as while it is checked. */
  isReadOnly?: boolean
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

const digitsIn = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH)

/**
 * Six digits that came by email or text message. It is ONE input under six drawn cells, so that the phone offers the code from
 * the message, the whole of it can be pasted, and a screen reader meets one field instead of six.
 */
export const OneTimeCode = ({
  label,
  description,
  error,
  value,
  onChange,
  onComplete,
  onBlur,
  name,
  isReadOnly = false,
  inputRef,
  place,
}: OneTimeCodeProps) => {
  const selection = useCodeSelection()
  return (
    <TextField
      value={value}
      onChange={(text) => {
        const code = digitsIn(text)
        if (code === value) return
        onChange(code)
        if (code.length === CODE_LENGTH) onComplete?.({ code })
      }}
      isInvalid={error !== undefined}
      isReadOnly={isReadOnly}
      isRequired
      validationBehavior="aria"
      className={root + placement(place)}
      {...(name !== undefined && { name })}
    >
      <FieldLabel label={label} />
      {description !== undefined && <FieldDescription>{description}</FieldDescription>}
      <div className={styles.code}>
        <Input
          {...(inputRef && { ref: inputRef })}
          {...selection.events}
          onBlur={() => {
            selection.events.onBlur()
            onBlur?.()
          }}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
        />
        <CodeCells value={value} length={CODE_LENGTH} selected={selection.range} isInvalid={error !== undefined} isReadOnly={isReadOnly} />
      </div>
      <FieldNotes error={error} status={null} />
    </TextField>
  )
}
