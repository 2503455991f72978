import { parseDate, type CalendarDate } from '@internationalized/date'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import * as field from '../../kit/Field/Field.css.ts'
import { FieldDescription, FieldLabel, FieldNotes, type FieldWords } from '../../kit/Field/FieldParts.tsx'
import { placement, type Placement } from '../../theme/placement.ts'
import * as styles from './DateField.css.ts'

export interface DateFieldProps extends FieldWords {
  /** `1991-08-14`, or empty while the date is not complete. */
  value: string
  /** The date changed: in full as `1991-08-14`, otherwise empty. */
  onChange: (date: string) => void
  /** The focus left the field. */
  onBlur?: () => void
  /** Name of the field in its form. */
  name?: string
  /** Says that an answer is needed, and marks the label. */
  isRequired?: boolean
  /** Shows the date, and takes no other one. */
  isReadOnly?: boolean
  /** What the browser may fill in: a token of HTML such as `bday`. */
  autoComplete?: string
  /** Told how to put the focus into the field, when a form wants to lead there. */
  inputRef?: (field: { focus: () => void } | null) => void
  /** Outer margin, place in a row or grid, and width. */
  place?: Placement
}

const read = (text: string): CalendarDate | null => {
  try {
    return text === '' ? null : parseDate(text)
  } catch {
    return null
  }
}

/**
 * A date that one knows by heart, above all a date of birth: typed, day, month and year each in its place, in the order of the
 * player's own English. A calendar would have to be turned back for decades.
 */
export const DateField = ({ label, description, error, value, onChange, inputRef, place, ...behavior }: DateFieldProps) => {
  const { locale } = useLocale()
  return (
    <I18nProvider locale={locale.startsWith('en') ? locale : 'en-US'}>
      <AriaDateField<CalendarDate>
        {...behavior}
        value={read(value)}
        onChange={(date) => onChange(date?.toString() ?? '')}
        isInvalid={error !== undefined}
        validationBehavior="aria"
        shouldForceLeadingZeros
        className={field.root + placement(place)}
      >
        <FieldLabel label={label} isRequired={behavior.isRequired} />
        {description !== undefined && <FieldDescription>{description}</FieldDescription>}
        <DateInput
          className={styles.input}
          ref={(group) => inputRef?.(group && { focus: () => group.querySelector<HTMLElement>('[role="spinbutton"]')?.focus() })}
        >
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        <FieldNotes error={error} />
      </AriaDateField>
    </I18nProvider>
  )
}
