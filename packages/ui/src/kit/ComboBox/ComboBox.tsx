import { ChevronDown } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Button, ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import { OptionList, type Option } from '../OptionList/OptionList.tsx'
import * as styles from './ComboBox.css.ts'

/** A field that a form can put the focus into. */
export interface Focusable {
  readonly focus: () => void
}

export interface ComboBoxProps extends FieldWords {
  /** What there is to choose from, in order. */
  options: readonly Option[]
  /** Id of the chosen option; `null` while nothing is chosen. */
  value: string | null
  /** `null` when the player cleared the text. */
  onChange: (id: string | null) => void
  /** The focus left the field. */
  onBlur?: () => void
  /** Name of the field in its form. */
  name?: string
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
  /** Said where nothing matches. @default 'No matches. Check the spelling.' */
  emptyText?: string
  /** For a form that puts the focus into the field. */
  inputRef?: Ref<Focusable>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/**
 * The list opens with the focus, and would cover the error that a form puts the focus there for: then it waits until something is
 * typed or its button is pressed.
 */
const useFocusByForm = (inputRef: Ref<Focusable> | undefined) => {
  const input = useRef<HTMLInputElement>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  useImperativeHandle(inputRef, () => ({ focus: () => setTimesAsked((times) => times + 1) }), [])
  useEffect(
    function focusWithoutList() {
      if (timesAsked > 0) input.current?.focus()
    },
    [timesAsked],
  )
  return { input, isAsked: timesAsked > 0, leave: () => setTimesAsked(0) }
}

/** One of a long list, found by typing a part of its name: a country, a state. */
export const ComboBox = ({
  label,
  description,
  error,
  options,
  onChange,
  onBlur,
  emptyText = 'No matches. Check the spelling.',
  inputRef,
  place,
  ...behavior
}: ComboBoxProps) => {
  const { input, isAsked, leave } = useFocusByForm(inputRef)
  return (
    <AriaComboBox
      {...behavior}
      defaultItems={options}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
      allowsEmptyCollection
      menuTrigger={isAsked ? 'input' : 'focus'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={field.root + placement(place)}
    >
      <FieldLabel label={label} isRequired={behavior.isRequired} />
      {description !== undefined && <FieldDescription>{description}</FieldDescription>}
      <div className={field.well}>
        <Input ref={input} className={field.input} />
        <Button className={styles.open}>
          <ChevronDown size="1.25rem" strokeWidth={1.75} aria-hidden />
        </Button>
      </div>
      <FieldNotes error={error} />
      <OptionList emptyText={emptyText} />
    </AriaComboBox>
  )
}
