import type { FieldValues } from 'react-hook-form'
import { TextField, type TextFieldProps } from '../../kit/TextField/TextField.tsx'
import { useFormField, type FormFieldProps } from './formField.ts'

type Props<Values extends FieldValues, Output extends FieldValues | undefined> = FormFieldProps<Values, Output> &
  Omit<TextFieldProps, 'value' | 'onBlur' | 'onChange' | 'inputRef' | 'name' | 'form'> & {
    /** Told of each change, after the form. */
    onChange?: (value: string) => void
  }

/** TextField that keeps its value in a form. An `error` from outside stands where the form has none. */
export const FormTextField = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  error,
  onChange,
  ...rest
}: Props<Values, Output>) => {
  const field = useFormField({ form, name, words, ...(deps && { deps }), onChange: (value) => onChange?.(String(value)) })
  return <TextField {...rest} {...field} error={field.error ?? error} />
}
