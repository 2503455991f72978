import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../Field/FieldParts.tsx'
import type { Option } from '../OptionList/OptionList.tsx'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps extends FieldWords {
  options: readonly Option[]
  value: string | null
  onChange: (id: string) => void
  onBlur?: () => void
  name?: string
  isRequired?: boolean
  place?: Placement
}

/** One of two to five, all of them in sight: a choice that deserves comparing. */
export const RadioGroup = ({ label, description, error, options, place, ...behaviour }: RadioGroupProps) => (
  <AriaRadioGroup {...behaviour} isInvalid={error !== undefined} validationBehavior="aria" className={field.root + placement(place)}>
    <FieldLabel label={label} isRequired={behaviour.isRequired} />
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
