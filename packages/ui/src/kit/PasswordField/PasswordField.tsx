import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { TextField as AriaTextField, Input, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import * as styles from './PasswordField.css.ts'
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx'

type Behavior = Pick<
  AriaTextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'name' | 'isRequired' | 'autoFocus' | 'id'
>

export interface PasswordFieldProps extends Behavior, FieldWords {
  /** Tells the password manager whether to fill one in or to offer a fresh one. */
  autoComplete: 'current-password' | 'new-password'
  /** For a new password: every rule, ticked as the player types. */
  rules?: readonly PasswordRule[]
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** A secret that the player may look at before sending it. Pasting is welcome. */
export const PasswordField = ({ label, description, error, rules, inputRef, place, ...behavior }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const rulesId = useId()
  const Icon = isShown ? EyeOff : Eye
  return (
    <AriaTextField
      {...behavior}
      {...(rules && { 'aria-describedby': rulesId })}
      type={isShown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field.root + placement(place)}
    >
      <FieldLabel label={label} isRequired={behavior.isRequired} />
      {description !== undefined && <FieldDescription>{description}</FieldDescription>}
      <div className={field.well}>
        <Input {...(inputRef && { ref: inputRef })} className={field.input} autoCapitalize="none" autoCorrect="off" spellCheck={false} />
        <Button
          className={styles.toggle}
          aria-label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
          onPress={() => setShown(!isShown)}
        >
          <Icon size="1.25rem" strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <FieldNotes error={error} />
      {rules && <PasswordRules id={rulesId} rules={rules} />}
    </AriaTextField>
  )
}
