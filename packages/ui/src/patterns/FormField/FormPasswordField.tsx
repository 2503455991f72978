import type { FieldValues } from 'react-hook-form'
import { PasswordField, type PasswordFieldProps } from '../../kit/PasswordField/PasswordField.tsx'
import { useFormField, type FormFieldProps } from './formField.ts'

type Props<Values extends FieldValues, Output extends FieldValues | undefined> = FormFieldProps<Values, Output> &
  Omit<PasswordFieldProps, 'value' | 'onBlur' | 'onChange' | 'inputRef' | 'name' | 'error'>

/** PasswordField that keeps its value in a form. */
export const FormPasswordField = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  ...rest
}: Props<Values, Output>) => <PasswordField {...rest} {...useFormField({ form, name, words, ...(deps && { deps }) })} />
