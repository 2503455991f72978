import type { Minor } from '@lagoon/contract/money/money'
import { withdrawalObstacles } from '@lagoon/contract/withdrawal/enums'
import { domainAtom } from '../../assembly/domainAtom.ts'
import { hasCode, type CallProblem } from '../../errors/callProblem.ts'
import { numbered, type Answer } from '../../kernel/numbered.ts'
import { atom } from '../../store.ts'
import { refreshSettingsAtom } from '../settings.atoms.ts'
import { toQuote } from '../withdrawal.adapter.ts'
import { withdrawalQuote } from '../withdrawal.operations.ts'
import type { QuoteView, RequestSaid } from './withdrawTo.state.ts'

/** What is asked about: so many prize tokens to this account. */
interface Subject {
  readonly amount: Minor
  readonly accountId: string
}
interface Held {
  readonly subject?: Subject
  readonly quote: QuoteView
  readonly said?: RequestSaid
}
const nothing: Held = { quote: { state: 'none' } }
const { valueAtom, callAtom } = numbered<'WithdrawalQuote', Held>(withdrawalQuote, nothing)
/** The sum of what is chosen, and what the server said against it. */
export const quoteAtom = atom((get) => get(valueAtom))
export const forgetQuoteAtom = atom(null, (_get, set) => set(valueAtom, nothing))

/** Whether a page shows the sum: a rate that ends is asked for again only then. */
const isShownAtom = atom(false)
export const showingQuoteAtom = atom(undefined, (_get, set, isShown: boolean) => set(isShownAtom, isShown))
showingQuoteAtom.onMount = (show) => {
  show(true)
  return () => show(false)
}

/** What a refusal is on the page where the account is chosen. */
export const saidOf = (problem: CallProblem): RequestSaid => {
  const code = problem.kind === 'refusal' ? problem.code : undefined
  const obstacle = withdrawalObstacles.find((known) => known === code)
  if (obstacle !== undefined) return { kind: 'obstacle', obstacle }
  if (code === 'ACCOUNT_NOT_FOUND') return { kind: 'accountGone' }
  if (code === 'WITHDRAWAL_WAY_CLOSED') return { kind: 'wayClosed' }
  if (code === 'PROVIDER_UNAVAILABLE') return { kind: 'providerUnavailable' }
  if (problem.kind === 'refusal' && problem.fieldErrorDetails.some(({ field }) => field.endsWith('amount'))) return { kind: 'amount' }
  return { kind: 'unanswered' }
}

/** Of a refusal with an obstacle as its reason. */
export const obstacleIn = (problem: CallProblem) => {
  const said = hasCode(problem, 'WITHDRAW_DECLINED') ? problem.facts?.['reason'] : undefined
  return withdrawalObstacles.find((known) => known === said)
}

const answered = (answer: Answer<'WithdrawalQuote'>, asked: Held): Held => {
  if (answer.ok) return { ...asked, quote: { state: 'known', ...toQuote(answer.value.withdrawalQuote) } }
  const obstacle = obstacleIn(answer.error)
  return { ...asked, quote: { state: 'failed' }, said: obstacle === undefined ? saidOf(answer.error) : { kind: 'obstacle', obstacle } }
}

/** Asks for the sum of what is chosen; a rate that ends is asked for anew for as long as it is looked at. */
export const askQuoteAtom = atom(null, async (get, set, subject: Subject, said?: RequestSaid): Promise<void> => {
  const before = get(valueAtom)
  const isSame = before.subject?.accountId === subject.accountId && before.subject.amount === subject.amount
  // What was said of a sum that did not come says nothing of one that does.
  const kept = said ?? (isSame && before.quote.state !== 'failed' ? before.said : undefined)
  const asking: Held = {
    subject,
    quote: isSame && before.quote.state === 'known' ? before.quote : { state: 'asking' },
    ...(kept === undefined ? {} : { said: kept }),
  }
  const variables = { amount: String(subject.amount), accountId: subject.accountId }
  await set(callAtom, variables, asking, answered, { how: 'quietly' })
  const held = get(valueAtom)
  const { ports, serverClock, store } = get(domainAtom)
  if (held.quote.state === 'failed' && held.said?.kind === 'wayClosed') void store.set(refreshSettingsAtom)
  if (held.quote.state !== 'known' || held.quote.crypto === undefined) return
  // A rate that has ended already would be asked for in a circle.
  const pause = Math.max(1_000, Date.parse(held.quote.crypto.rateEndsAt) - serverClock.now())
  ports.clock.after(pause, () => {
    // Through the store: inside its own write `set` would take an atom of jotai for a value.
    if (get(isShownAtom) && get(valueAtom) === held) void store.set(askQuoteAtom, subject)
  })
})
