import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { signUpSchema } from '@lagoon/contract/account/account.rules'
import type { SignUpValues, SignUpView } from '@lagoon/domain/account/account.state'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { useRefusals } from '../../../patterns/FormField/useRefusals.ts'

export type SignUpFormApi = UseFormReturn<SignUpValues, unknown, SignUpValues>

const empty: SignUpValues = {
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
  ageAcknowledged: false,
  specialOffers: false,
}
/** In the order of the page: the first one refused gets the focus. */
const fieldNames = Object.keys(empty) as readonly (keyof SignUpValues)[]

/** The form's memory: checked by the shared rules, and by the server's refusals as they come in. */
export const useSignUpForm = (
  view: Exclude<SignUpView, { state: 'done' }>,
  initialValues: Partial<SignUpValues> | undefined,
  onSubmit: (values: SignUpValues) => void,
) => {
  const { minLength, maxLength } = view.password
  const resolver = useMemo(
    () => standardSchemaResolver<SignUpValues, unknown, SignUpValues>(signUpSchema({ minLength, maxLength })),
    [minLength, maxLength],
  )
  const form: SignUpFormApi = useForm<SignUpValues, unknown, SignUpValues>({ resolver, defaultValues: { ...empty, ...initialValues } })
  useRefusals(form, fieldNames, view.state === 'filling' ? view.refusals : undefined)

  const send = form.handleSubmit((values) => {
    if (view.displayNameCheck === 'taken') form.setFocus('displayName')
    else onSubmit(values)
  })
  return {
    form,
    submit: sendOnce(send, view.state === 'submitting'),
  }
}
