import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Input, TextField } from 'react-aria-components/TextField'
import { placement, type Placement } from '../../theme/placement.ts'
import { affix, input, well } from '../Field/Field.css.ts'
import * as styles from './SearchField.css.ts'

export interface SearchFieldProps {
  /** What is searched: "Search games". It stands in the empty field, and is its name. */
  label: string
  /** What was typed. */
  value: string
  /** The player typed, or cleared the field. */
  onChange: (value: string) => void
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

/** Narrows what stands below it while it is typed in. Escape and the cross empty it. */
export const SearchField = ({ label, value, onChange, place }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <TextField
      type="search"
      aria-label={label}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') clear()
      }}
      className={styles.root + placement(place)}
    >
      <div className={well}>
        <span className={`${affix} ${styles.lens}`}>
          <Search size="1.25rem" strokeWidth={1.75} aria-hidden />
        </span>
        <Input ref={field} className={`${input} ${styles.words}`} placeholder={label} />
        {value !== '' && (
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
            <X size="1.25rem" strokeWidth={1.75} aria-hidden />
          </button>
        )}
      </div>
    </TextField>
  )
}
