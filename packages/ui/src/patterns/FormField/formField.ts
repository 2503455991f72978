import { useController, type FieldError, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { afterPress } from './afterPress.ts'
import { useTypedBefore } from './useTypedBefore.ts'

/** Words for the codes of one field's rules. */
export type CodeWords = Readonly<Partial<Record<string, string>>>

/** What ties a field of the kit to a form. */
export interface FormFieldProps<Values extends FieldValues, Output extends FieldValues | undefined> {
  /** The form that it belongs to, from `useForm`. */
  form: UseFormReturn<Values, unknown, Output>
  /** The field of the form, by its path. */
  name: FieldPath<Values>
  /** The schema's issues carry codes; these are their words. */
  words: CodeWords
  /** Fields that are checked again when this one changes: a confirmation. */
  deps?: FieldPath<Values>[]
}

const unknownCode = 'Please check this.'

/** The server's own words about a field, kept with the error, for a code that this version has none for. */
const saidByServer = ({ types }: FieldError): string | undefined => (typeof types?.server === 'string' ? types.server : undefined)

/**
 * One field of a form. It is checked when the form is sent, and before that when the player leaves it with something typed:
 * nobody is told that a field is empty while still on the way to it. After the first error it is checked at each change. What the
 * server refused stays refused until it is changed.
 */
export const useFormField = <Values extends FieldValues, Output extends FieldValues | undefined>({
  form,
  name,
  words,
  deps,
  onChange,
}: FormFieldProps<Values, Output> & {
  /** Told of each change, after the form. */
  readonly onChange?: ((value: unknown) => void) | undefined
}) => {
  const { field, fieldState } = useController({ control: form.control, name, ...(deps && { rules: { deps } }) })
  const code = fieldState.error?.message
  const change = (value: unknown) => {
    field.onChange(value)
    onChange?.(value)
    if (fieldState.error) void form.trigger(name)
  }
  const inputRef = useTypedBefore({ name, value: field.value, onChange: change, ref: field.ref })
  return {
    name,
    value: field.value,
    inputRef,
    error: fieldState.error && ((code !== undefined && words[code]) || saidByServer(fieldState.error) || unknownCode),
    onChange: change,
    onBlur: () => {
      field.onBlur()
      if (fieldState.isDirty && fieldState.error?.type !== 'server') afterPress(() => void form.trigger(name))
    },
  }
}
