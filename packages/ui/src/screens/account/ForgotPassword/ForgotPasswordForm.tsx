import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import { forgotPasswordSchema } from '@lagoon/contract/account/recovery.rules'
import type { ForgotPasswordValues, RecoveryTarget } from '@lagoon/domain/account/recovery/recovery.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { RadioGroup } from '../../../kit/RadioGroup/RadioGroup.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { fieldMessages } from '../fieldMessages.ts'
import { form as layout } from '../Login/LoginForm.css.ts'

interface ForgotPasswordFormProps {
  isSubmitting: boolean
  initialValues: Partial<ForgotPasswordValues> | undefined
  onSubmit: (target: RecoveryTarget) => void
}

const resolver = standardSchemaResolver<ForgotPasswordValues, unknown, RecoveryTarget>(forgotPasswordSchema)
const ways = [
  { id: 'EMAIL', label: 'Email me a link' },
  { id: 'PHONE', label: 'Text me a code' },
] as const

/** Asks how the player can be reached; what was typed for the other way stays there while switching. */
export const ForgotPasswordForm = ({ isSubmitting, initialValues, onSubmit }: ForgotPasswordFormProps) => {
  const form = useForm<ForgotPasswordValues, unknown, RecoveryTarget>({
    resolver,
    defaultValues: { by: 'EMAIL', email: '', phone: '', ...initialValues },
  })
  const { field: way } = useController({ control: form.control, name: 'by' })
  const send = form.handleSubmit((target) => onSubmit(target))
  return (
    <form noValidate className={layout} onSubmit={sendOnce(send, isSubmitting)}>
      <RadioGroup
        label="How should we reach you?"
        name={way.name}
        options={ways}
        value={way.value}
        onChange={(id) => {
          form.clearErrors()
          way.onChange(id)
        }}
      />
      {way.value === 'EMAIL' ? (
        <FormTextField
          key="email"
          form={form}
          name="email"
          words={fieldMessages.email}
          label="Email"
          type="email"
          autoComplete="email"
          isRequired
        />
      ) : (
        <FormTextField
          key="phone"
          form={form}
          name="phone"
          words={fieldMessages.phone}
          label="Phone"
          description="The phone number you confirmed, 8 to 12 digits."
          type="tel"
          autoComplete="tel"
          isRequired
        />
      )}
      <Button type="submit" weight="primary" size="large" isPending={isSubmitting}>
        {way.value === 'EMAIL' ? 'Send link' : 'Send code'}
      </Button>
    </form>
  )
}
