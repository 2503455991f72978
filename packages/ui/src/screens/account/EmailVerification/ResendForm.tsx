import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { resendSchema } from '@lagoon/contract/account/account.rules'
import type { Resend } from '@lagoon/domain/account/account.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { fieldMessages } from '../fieldMessages.ts'
import { form as layout } from '../Login/LoginForm.css.ts'

interface Address {
  email: string
}

interface ResendFormProps {
  resend: Resend | undefined
  onResend: (to: Address) => void
}

const resolver = standardSchemaResolver<Address, unknown, Address>(resendSchema)

/** Asks for the address, because the link does not say it; whether an account has it is never told. */
export const ResendForm = ({ resend, onResend }: ResendFormProps) => {
  const form = useForm<Address, unknown, Address>({ resolver, defaultValues: { email: '' } })
  const send = form.handleSubmit((values) => onResend(values))
  return (
    <form noValidate className={layout} onSubmit={sendOnce(send, resend === 'sending')}>
      <FormTextField form={form} name="email" words={fieldMessages.email} label="Email" type="email" autoComplete="email" isRequired />
      {resend === 'sent' && (
        <Notice tone="success" announce="politely">
          If there’s an unconfirmed account with this email, a new link is on its way.
        </Notice>
      )}
      <Button type="submit" weight="primary" size="large" isPending={resend === 'sending'}>
        Send new link
      </Button>
    </form>
  )
}
