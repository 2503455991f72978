import type { FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from '../../kit/Checkbox/Checkbox.tsx'
import { useFormField, type FormFieldProps } from './formField.ts'

type Props<Values extends FieldValues, Output extends FieldValues | undefined> = FormFieldProps<Values, Output> &
  Omit<CheckboxProps, 'isSelected' | 'onBlur' | 'onChange' | 'inputRef' | 'name' | 'error'>

/** Checkbox that keeps its value in a form. */
export const FormCheckbox = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  ...rest
}: Props<Values, Output>) => {
  const { value, ...field } = useFormField({ form, name, words, ...(deps && { deps }) })
  return <Checkbox {...rest} {...field} isSelected={value} />
}
