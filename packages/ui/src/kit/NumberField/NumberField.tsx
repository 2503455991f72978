import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  Button,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import * as styles from './NumberField.css.ts'

type Behavior = Omit<
  AriaNumberFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isDisabled' | 'isInvalid' | 'validate' | 'validationBehavior' | 'slot' | 'prefix'
>

export interface NumberFieldProps extends Behavior, FieldWords {
  /** Stands before the value, such as a currency. Not read out. */
  prefix?: ReactNode
  /** Stands after the value, such as a unit. Not read out. */
  suffix?: ReactNode
  /** Minus and plus beside the value; leave them out where steps mean nothing. @default true */
  hasSteps?: boolean
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** A plain number: a count, a limit. Amounts of money and tokens are decimal strings and have a field of their own. */
export const NumberField = ({
  label,
  description,
  error,
  prefix,
  suffix,
  hasSteps = true,
  inputRef,
  place,
  ...behavior
}: NumberFieldProps) => (
  <AriaNumberField {...behavior} isInvalid={error !== undefined} validationBehavior="aria" className={field.root + placement(place)}>
    <FieldLabel label={label} isRequired={behavior.isRequired} />
    {description !== undefined && <FieldDescription>{description}</FieldDescription>}
    <div className={field.well}>
      {prefix !== undefined && (
        <span className={field.prefix} aria-hidden>
          {prefix}
        </span>
      )}
      <Input {...(inputRef && { ref: inputRef })} className={`${field.input} ${styles.digits}`} />
      {suffix !== undefined && (
        <span className={field.suffix} aria-hidden>
          {suffix}
        </span>
      )}
      {hasSteps && (
        <>
          <Button slot="decrement" className={styles.step}>
            <Minus size="1.125rem" strokeWidth={2} aria-hidden />
          </Button>
          <Button slot="increment" className={styles.step}>
            <Plus size="1.125rem" strokeWidth={2} aria-hidden />
          </Button>
        </>
      )}
    </div>
    <FieldNotes error={error} />
  </AriaNumberField>
)
