import { domainAtom } from '../assembly/domainAtom.ts'
import type { Captcha, ContactValues, ContactView } from '../content/content.state.ts'
import { hasCode } from '../errors/callProblem.ts'
import type { FieldErrorDetail } from '@lagoon/contract/problems/problem'
import { playerAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import { captcha, sendContactMessage } from './support.operations.ts'

/** The puzzle: how far it is, and its solution. A sent message uses it up. */
type Puzzle = { readonly state: Exclude<Captcha, 'solved'> } | { readonly state: 'solved'; readonly solution: string }

type Sending =
  | { readonly state: 'filling'; readonly refusals: readonly FieldErrorDetail[] }
  | { readonly state: 'sending' }
  | { readonly state: 'failed' }
  | { readonly state: 'sent'; readonly email: string; readonly reference: string }

const unsolved: Puzzle = { state: 'unsolved' }
const puzzleAtom = atom<Puzzle>(unsolved)
const sendingAtom = atom<Sending>({ state: 'filling', refusals: [] })

/** A fresh form. */
export const openContactAtom = atom(null, (_get, set) => {
  set(puzzleAtom, unsolved)
  set(sendingAtom, { state: 'filling', refusals: [] })
})

/** Fetches a puzzle and has the browser solve it; the solver is fetched with the first one. */
export const solveCaptchaAtom = atom(null, async (get, set) => {
  const solving: Puzzle = { state: 'solving' }
  set(puzzleAtom, solving)
  const answer = await get(domainAtom).client.call(captcha, {})
  const solution = answer.ok
    ? await import('./captcha.ts').then(({ solveCaptcha }) => solveCaptcha(answer.value.captcha)).catch(() => undefined)
    : undefined
  // The form was opened afresh meanwhile.
  if (get(puzzleAtom) !== solving) return
  set(puzzleAtom, solution === undefined ? { state: 'failed' } : { state: 'solved', solution })
})

export const submitContactAtom = atom(null, async (get, set, values: ContactValues) => {
  const puzzle = get(puzzleAtom)
  if (puzzle.state !== 'solved' || get(sendingAtom).state === 'sending') return
  const sending: Sending = { state: 'sending' }
  set(sendingAtom, sending)
  const { name, email, message } = values
  const answer = await get(domainAtom).client.call(sendContactMessage, { input: { name, email, message, captcha: puzzle.solution } })
  if (get(sendingAtom) !== sending) return
  if (answer.ok) return set(sendingAtom, { state: 'sent', email, reference: answer.value.sendContactMessage.reference })
  const refusals = answer.error.kind === 'refusal' ? answer.error.fieldErrorDetails : []
  const isUsedUp = hasCode(answer.error, 'CAPTCHA_INVALID')
  if (isUsedUp) set(puzzleAtom, { state: 'failed' })
  set(sendingAtom, isUsedUp || refusals.length > 0 ? { state: 'filling', refusals } : { state: 'failed' })
})

export const contactViewAtom = atom((get): ContactView => {
  const sending = get(sendingAtom)
  const { state: captchaState } = get(puzzleAtom)
  return sending.state === 'filling' || sending.state === 'failed' ? { ...sending, captcha: captchaState } : sending
})

/** What is already known of who writes. */
export const contactValuesAtom = atom((get): Partial<ContactValues> => {
  const player = get(playerAtom)
  return player === undefined ? {} : { name: `${player.firstName} ${player.lastName}`, email: player.email }
})
