import { Check } from 'lucide-react'
import { Text } from '../../kit/Text/Text.tsx'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './FilterChips.css.ts'

export interface FilterOption {
  readonly id: string
  readonly label: string
}

export interface FilterChipsProps {
  /** What is narrowed: "Studio". Stands before the chips. */
  label: string
  /** The chips, in order. */
  options: readonly FilterOption[]
  /** Ids of the options that are on; none means that nothing is narrowed. */
  selected: readonly string[]
  /** Another set of chips is chosen. */
  onChange: (change: { selected: readonly string[] }) => void
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** A few ways to narrow a list, each on or off at once. A tick says it beside the color. For one of many take Select. */
export const FilterChips = ({ label, options, selected, onChange, place }: FilterChipsProps) => (
  <fieldset aria-label={label} className={styles.root + placement(place)}>
    <span aria-hidden>
      <Text as="span" size="small" tone="soft">
        {label}
      </Text>
    </span>
    {options.map(({ id, label: words }) => {
      const isOn = selected.includes(id)
      return (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-pressed={isOn}
          onClick={() => onChange({ selected: isOn ? selected.filter((other) => other !== id) : [...selected, id] })}
        >
          {isOn && <Check size="1rem" strokeWidth={2.25} aria-hidden />}
          {words}
        </button>
      )
    })}
  </fieldset>
)
