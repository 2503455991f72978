import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import * as styles from './OptionList.css.ts'

/** One thing to choose from. */
export interface Option {
  id: string
  label: string
  /** A second, quieter line. */
  detail?: string
}

interface OptionListProps {
  /** Absent in a ComboBox, which filters and hands its own on. */
  options?: readonly Option[]
  /** Shown where nothing matches what is typed. */
  emptyText?: string
}

/** In px: React Aria writes it beside what the window leaves, so that no rule of a stylesheet is read. */
const LIST_HEIGHT = 320

/** The list that Select and ComboBox open. */
export const OptionList = ({ options, emptyText }: OptionListProps) => (
  <Popover className={styles.popover} offset={6} maxHeight={LIST_HEIGHT}>
    <ListBox<Option>
      className={styles.list}
      {...(options && { items: options })}
      {...(emptyText !== undefined && { renderEmptyState: () => <div className={styles.nothing}>{emptyText}</div> })}
    >
      {(option) => (
        <ListBoxItem id={option.id} textValue={option.label} className={styles.option}>
          {({ isSelected }) => (
            <>
              <span>
                {option.label}
                {option.detail !== undefined && <span className={styles.detail}> {option.detail}</span>}
              </span>
              {isSelected && <Check className={styles.tick} size="1.25rem" strokeWidth={2.25} aria-hidden />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
)
