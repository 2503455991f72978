import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import { OptionList, type Option } from '../OptionList/OptionList.tsx'
import * as styles from './Select.css.ts'

export interface SelectProps extends FieldWords {
  /** What there is to choose from, in order. */
  options: readonly Option[]
  /** Id of the chosen option; `null` while nothing is chosen. */
  value: string | null
  /** The player chose an option, told by its id. */
  onChange: (id: string) => void
  /** The focus left the field. */
  onBlur?: () => void
  /** Name of the field in its form. */
  name?: string
  /** What the browser may fill in: a token of HTML such as `bday`. */
  autoComplete?: string
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
  /** Stands where the choice will stand. @default 'Choose' */
  placeholder?: string
  /** The part that takes the focus, so that a form can send the player to it. */
  inputRef?: Ref<HTMLButtonElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** One of a short list (up to about a dozen). For a long list, which one wants to search, use ComboBox. */
export const Select = ({
  label,
  description,
  error,
  options,
  onChange,
  placeholder = 'Choose',
  inputRef,
  place,
  ...behavior
}: SelectProps) => (
  <AriaSelect
    {...behavior}
    onChange={(key) => {
      if (key !== null) onChange(String(key))
    }}
    placeholder={placeholder}
    isInvalid={error !== undefined}
    validationBehavior="aria"
    className={field.root + placement(place)}
  >
    <FieldLabel label={label} isRequired={behavior.isRequired} />
    {description !== undefined && <FieldDescription>{description}</FieldDescription>}
    <Button {...(inputRef && { ref: inputRef })} className={styles.trigger}>
      <SelectValue<Option> className={styles.value}>
        {({ defaultChildren, isPlaceholder, selectedItem }) => (isPlaceholder ? defaultChildren : selectedItem?.label)}
      </SelectValue>
      <ChevronDown className={styles.chevron} size="1.25rem" strokeWidth={1.75} aria-hidden />
    </Button>
    <FieldNotes error={error} />
    <OptionList options={options} />
  </AriaSelect>
)
