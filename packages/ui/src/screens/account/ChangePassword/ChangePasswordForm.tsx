import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { changePasswordSchema } from '@lagoon/contract/account/recovery.rules'
import type { ChangePasswordValues, ChangePasswordView } from '@lagoon/domain/account/recovery/recovery.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { FormCheckbox } from '../../../patterns/FormField/FormCheckbox.tsx'
import { FormPasswordField } from '../../../patterns/FormField/FormPasswordField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { fieldMessages } from '../fieldMessages.ts'
import { form as layout } from '../Login/LoginForm.css.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'

export interface ChangePasswordFormProps {
  view: Exclude<ChangePasswordView, { state: 'done' }>
  initialValues: Partial<ChangePasswordValues> | undefined
  onSubmit: (values: ChangePasswordValues) => void
}

const empty: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '', logOutOthers: true }
const words = { ...fieldMessages.loginPassword, required: 'Enter your current password.', wrong: 'That’s not your current password.' }

/** Also stands in the settings of the profile. The new password stays when the current one was wrong. */
export const ChangePasswordForm = ({ view, initialValues, onSubmit }: ChangePasswordFormProps) => {
  const { minLength, maxLength } = view.password
  const resolver = useMemo(
    () => standardSchemaResolver<ChangePasswordValues, unknown, ChangePasswordValues>(changePasswordSchema({ minLength, maxLength })),
    [minLength, maxLength],
  )
  const form = useForm<ChangePasswordValues, unknown, ChangePasswordValues>({ resolver, defaultValues: { ...empty, ...initialValues } })
  const { setError, setFocus } = form

  useEffect(
    function sayThatItWasWrong() {
      if (view.state !== 'wrongCurrentPassword') return
      setError('currentPassword', { type: 'server', message: 'wrong' })
      setFocus('currentPassword', { shouldSelect: true })
    },
    [view.state, setError, setFocus],
  )

  const send = form.handleSubmit((values) => onSubmit(values))
  return (
    <form noValidate className={layout} onSubmit={sendOnce(send, view.state === 'submitting')}>
      <FormPasswordField
        form={form}
        name="currentPassword"
        words={words}
        label="Current password"
        autoComplete="current-password"
        isRequired
      />
      <NewPasswordFields form={form} limits={view.password} />
      <FormCheckbox form={form} name="logOutOthers" words={{}}>
        Log out of my other devices
      </FormCheckbox>
      <Button type="submit" weight="primary" size="large" isPending={view.state === 'submitting'}>
        Change password
      </Button>
    </form>
  )
}
