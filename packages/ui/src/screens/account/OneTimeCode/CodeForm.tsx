import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { oneTimeCodeSchema } from '@lagoon/contract/account/recovery.rules'
import type { OneTimeCodeView } from '@lagoon/domain/account/recovery/recovery.state'
import { ruleOf } from '@lagoon/contract/rules/rule'
import { Button } from '../../../kit/Button/Button.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { Text } from '../../../kit/Text/Text.tsx'
import { Countdown } from '../../../patterns/Countdown/Countdown.tsx'
import { OneTimeCode } from '../../../patterns/OneTimeCode/OneTimeCode.tsx'
import { ResendCode } from '../../../patterns/OneTimeCode/ResendCode.tsx'
import { codeMessages, triesLeft } from './codeMessages.ts'
import * as styles from './CodeForm.css.ts'

export interface CodeEvents {
  /** Six digits; as soon as the last one is typed or pasted. */
  onSubmit: (values: { code: string }) => void
  /** Another code to the same place. */
  onResend: () => void
}

interface CodeFormProps extends CodeEvents {
  view: Exclude<OneTimeCodeView, { state: 'verified' | 'expired' | 'tooManyTries' }>
  /** Seconds for which the code still works. */
  seconds: number
  initialCode: string
  /** The other way on, beside the new code. */
  aside?: ReactNode
}

/** The six digits, how long they work, and how to have others sent. A wrong code stays to be looked at until it is changed. */
export const CodeForm = ({ view, seconds, initialCode, aside, onSubmit, onResend }: CodeFormProps) => {
  const [code, setCode] = useState(initialCode)
  const [answered, setAnswered] = useState(initialCode)
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isChecking = view.state === 'checking'
  const isWrong = view.state === 'wrongCode' && code === answered

  useEffect(
    function startAtTheCode() {
      // Who waits for the answer at the button stays there.
      if (view.state === 'checking' && input.current?.form?.contains(document.activeElement)) return
      input.current?.focus({ preventScroll: true })
      if (view.state === 'wrongCode') input.current?.select()
    },
    [view.state],
  )

  const send = (typed: string) => {
    if (isChecking) return
    const parsed = v.safeParse(oneTimeCodeSchema, typed)
    setFault(parsed.success ? undefined : codeMessages[ruleOf(parsed.issues[0])])
    if (parsed.success) {
      setAnswered(parsed.output)
      // On to what says that the code is checked. The right one takes the field away, and a field that leaves with the focus
      // in it takes the focus out of the page.
      input.current?.form?.querySelector<HTMLButtonElement>('[type=submit]')?.focus({ preventScroll: true })
      onSubmit({ code: parsed.output })
    } else input.current?.focus()
  }
  const again = view.state === 'checking' ? undefined : view.again
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
    >
      {again === 'sent' && (
        <Notice tone="success" announce="politely" title="A new code is on its way">
          Only the newest code works.
        </Notice>
      )}
      <div className={styles.entry}>
        <OneTimeCode
          label="6-digit code"
          value={code}
          inputRef={input}
          isReadOnly={isChecking}
          error={isWrong ? triesLeft(view.triesLeft) : fault}
          onChange={(text) => {
            setCode(text)
            setFault(undefined)
          }}
          onComplete={(complete) => send(complete.code)}
        />
        <Text as="div" size="small" tone="soft">
          {seconds > 0 ? (
            <>
              Code expires <Countdown until={view.sent.expiresAt} seconds={seconds} reads="in" />.
            </>
          ) : (
            <output>Codes expire after a few minutes. If yours doesn’t work, send a new one.</output>
          )}
        </Text>
      </div>
      <Button type="submit" weight="primary" size="large" isPending={isChecking}>
        Confirm code
      </Button>
      <div className={styles.others}>
        <ResendCode allowedAt={view.sent.resendAt} isSending={again === 'sending'} onPress={onResend} />
        {aside}
      </div>
    </form>
  )
}
