import type { ResultOf } from '../../client/operation.ts'
import type { OneTimeCodeView } from './recovery.state.ts'

type WireCode = ResultOf<'RequestProfileCode'>['requestProfileCode']
type Tried = Pick<ResultOf<'ConfirmProfileCode'>['confirmProfileCode'], 'outcome' | 'triesLeft'>

/** A code that is waited for: the request it belongs to, and what the player sees of it. */
export interface CodeEntry {
  readonly requestId: string
  readonly view: Exclude<OneTimeCodeView, { state: 'verified' }>
}

/** A code on its way; `again` where it follows another one. */
export const codeAsked = ({ requestId, ...sent }: WireCode, again?: 'sent'): CodeEntry => ({
  requestId,
  view: { state: 'asked', sent, ...(again === undefined ? {} : { again }) },
})

export const codeChecking = ({ requestId, view }: CodeEntry): CodeEntry => ({ requestId, view: { state: 'checking', sent: view.sent } })

/** What the server said about the digits, while they were not the right ones. */
export const codeRefused = ({ requestId, view: { sent } }: CodeEntry, { outcome, triesLeft }: Tried): CodeEntry => {
  if (outcome !== 'WRONG') return { requestId, view: { state: 'expired', sent } }
  return { requestId, view: triesLeft > 0 ? { state: 'wrongCode', sent, triesLeft } : { state: 'tooManyTries', sent } }
}

/** Another code is asked for: what stands there stays, and says so. A code that is being checked cannot be replaced. */
export const codeResending = (entry: CodeEntry): CodeEntry =>
  entry.view.state === 'checking' ? entry : { ...entry, view: { ...entry.view, again: 'sending' } }

/** No new code came: as it was before. */
export const codeNotResent = ({ requestId, view }: CodeEntry): CodeEntry => {
  if (view.state === 'checking') return { requestId, view }
  const { again: _, ...rest } = view
  return { requestId, view: rest }
}
