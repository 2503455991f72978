import type { Ref } from 'react'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import * as styles from './TextArea.css.ts'

type Behavior = Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isDisabled' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot' | 'prefix'
>

export interface TextAreaProps extends Behavior, FieldWords {
  /** Characters that fit; the count stands under the field. Longer text is kept and refused in words, never cut. */
  limit?: number
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLTextAreaElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

const lengthOf = (text: string) => [...text].length

/** Several lines of text. It grows with what is written, and the reader can make it taller. */
export const TextArea = ({ label, description, error, limit, inputRef, place, ...behavior }: TextAreaProps) => (
  <AriaTextField {...behavior} isInvalid={error !== undefined} validationBehavior="aria" className={field.root + placement(place)}>
    <FieldLabel label={label} isRequired={behavior.isRequired} />
    {description !== undefined && <FieldDescription>{description}</FieldDescription>}
    <div className={field.well}>
      <AriaTextArea {...(inputRef && { ref: inputRef })} className={styles.input} rows={5} />
    </div>
    <div className={styles.under}>
      <div className={styles.notes}>
        <FieldNotes error={error} />
      </div>
      {limit !== undefined && (
        <span className={styles.count} aria-hidden>
          {lengthOf(behavior.value ?? '').toLocaleString('en-US')} of {limit.toLocaleString('en-US')}
        </span>
      )}
    </div>
  </AriaTextField>
)
