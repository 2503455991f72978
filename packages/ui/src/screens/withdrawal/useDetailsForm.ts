import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, type SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'

type Schema<Values extends FieldValues> = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0]

interface DetailsFormOptions<Values extends FieldValues> {
  /** The same object from render to render, or the form is checked anew each time. */
  schema: Schema<Values>
  /** Every field, in the order of the page. */
  initialValues: Values
  /** The server's words about fields, which stand at them. */
  refusals: readonly FieldErrorDetail[]
  onSubmit: (values: Values) => void
}

/** A form of payout details: checked by the shared rules when it is sent, and by the server's refusals as they come in. */
export const useDetailsForm = <Values extends FieldValues>({ schema, initialValues, refusals, onSubmit }: DetailsFormOptions<Values>) => {
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Values>(schema), [schema])
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: initialValues as DefaultValues<Values> })
  const { setError } = form
  useEffect(() => {
    for (const [at, { field, code, message }] of refusals.entries())
      setError(field as Path<Values>, { type: 'server', message: code, types: { server: message } }, { shouldFocus: at === 0 })
  }, [refusals, setError])
  const send = form.handleSubmit((values) => onSubmit(values))
  return {
    form,
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      void send()
    },
  }
}
