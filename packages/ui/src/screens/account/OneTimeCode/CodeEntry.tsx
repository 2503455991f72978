import type { ReactNode } from 'react'
import type { OneTimeCodeView } from '@lagoon/domain/account/recovery/recovery.state'
import { useSecondsUntil } from '../../../patterns/Countdown/useSecondsUntil.ts'
import { CodeIsOver } from './CodeIsOver.tsx'
import { CodeForm, type CodeEvents } from './CodeForm.tsx'

export interface CodeEntryProps extends CodeEvents {
  view: Exclude<OneTimeCodeView, { state: 'verified' }>
  initialCode: string
  aside?: ReactNode
}

/** A code that is waited for. Only the server says that it has expired: what is counted here is near its time, and not its word. */
export const CodeEntry = ({ view, initialCode, aside, onSubmit, onResend }: CodeEntryProps) => {
  const seconds = useSecondsUntil(view.sent.expiresAt)
  if (view.state === 'expired' || view.state === 'tooManyTries')
    return <CodeIsOver reason={view.state} isSending={view.again === 'sending'} onResend={onResend} />
  return (
    <CodeForm
      key={view.sent.expiresAt}
      view={view}
      seconds={seconds}
      initialCode={initialCode}
      aside={aside}
      onSubmit={onSubmit}
      onResend={onResend}
    />
  )
}
