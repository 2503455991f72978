import { domainAtom } from '../assembly/domainAtom.ts'
import type { Captcha, ContactValues, ContactView } from '../content/content.state.ts'
import { hasCode } from '../errors/callProblem.ts'
import { saving } from '../kernel/saving.ts'
import { sessionKeyAtom } from '../session/sessionKey.atoms.ts'
import { playerAtom, sessionStateAtom } from '../session/session.atoms.ts'
import { atom } from '../store.ts'
import { captcha, sendContactMessage } from './support.operations.ts'

/** The puzzle: how far it is, and its solution. A sent message uses it up. */
type Puzzle = { readonly state: Exclude<Captcha, 'solved'> } | { readonly state: 'solved'; readonly solution: string }

const unsolved: Puzzle = { state: 'unsolved' }
const puzzleAtom = atom<Puzzle>(unsolved)
const messages = saving(sendContactMessage)
/** Whom the answer goes to. */
const writerAtom = atom('')

/** A fresh form. */
export const loadContactAtom = atom(null, (_get, set) => {
  set(puzzleAtom, unsolved)
  set(messages.reset)
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

export const submitContactAtom = atom(null, async (get, set, { name, email, message }: ContactValues) => {
  const puzzle = get(puzzleAtom)
  if (puzzle.state !== 'solved') return
  set(writerAtom, email)
  await set(messages.save, { input: { name, email, message, captcha: puzzle.solution } })
  const after = get(messages.savingAtom)
  if (after.state === 'editing' && after.problem !== undefined && hasCode(after.problem, 'CAPTCHA_INVALID'))
    set(puzzleAtom, { state: 'failed' })
})

/** What is already known of who writes. */
const valuesAtom = atom((get): Partial<ContactValues> => {
  const player = get(playerAtom)
  return player === undefined ? {} : { name: `${player.firstName} ${player.lastName}`, email: player.email }
})

export const contactViewAtom = atom((get): ContactView => {
  // The form is made with its first values, so it waits until it is known who writes.
  if (get(sessionKeyAtom) !== undefined && get(sessionStateAtom).status === 'unknown') return { state: 'loading' }
  const progress = get(messages.savingAtom)
  const values = get(valuesAtom)
  const { state: captchaState } = get(puzzleAtom)
  switch (progress.state) {
    case 'saving':
      return { state: 'sending', values }
    case 'saved':
      return { state: 'sent', email: get(writerAtom), reference: progress.value.sendContactMessage.reference }
    case 'editing': {
      const { refusals, problem } = progress
      const isOfTheForm = problem === undefined || refusals.length > 0 || hasCode(problem, 'CAPTCHA_INVALID')
      return isOfTheForm
        ? { state: 'filling', values, captcha: captchaState, refusals }
        : { state: 'failed', values, captcha: captchaState }
    }
  }
})
