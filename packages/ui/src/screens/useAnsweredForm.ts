import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { sendOnce } from '../patterns/FormField/sendOnce.ts'
import { useRefusals } from '../patterns/FormField/useRefusals.ts'

type Schema<Values extends FieldValues> = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0]

/** What a form has to know of its screen's view. `refusals` are the answer; none while the form is on its way. */
interface AnsweredView {
  readonly state: string
  readonly refusals?: readonly FieldErrorDetail[]
}

interface AnsweredFormOptions<Values extends FieldValues> {
  /** The same object from render to render, or the form is checked anew each time. */
  schema: Schema<Values>
  /** Every field, in the order of the page: the first one refused gets the focus. */
  initialValues: Values
  view: AnsweredView
  onSubmit: (values: Values) => void
}

interface AnsweredForm<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  /** How many answers were refused, by the rules or by the server; 0 until it was sent. */
  faults: number
  submit: (event: SubmitEvent) => void
}

/** A form of many fields: checked by the shared rules when it is sent, and by the server's refusals as they come in. */
export const useAnsweredForm = <Values extends FieldValues>(options: AnsweredFormOptions<Values>): AnsweredForm<Values> => {
  const { schema, initialValues, view, onSubmit } = options
  const { state, refusals = [] } = view
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Values>(schema), [schema])
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: initialValues as DefaultValues<Values> })
  const [order] = useState(() => Object.keys(initialValues) as Path<Values>[])
  useRefusals(form, order, refusals.length > 0 ? refusals : undefined)

  const { errors, isSubmitted } = form.formState
  const wasRefused = isSubmitted || Object.values(errors).some((error) => error?.type === 'server')
  const send = form.handleSubmit((values) => onSubmit(values))
  return {
    form,
    faults: wasRefused ? Object.keys(errors).length : 0,
    submit: sendOnce(send, state === 'saving'),
  }
}
