import type { FieldValues } from 'react-hook-form'
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx'
import { useFormField, type FormFieldProps } from './formField.ts'

type Props<Values extends FieldValues, Output extends FieldValues | undefined> = FormFieldProps<Values, Output> &
  Omit<DateFieldProps, 'value' | 'onBlur' | 'onChange' | 'inputRef' | 'name'>

/** DateField that keeps its value in a form. An `error` from outside stands where the form has none. */
export const FormDateField = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  error,
  ...rest
}: Props<Values, Output>) => {
  const field = useFormField({ form, name, words, ...(deps && { deps }) })
  return <DateField {...rest} {...field} error={field.error ?? error} />
}
