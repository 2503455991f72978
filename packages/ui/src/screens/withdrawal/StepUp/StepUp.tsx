import { useState, type ReactNode, type SubmitEvent } from 'react'
import { profileAddress } from '@lagoon/contract/account/addresses'
import type { StepUpProof, StepUpView } from '@lagoon/domain/withdrawal/stepUp/stepUp.state'
import { Button } from '../../../kit/Button/Button.tsx'
import { Dialog } from '../../../kit/Dialog/Dialog.tsx'
import { Link } from '../../../kit/Link/Link.tsx'
import { PasswordField } from '../../../kit/PasswordField/PasswordField.tsx'
import { ProgressBar } from '../../../kit/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../kit/Stack/Stack.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { CODE_LENGTH, OneTimeCode } from '../../../patterns/OneTimeCode/OneTimeCode.tsx'
import { momentOf } from '../../../words/days.ts'

export interface StepUpEvents {
  onProve: (proof: StepUpProof) => void
  /** A code by email, in place of the password; also once more. */
  onSendCode: () => void
  /** The password after all. */
  onUsePassword: () => void
  /** The player does not want to go on; what they typed behind is still there. */
  onLeave: () => void
}

export interface StepUpProps extends StepUpEvents {
  view: StepUpView
}

const formId = 'step-up'

const ByPassword = ({ view, onProve, onSendCode }: StepUpProps & { view: Extract<StepUpView, { state: 'password' }> }) => {
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') onProve({ password })
  }
  const wrong = view.isWrong ? 'This isn’t your password. Check it, or have a code sent to your email.' : undefined
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="even">
        <Text>Enter your password. It protects your money if someone else uses this device.</Text>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
          error={isMissing && password === '' ? 'Enter your password.' : wrong}
        />
        <Button weight="quiet" onPress={onSendCode}>
          Email me a code instead
        </Button>
      </Stack>
    </form>
  )
}

const ByCode = ({ view, onProve, onSendCode, onUsePassword }: StepUpProps & { view: Extract<StepUpView, { state: 'code' }> }) => {
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isWhole = code.length === CODE_LENGTH
    setMissing(!isWhole)
    if (isWhole) onProve({ code })
  }
  const wrong = view.isWrong ? 'This code isn’t right, or it has expired. Check it or send a new one.' : undefined
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <Stack gap="even">
        <Text>{`We sent a ${CODE_LENGTH}-digit code to ${view.sentTo}.`}</Text>
        <OneTimeCode
          label="Code"
          value={code}
          onChange={setCode}
          onComplete={({ code: whole }) => onProve({ code: whole })}
          isReadOnly={view.isChecking}
          error={isMissing && code.length < CODE_LENGTH ? `Enter all ${CODE_LENGTH} digits.` : wrong}
        />
        <Stack direction="row" gap="even" isWrapping>
          <Button weight="quiet" onPress={onSendCode}>
            Send new code
          </Button>
          <Button weight="quiet" onPress={onUsePassword}>
            Use my password
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

const Body = (props: StepUpProps): ReactNode => {
  const { view } = props
  switch (view.state) {
    case 'password':
      return <ByPassword {...props} view={view} />
    case 'code':
      return <ByCode {...props} view={view} />
    case 'sendingCode':
      return <ProgressBar label="Sending the code" />
    case 'locked':
      return (
        <Text>
          {`Too many incorrect attempts. ${view.until === undefined ? 'Try again later' : `You can try again ${momentOf(view.until)}`}. Nothing was saved, and what you typed is still here.`}{' '}
          <Link href={profileAddress('support')}>Contact support</Link>
        </Text>
      )
    case 'failed':
      return <Text>We couldn’t send the code. Check your connection, or use your password.</Text>
  }
}

/** What goes on from here, beside leaving. */
const onward = ({ view, onUsePassword, onLeave }: StepUpProps): ReactNode => {
  const leave = <Button onPress={onLeave}>{view.state === 'locked' ? 'Close' : 'Cancel'}</Button>
  if (view.state === 'failed')
    return (
      <>
        {leave}
        <Button weight="primary" onPress={onUsePassword}>
          Use my password
        </Button>
      </>
    )
  if (view.state !== 'password' && view.state !== 'code') return leave
  return (
    <>
      {leave}
      <Button type="submit" form={formId} weight="primary" isPending={view.isChecking}>
        Confirm
      </Button>
    </>
  )
}

/** Whether it is the player: stands over the page on which an account to be paid out to is saved or changed. */
export const StepUp = (props: StepUpProps) => (
  <Dialog title="Confirm it’s you" isOpen onClose={props.onLeave} size="compact" actions={onward(props)}>
    <Body {...props} />
  </Dialog>
)
