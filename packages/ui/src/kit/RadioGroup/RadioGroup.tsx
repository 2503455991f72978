import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import type { Option } from '../OptionList/OptionList.tsx'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps extends FieldWords {
  /** What there is to choose from, in order. */
  options: readonly Option[]
  /** Id of the chosen option; `null` while nothing is chosen. */
  value: string | null
  /** The player chose an option, told by its id. */
  onChange: (id: string) => void
  /** The focus left the group. */
  onBlur?: () => void
  /** Name of the field in its form. */
  name?: string
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** One of two to five, all of them in sight: a choice that deserves comparing. */
export const RadioGroup = ({ label, description, error, options, place, ...behavior }: RadioGroupProps) => (
  <AriaRadioGroup {...behavior} isInvalid={error !== undefined} validationBehavior="aria" className={field.root + placement(place)}>
    <FieldLabel label={label} isRequired={behavior.isRequired} />
    {description !== undefined && <FieldDescription>{description}</FieldDescription>}
    <div className={styles.options}>
      {options.map((option) => (
        <Radio key={option.id} value={option.id} className={styles.option}>
          <span className={styles.dot} />
          <span className={styles.words}>
            <span className={styles.name}>{option.label}</span>
            {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </Radio>
      ))}
    </div>
    <FieldNotes error={error} />
  </AriaRadioGroup>
)
