import { useWatch, type FieldPathByValue, type UseFormReturn } from 'react-hook-form'
import type { PasswordLimits } from '@lagoon/contract/account/account.rules'
import type { ResetPasswordValues } from '@lagoon/domain/account/recovery/recovery.state'
import { FormPasswordField } from '../../patterns/FormField/FormPasswordField.tsx'
import { fieldMessages } from './fieldMessages.ts'
import { checkPasswordRules } from './checkPasswordRules.ts'

interface NewPasswordFieldsProps<Values extends ResetPasswordValues> {
  form: UseFormReturn<Values, unknown, Values>
  limits: PasswordLimits
}

/** A new password and the same again. The rules are ticked while typing; the second is checked again when the first changes. */
export const NewPasswordFields = <Values extends ResetPasswordValues>({ form, limits }: NewPasswordFieldsProps<Values>) => {
  const password = 'password' as FieldPathByValue<Values, string>
  const confirmPassword = 'confirmPassword' as FieldPathByValue<Values, string>
  const typed = useWatch({ control: form.control, name: password })
  return (
    <>
      <FormPasswordField
        form={form}
        name={password}
        words={fieldMessages.password}
        deps={form.formState.isSubmitted ? [confirmPassword] : []}
        label="New password"
        autoComplete="new-password"
        rules={checkPasswordRules(limits, typed)}
        isRequired
      />
      <FormPasswordField
        form={form}
        name={confirmPassword}
        words={fieldMessages.confirmPassword}
        label="Confirm new password"
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
