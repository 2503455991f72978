import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode, type Ref } from 'react'
import { placement, type Placement } from '../../theme/placement.ts'
import * as field from '../Field/Field.css.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps {
  /** It is ticked. */
  isSelected: boolean
  /** The player ticked it, or took the tick away. */
  onChange: (isSelected: boolean) => void
  /** The focus left the field. */
  onBlur?: () => void
  /** Name of the field in its form. */
  name?: string
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
  /** What the statement means, in one sentence. */
  description?: ReactNode
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  error?: string | undefined
  /** Reaches the field itself, so that a form can put the focus there. */
  inputRef?: Ref<HTMLInputElement>
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
  /** The statement that is agreed to; may hold links. */
  children: ReactNode
}

/**
 * A statement to agree to, one box each. A native box on purpose: links inside its label have to open, and React Aria's
 * label cancels every click on it.
 */
export const Checkbox = ({
  isSelected,
  onChange,
  onBlur,
  name,
  isRequired,
  description,
  error,
  inputRef,
  place,
  children,
}: CheckboxProps) => {
  const id = useId()
  const described = [description !== undefined && `${id}-d`, error !== undefined && `${id}-e`].filter(Boolean).join(' ')
  return (
    <div className={styles.root + placement(place)}>
      <label className={styles.row}>
        <input
          ref={inputRef}
          type="checkbox"
          className={styles.box}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          name={name}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={described || undefined}
        />
        <span>{children}</span>
      </label>
      {described && (
        <div className={styles.notes}>
          {description !== undefined && (
            <div id={`${id}-d`} className={field.description}>
              {description}
            </div>
          )}
          {error !== undefined && (
            <div id={`${id}-e`} className={field.error}>
              <CircleAlert size="1rem" strokeWidth={2} aria-hidden />
              <span>{error}</span>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
