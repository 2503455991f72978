import { submission } from '../../kernel/submission.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { codeAsked, codeChecking, codeNotResent, codeRefused, codeResending, type CodeEntry } from './codeEntry.ts'
import { confirmProfileCode, requestProfileCode } from './recovery.operations.ts'
import type { CodeChannel } from '@lagoon/contract/account/enums'
import type { ProfileVerifyView } from './recovery.state.ts'

type Stage =
  | { readonly state: 'codeAsked'; readonly channel: CodeChannel; readonly entry: CodeEntry }
  | Exclude<ProfileVerifyView, { state: 'codeAsked' }>

const sendCodeAtom = submission(requestProfileCode)
const confirmCodeAtom = submission(confirmProfileCode)

const stageAtom = ownedAtom<Stage>({ state: 'loading' })

/** Asks for a code; `from` is what stands there until the answer, and only from it the answer leads on. */
const askAtom = atom(null, async (get, set, channel: CodeChannel, from: Stage, again?: 'sent') => {
  set(stageAtom, from)
  const answer = await set(sendCodeAtom, { channel })
  if (get(stageAtom) !== from) return
  if (answer.ok) set(stageAtom, { state: 'codeAsked', channel, entry: codeAsked(answer.value.requestProfileCode, again) })
  else if (from.state === 'codeAsked') set(stageAtom, { ...from, entry: codeNotResent(from.entry) })
  else set(stageAtom, { state: 'failed', channel, reason: 'notSent' })
})

/** Sends a code to the address or number of the player. */
export const askProfileCodeAtom = atom(null, (_get, set, channel: CodeChannel) => set(askAtom, channel, { state: 'loading' }))

export const resendProfileCodeAtom = atom(null, (get, set) => {
  const stage = get(stageAtom)
  if (stage.state === 'failed') return set(askAtom, stage.channel, { ...stage, again: 'sending' })
  if (stage.state !== 'codeAsked' || stage.entry.view.state === 'checking' || stage.entry.view.again === 'sending') return Promise.resolve()
  return set(askAtom, stage.channel, { ...stage, entry: codeResending(stage.entry) }, 'sent')
})

/** The digits of the code. The fifth wrong ones end it. */
export const confirmProfileCodeAtom = atom(null, async (get, set, code: string) => {
  const stage = get(stageAtom)
  if (stage.state !== 'codeAsked' || stage.entry.view.state === 'checking') return
  const checking: Stage = { ...stage, entry: codeChecking(stage.entry) }
  set(stageAtom, checking)
  const answer = await set(confirmCodeAtom, { requestId: stage.entry.requestId, code })
  if (get(stageAtom) !== checking) return
  if (!answer.ok) return set(stageAtom, stage)
  const { confirmed, ...tried } = answer.value.confirmProfileCode
  if (tried.outcome === 'VERIFIED') return set(stageAtom, { state: 'verified', channel: stage.channel, to: confirmed ?? '' })
  if (tried.outcome === 'WRONG' && tried.triesLeft === 0)
    return set(stageAtom, { state: 'failed', channel: stage.channel, reason: 'tooManyTries' })
  return set(stageAtom, { ...stage, entry: codeRefused(stage.entry, tried) })
})

export const profileVerifyViewAtom = atom((get): ProfileVerifyView => {
  const stage = get(stageAtom)
  return stage.state === 'codeAsked' ? { state: 'codeAsked', code: stage.entry.view } : stage
})
