import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CONTACT_MESSAGE_MAX_LENGTH, contactSchema } from '@lagoon/contract/content/content.rules'
import type { ContactValues, ContactView } from '@lagoon/domain/content/content.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormTextArea } from '../../../patterns/FormField/FormTextArea.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { useRefusals } from '../../../patterns/FormField/useRefusals.ts'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { CaptchaBox } from './CaptchaBox.tsx'
import { contactMessages } from './contactMessages.ts'
import type { ContactUsEvents } from './ContactUs.tsx'
import * as styles from './ContactUs.css.ts'

interface ContactFormProps extends ContactUsEvents {
  view: Extract<ContactView, { values: unknown }>
}

const resolver = standardSchemaResolver<ContactValues, unknown, ContactValues>(contactSchema)
const fieldNames = ['name', 'email', 'message'] as const satisfies readonly (keyof ContactValues)[]

export const ContactForm = ({ view, onSubmit, onSolveCaptcha }: ContactFormProps) => {
  const form = useForm<ContactValues, unknown, ContactValues>({
    resolver,
    defaultValues: { name: '', email: '', message: '', ...view.values },
  })
  const [wasCaptchaMissed, setCaptchaMissed] = useState(false)
  const captcha = view.state === 'sending' ? 'solved' : view.captcha
  useRefusals(form, fieldNames, view.state === 'filling' ? view.refusals : undefined)

  const send = form.handleSubmit((values) => {
    if (captcha === 'solved') onSubmit(values)
    else setCaptchaMissed(true)
  })
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, view.state === 'sending')}>
      {view.state === 'failed' && (
        <Notice tone="danger" announce="now" title="Your message wasn’t sent">
          We couldn’t send it. Everything you wrote is still here. Please try again.
        </Notice>
      )}
      <div className={styles.pair}>
        <FormTextField form={form} name="name" words={contactMessages.name} label="Your name" autoComplete="name" isRequired />
        <FormTextField form={form} name="email" words={contactMessages.email} label="Email" type="email" autoComplete="email" isRequired />
      </div>
      <FormTextArea
        form={form}
        name="message"
        words={contactMessages.message}
        label="Message"
        description="Tell us what happened, when, and in which game. Don’t include your password or card numbers."
        limit={CONTACT_MESSAGE_MAX_LENGTH}
        isRequired
      />
      <CaptchaBox captcha={captcha} isMissing={wasCaptchaMissed} onSolve={onSolveCaptcha} />
      <Button type="submit" weight="primary" size="large" isPending={view.state === 'sending'}>
        Send message
      </Button>
    </form>
  )
}
