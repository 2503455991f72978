import type { FieldValues } from 'react-hook-form'
import { Select, type SelectProps } from '../../kit/Select/Select.tsx'
import { useFormField, type FormFieldProps } from './formField.ts'

type Props<Values extends FieldValues, Output extends FieldValues | undefined> = FormFieldProps<Values, Output> &
  Omit<SelectProps, 'value' | 'onBlur' | 'onChange' | 'name' | 'inputRef'>

/** Select that keeps its value in a form; an empty text is no choice. An `error` from outside stands where the form has none. */
export const FormSelect = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  error,
  ...rest
}: Props<Values, Output>) => {
  const { value, error: own, ...field } = useFormField({ form, name, words, ...(deps && { deps }) })
  return <Select {...rest} {...field} value={value === '' ? null : value} error={own ?? error} />
}
