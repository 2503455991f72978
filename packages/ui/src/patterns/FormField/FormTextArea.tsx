import type { FieldValues } from 'react-hook-form'
import { TextArea, type TextAreaProps } from '../../kit/TextArea/TextArea.tsx'
import { useFormField, type FormFieldProps } from './formField.ts'

type Props<Values extends FieldValues, Output extends FieldValues | undefined> = FormFieldProps<Values, Output> &
  Omit<TextAreaProps, 'value' | 'onBlur' | 'onChange' | 'inputRef' | 'name' | 'error' | 'form'>

/** TextArea that keeps its value in a form. */
export const FormTextArea = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  ...rest
}: Props<Values, Output>) => <TextArea {...rest} {...useFormField({ form, name, words, ...(deps && { deps }) })} />
