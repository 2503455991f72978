import type { ReactNode, Ref } from 'react'
import { TextField as AriaTextField, Input, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldStatus, type FieldWords } from '../Field/FieldParts.tsx'

type Behavior = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isDisabled' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot' | 'prefix'
>

export interface TextFieldProps extends Behavior, FieldWords {
  /** Stands before the value: a currency, an icon. Not read out; the label says what it means. */
  prefix?: ReactNode
  /** Stands after the value: a unit, an icon. Not read out. */
  suffix?: ReactNode
  /** Checks that run while typing; pass `null` while there is nothing to say, so that the first word is announced. */
  status?: FieldStatus | null
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** One line of text. The label stays visible, and there is no placeholder: an example belongs into the description. */
export const TextField = ({ label, description, error, prefix, suffix, status, inputRef, place, ...behavior }: TextFieldProps) => (
  <AriaTextField {...behavior} isInvalid={error !== undefined} validationBehavior="aria" className={styles.root + placement(place)}>
    <FieldLabel label={label} isRequired={behavior.isRequired} />
    {description !== undefined && <FieldDescription>{description}</FieldDescription>}
    <div className={styles.well}>
      {prefix !== undefined && (
        <span className={styles.prefix} aria-hidden>
          {prefix}
        </span>
      )}
      <Input {...(inputRef && { ref: inputRef })} className={styles.input} />
      {suffix !== undefined && (
        <span className={styles.suffix} aria-hidden>
          {suffix}
        </span>
      )}
    </div>
    <FieldNotes error={error} status={status} />
  </AriaTextField>
)
