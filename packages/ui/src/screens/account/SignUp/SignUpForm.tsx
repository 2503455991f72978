import { useWatch } from 'react-hook-form'
import type { SignUpValues, SignUpView } from '@lagoon/domain/account/account.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { pairedFields } from '../../../kit/Field/Field.css.ts'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { FormPasswordField } from '../../../patterns/FormField/FormPasswordField.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { fieldMessages } from '../fieldMessages.ts'
import { checkPasswordRules } from '../checkPasswordRules.ts'
import { Agreements } from './Agreements.tsx'
import { DisplayNameField } from './DisplayNameField.tsx'
import type { SignUpEvents } from './SignUp.tsx'
import * as styles from './SignUpForm.css.ts'
import { useSignUpForm } from './useSignUpForm.ts'

interface SignUpFormProps extends Pick<SignUpEvents, 'onSubmit' | 'onDisplayNameChange'> {
  view: Exclude<SignUpView, { state: 'done' }>
  initialValues: Partial<SignUpValues> | undefined
}

const summary = (count: number) => (count === 1 ? 'Please fix 1 field.' : `Please fix ${count} fields.`)

export const SignUpForm = ({ view, initialValues, onSubmit, onDisplayNameChange }: SignUpFormProps) => {
  const { form, submit } = useSignUpForm(view, initialValues, onSubmit)
  const password = useWatch({ control: form.control, name: 'password' })
  const faults = Object.keys(form.formState.errors).length
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.fields}>
        <div className={pairedFields}>
          <FormTextField
            form={form}
            name="firstName"
            words={fieldMessages.firstName}
            label="First name"
            autoComplete="given-name"
            isRequired
          />
          <FormTextField
            form={form}
            name="lastName"
            words={fieldMessages.lastName}
            label="Last name"
            autoComplete="family-name"
            isRequired
          />
        </div>
        <DisplayNameField form={form} check={view.displayNameCheck} onDisplayNameChange={onDisplayNameChange} />
        <FormTextField
          form={form}
          name="email"
          words={fieldMessages.email}
          label="Email"
          description="We’ll send a confirmation link here."
          type="email"
          autoComplete="email"
          isRequired
        />
        <FormTextField
          form={form}
          name="phone"
          words={fieldMessages.phone}
          label="Phone"
          description="Once you confirm it, we can text you a code if you can’t log in. 8 to 12 digits."
          type="tel"
          autoComplete="tel"
          isRequired
        />
        <FormPasswordField
          form={form}
          name="password"
          words={fieldMessages.password}
          deps={form.formState.isSubmitted ? ['confirmPassword'] : []}
          label="Password"
          autoComplete="new-password"
          rules={checkPasswordRules(view.password, password)}
          isRequired
        />
        <FormPasswordField
          form={form}
          name="confirmPassword"
          words={fieldMessages.confirmPassword}
          label="Confirm password"
          autoComplete="new-password"
          isRequired
        />
      </div>
      <Agreements form={form} />
      {form.formState.isSubmitted && faults > 0 && (
        <Notice tone="danger" announce="politely">
          {summary(faults)} Everything you typed is still here.
        </Notice>
      )}
      <Button type="submit" weight="primary" size="large" isPending={view.state === 'submitting'}>
        Create account
      </Button>
    </form>
  )
}
