import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { forgotPasswordAddress } from '@lagoon/contract/account/addresses'
import { loginSchema } from '@lagoon/contract/account/account.rules'
import type { LoginValues, LoginView } from '@lagoon/domain/account/account.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { FormPasswordField } from '../../../patterns/FormField/FormPasswordField.tsx'
import { FormTextField } from '../../../patterns/FormField/FormTextField.tsx'
import { sendOnce } from '../../../patterns/FormField/sendOnce.ts'
import { fieldMessages } from '../fieldMessages.ts'
import { LockedOut } from './LockedOut.tsx'
import type { LoginEvents } from './Login.tsx'
import * as styles from './LoginForm.css.ts'
import { LoginNotice } from './LoginNotice.tsx'
import { useSecondsUntil } from '../../../patterns/Countdown/useSecondsUntil.ts'

interface LoginFormProps extends Pick<LoginEvents, 'onSubmit' | 'onResend'> {
  view: LoginView
  initialValues: Partial<LoginValues> | undefined
}

const resolver = standardSchemaResolver<LoginValues, unknown, LoginValues>(loginSchema)
const isBusy = (view: LoginView) => view.state === 'submitting' || (view.state === 'otherDevices' && view.step === 'loggingOthersOut')

export const LoginForm = ({ view, initialValues, onSubmit, onResend }: LoginFormProps) => {
  const form = useForm<LoginValues, unknown, LoginValues>({ resolver, defaultValues: { identifier: '', password: '', ...initialValues } })
  const { setFocus } = form
  const lockedFor = useSecondsUntil(view.state === 'lockedOut' ? view.until : undefined)

  useEffect(() => {
    if (view.state === 'wrongCredentials') setFocus('password', { shouldSelect: true })
  }, [view.state, setFocus])

  const send = form.handleSubmit((values) => onSubmit(values))
  return (
    <form noValidate className={styles.form} onSubmit={sendOnce(send, isBusy(view) || lockedFor > 0)}>
      <LoginNotice view={view} isLockOver={lockedFor === 0} onResend={onResend} />
      <FormTextField
        form={form}
        name="identifier"
        words={fieldMessages.identifier}
        label="Email or display name"
        autoComplete="username"
        autoCorrect="off"
        spellCheck="false"
        isRequired
      />
      <div className={styles.secret}>
        <FormPasswordField
          form={form}
          name="password"
          words={fieldMessages.loginPassword}
          label="Password"
          autoComplete="current-password"
          place={{ justifySelf: 'stretch' }}
          isRequired
        />
        <Link href={forgotPasswordAddress} weight="standalone">
          Forgot your password?
        </Link>
      </div>
      {view.state === 'lockedOut' && lockedFor > 0 ? (
        <LockedOut until={view.until} seconds={lockedFor} />
      ) : (
        <Button type="submit" weight="primary" size="large" isPending={isBusy(view)}>
          Log in
        </Button>
      )}
    </form>
  )
}
