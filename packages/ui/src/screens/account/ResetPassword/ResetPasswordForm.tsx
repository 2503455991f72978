import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { resetPasswordSchema } from '@lagoon/contract/account/recovery.rules'
import type { ResetPasswordValues, ResetPasswordView } from '@lagoon/domain/account/recovery/recovery.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { form as layout } from '../Login/LoginForm.css.ts'
import { NewPasswordFields } from '../NewPasswordFields.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'

interface ResetPasswordFormProps {
  view: Extract<ResetPasswordView, { state: 'filling' | 'submitting' }>
  initialValues: Partial<ResetPasswordValues> | undefined
  onSubmit: (values: { password: string }) => void
}

export const ResetPasswordForm = ({ view, initialValues, onSubmit }: ResetPasswordFormProps) => {
  const { minLength, maxLength } = view.password
  const resolver = useMemo(
    () => standardSchemaResolver<ResetPasswordValues, unknown, ResetPasswordValues>(resetPasswordSchema({ minLength, maxLength })),
    [minLength, maxLength],
  )
  const form = useForm<ResetPasswordValues, unknown, ResetPasswordValues>({
    resolver,
    defaultValues: { password: '', confirmPassword: '', ...initialValues },
  })
  const send = form.handleSubmit(({ password }) => onSubmit({ password }))
  return (
    <form noValidate className={layout} onSubmit={sendOnce(send, view.state === 'submitting')}>
      <NewPasswordFields form={form} limits={view.password} />
      <Button type="submit" weight="primary" size="large" isPending={view.state === 'submitting'}>
        Save new password
      </Button>
    </form>
  )
}
