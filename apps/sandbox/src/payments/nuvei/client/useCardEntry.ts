import { useRef, useState } from 'react'

/** What is typed of a card and what is wrong with it, for as many of its fields as a form asks for, in their order. */
export const useCardEntry = <Field extends string>(fields: readonly Field[], empty: Readonly<Record<Field, string>>) => {
  const [values, setValues] = useState(empty)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({})
  return {
    values,
    problems,
    /** Enters a whole card. */
    fill: (card: Readonly<Record<Field, string>>): void => {
      setValues(card)
      setProblems({})
    },
    /** Shows what is wrong and leads to the first of it; answers which field that is. */
    show: (found: Partial<Record<Field, string>>): Field | undefined => {
      setProblems(found)
      const first = fields.find((name) => found[name] !== undefined)
      if (first !== undefined) inputs.current[first]?.focus()
      return first
    },
    /** The properties of a field's text field; `clean` is what becomes of what is typed. */
    field: (name: Field, clean: (text: string) => string = (text) => text) => ({
      value: values[name],
      onChange: (text: string) => {
        setValues({ ...values, [name]: clean(text) })
        if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined })
      },
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current[name] = input
      },
      isRequired: true,
      ...(problems[name] !== undefined && { error: problems[name] }),
    }),
  }
}
export type CardEntry<Field extends string> = ReturnType<typeof useCardEntry<Field>>
