import { domainAtom } from '../../assembly/domainAtom.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { playerAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { requestStepUpCode } from '../accounts.operations.ts'
import type { StepUpProof, StepUpView } from './stepUp.state.ts'

/** What is done with the proof. Answers what the server said against it; undefined where it was done. */
type Act = (proof: StepUpProof) => Promise<CallProblem | undefined>

interface Asked {
  readonly act: Act
  readonly view: StepUpView
}
const askedAtom = ownedAtom<Asked | undefined>(undefined)

/** The question whether it is the player, while it is asked. */
export const stepUpViewAtom = atom((get): StepUpView | undefined => get(askedAtom)?.view)

const asked: StepUpView = { state: 'password', isChecking: false, isWrong: false }

/** Asks for the password before something is done. */
export const askStepUpAtom = atom(null, (_get, set, act: Act) => set(askedAtom, { act, view: asked }))

/** The player does not want to go on. */
export const leaveStepUpAtom = atom(null, (_get, set) => set(askedAtom, undefined))

/** The password is asked for again, in place of a code. */
export const stepUpByPasswordAtom = atom(null, (get, set) => {
  const now = get(askedAtom)
  if (now !== undefined) set(askedAtom, { ...now, view: asked })
})

/** True for a refusal that is about the proof, and about nothing that was to be done with it. */
const isAboutProof = (problem: CallProblem): boolean =>
  problem.kind === 'refusal' &&
  (problem.code === 'STEP_UP_REQUIRED' || problem.fieldErrorDetails.some(({ field }) => field === 'password' || field === 'code'))

const isLocked = (problem: CallProblem) => hasCode(problem, 'TOO_MANY_REQUESTS') || hasCode(problem, 'LOCKED_OUT')

/** True for what the question itself says; the page behind it says the rest. */
export const isSaidByStepUp = (problem: CallProblem): boolean => isAboutProof(problem) || isLocked(problem)

const lockedBy = (problem: CallProblem, now: number): StepUpView => {
  const seconds = problem.kind === 'refusal' ? problem.retryAfterSeconds : undefined
  return { state: 'locked', ...(seconds === undefined ? {} : { until: new Date(now + seconds * 1_000).toISOString() }) }
}

/** Does what was asked for, with the proof. What is refused for another reason is for the page behind to say. */
export const proveAtom = atom(null, async (get, set, proof: StepUpProof) => {
  const before = get(askedAtom)
  if (before === undefined || !(before.view.state === 'password' || before.view.state === 'code') || before.view.isChecking) return
  const { act, view } = before
  const checking: Asked = { act, view: { ...view, isChecking: true, isWrong: false } }
  set(askedAtom, checking)
  const problem = await act(proof)
  if (get(askedAtom) !== checking) return
  if (problem === undefined) set(askedAtom, undefined)
  else if (isAboutProof(problem)) set(askedAtom, { act, view: { ...view, isChecking: false, isWrong: true } })
  else if (isLocked(problem)) set(askedAtom, { act, view: lockedBy(problem, get(domainAtom).serverClock.now()) })
  else set(askedAtom, undefined)
})

/** Has a code sent by email, in place of the password; also once more. */
export const sendStepUpCodeAtom = atom(null, async (get, set) => {
  const before = get(askedAtom)
  if (before === undefined) return
  const { act } = before
  const sending: Asked = { act, view: { state: 'sendingCode' } }
  set(askedAtom, sending)
  const { client, serverClock } = get(domainAtom)
  const answer = await client.call(requestStepUpCode, {})
  if (get(askedAtom) !== sending) return
  const sentTo = get(playerAtom)?.email ?? ''
  if (answer.ok) set(askedAtom, { act, view: { state: 'code', sentTo, isChecking: false, isWrong: false } })
  else set(askedAtom, { act, view: isLocked(answer.error) ? lockedBy(answer.error, serverClock.now()) : { state: 'failed' } })
})
