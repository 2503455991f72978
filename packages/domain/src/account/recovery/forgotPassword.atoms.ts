import { domainAtom } from '../../assembly/domainAtom.ts'
import { submission } from '../../kernel/submission.ts'
import { atom } from '../../store.ts'
import type { Resend } from '../account.state.ts'
import { codeAsked, codeChecking, codeNotResent, codeRefused, codeResending, type CodeEntry } from './codeEntry.ts'
import { confirmRecoveryCode, forgotPassword, requestRecoveryCode } from './recovery.operations.ts'
import type { ForgotPasswordView, RecoveryTarget } from './recovery.state.ts'

type Stage =
  | { readonly state: 'filling' | 'submitting' }
  | { readonly state: 'sent'; readonly email: string; readonly resend?: Resend }
  | { readonly state: 'enteringCode'; readonly phone: string; readonly entry: CodeEntry }
  | { readonly state: 'codeVerified'; readonly resetToken: string }

const sendEmailAtom = submission(forgotPassword)
const sendCodeAtom = submission(requestRecoveryCode)

const stageAtom = atom<Stage>({ state: 'filling' })

/** Moves on from a stage, unless the player has left it meanwhile. */
const moveAtom = atom(null, (get, set, from: Stage, to: Stage) => {
  if (get(stageAtom) === from) set(stageAtom, to)
})

/** An untouched form. */
export const resetForgotPasswordAtom = atom(null, (_get, set) => set(stageAtom, { state: 'filling' }))

export const recoverPasswordAtom = atom(null, async (get, set, target: RecoveryTarget) => {
  if (get(stageAtom).state === 'submitting') return
  const submitting: Stage = { state: 'submitting' }
  set(stageAtom, submitting)
  if (target.by === 'EMAIL') {
    const answer = await set(sendEmailAtom, { email: target.email })
    return set(moveAtom, submitting, answer.ok ? { state: 'sent', email: target.email } : { state: 'filling' })
  }
  const answer = await set(sendCodeAtom, { phone: target.phone })
  return set(
    moveAtom,
    submitting,
    answer.ok ? { state: 'enteringCode', phone: target.phone, entry: codeAsked(answer.value.requestRecoveryCode) } : { state: 'filling' },
  )
})

/** The email once more. */
export const resendResetEmailAtom = atom(null, async (get, set) => {
  const stage = get(stageAtom)
  if (stage.state !== 'sent' || stage.resend === 'sending') return
  const sending: Stage = { state: 'sent', email: stage.email, resend: 'sending' }
  set(stageAtom, sending)
  const answer = await set(sendEmailAtom, { email: stage.email })
  set(moveAtom, sending, { state: 'sent', email: stage.email, ...(answer.ok ? { resend: 'sent' as const } : {}) })
})

export const confirmRecoveryCodeAtom = atom(null, async (get, set, code: string) => {
  const stage = get(stageAtom)
  if (stage.state !== 'enteringCode' || stage.entry.view.state === 'checking') return
  const checking: Stage = { ...stage, entry: codeChecking(stage.entry) }
  set(stageAtom, checking)
  const answer = await get(domainAtom).client.call(confirmRecoveryCode, { requestId: stage.entry.requestId, code })
  if (!answer.ok) return set(moveAtom, checking, stage)
  const { resetToken, ...tried } = answer.value.confirmRecoveryCode
  return set(
    moveAtom,
    checking,
    tried.outcome === 'VERIFIED' && resetToken !== null
      ? { state: 'codeVerified', resetToken }
      : { ...stage, entry: codeRefused(stage.entry, tried) },
  )
})

/** Another code to the same number; the one before is worth nothing from then on. */
export const resendRecoveryCodeAtom = atom(null, async (get, set) => {
  const stage = get(stageAtom)
  if (stage.state !== 'enteringCode' || stage.entry.view.state === 'checking' || stage.entry.view.again === 'sending') return
  const sending: Stage = { ...stage, entry: codeResending(stage.entry) }
  set(stageAtom, sending)
  const answer = await set(sendCodeAtom, { phone: stage.phone })
  set(moveAtom, sending, {
    ...stage,
    entry: answer.ok ? codeAsked(answer.value.requestRecoveryCode, 'sent') : codeNotResent(stage.entry),
  })
})

/** What a confirmed code is worth: the token that a reset takes. */
export const codeResetTokenAtom = atom((get): string | undefined => {
  const stage = get(stageAtom)
  return stage.state === 'codeVerified' ? stage.resetToken : undefined
})

export const forgotPasswordViewAtom = atom((get): ForgotPasswordView => {
  const stage = get(stageAtom)
  switch (stage.state) {
    case 'enteringCode':
      return { state: 'enteringCode', code: stage.entry.view }
    case 'codeVerified':
      return { state: 'enteringCode', code: { state: 'verified' } }
    case 'filling':
    case 'submitting':
      return { state: stage.state }
    case 'sent':
      return stage
  }
})
