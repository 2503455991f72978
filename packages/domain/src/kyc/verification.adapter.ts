import type { VerificationLevel } from '@lagoon/contract/kyc/enums'
import type { ResultOf } from '../client/operation.ts'
import type { CaseFacts, KycOutcomeView, ProfileVerificationView, VerificationStatus } from './kyc.state.ts'
import type { Known } from '../kernel/notLoaded.state.ts'

export type WireVerification = ResultOf<'Verification'>['verification']

/** A member of a view where the server said it. */
const said = <Name extends string, Value>(name: Name, value: Value | null): { readonly [N in Name]?: Value } =>
  (value === null ? {} : { [name]: value }) as { readonly [N in Name]?: Value }

/** A level was begun at the provider, and nothing was sent yet. */
export const isBegun = ({ state, since }: WireVerification): boolean => state === 'NOT_STARTED' && since !== null

/** The identity is known, and a proof of address is asked for or begun, and not sent yet. */
const isAddressNext = (wire: WireVerification): boolean => {
  const { level, state, isIdVerified, isAddressVerified, isAddressAsked } = wire
  if (!isIdVerified || isAddressVerified) return false
  if (level === 'ADDRESS') return state === 'NOT_STARTED' && (isAddressAsked || isBegun(wire))
  return isAddressAsked && state === 'COMPLETED'
}

/** Everything that is asked of the player is verified. */
const isComplete = (wire: WireVerification): boolean =>
  !isAddressNext(wire) && (wire.state === 'COMPLETED' || (wire.state === 'NOT_STARTED' && wire.level === 'ADDRESS' && wire.isIdVerified))

/** The level that a player who goes on now goes on with. */
export const nextLevelOf = (wire: WireVerification): VerificationLevel => (isAddressNext(wire) ? 'ADDRESS' : wire.level)

const toFacts = (wire: WireVerification): CaseFacts => ({
  level: nextLevelOf(wire),
  isIdVerified: wire.isIdVerified,
  isAddressVerified: wire.isAddressVerified,
  isAddressAsked: wire.isAddressAsked || (wire.level === 'ADDRESS' && (wire.state !== 'NOT_STARTED' || isBegun(wire))),
  timeline: wire.timeline,
})

const completedAt = ({ timeline, state, since }: WireVerification): string | null =>
  state === 'COMPLETED' ? since : (timeline.findLast((step) => step.state === 'COMPLETED')?.at ?? null)

/** How the case stands; undefined where nothing was sent yet. */
export const toOutcome = (wire: WireVerification): KycOutcomeView | undefined => {
  const facts = toFacts(wire)
  if (isAddressNext(wire)) return { ...facts, state: 'addressAsked' }
  if (isComplete(wire)) return { ...facts, state: 'completed', ...said('completedAt', completedAt(wire)) }
  switch (wire.state) {
    case 'PENDING':
      return { ...facts, state: 'pending', ...said('submittedAt', wire.since), ...said('expectedBy', wire.expectedBy) }
    case 'UNDER_MANUAL_VERIFICATION':
      return { ...facts, state: 'underManualVerification', ...said('since', wire.since), ...said('expectedBy', wire.expectedBy) }
    case 'UNSUCCESSFUL':
      return {
        ...facts,
        state: 'unsuccessful',
        refusal: wire.refusal ?? 'NOT_CONFIRMED',
        canTryAgain: wire.canTryAgain,
        ...said('decidedAt', wire.since),
      }
    case 'RESUBMIT_NEEDED':
      return {
        ...facts,
        state: 'resubmitNeeded',
        requests: wire.requests.map(({ document, fault, comment }) => ({ document, fault, ...said('comment', comment) })),
        ...said('until', wire.until),
        ...said('attemptsLeft', wire.attemptsLeft),
      }
    default:
      return undefined
  }
}

/** The tab of the verification. */
export const toVerificationView = (wire: WireVerification): Known<ProfileVerificationView> =>
  toOutcome(wire) ?? { ...toFacts(wire), state: 'notStarted', missing: wire.missing, isBegun: isBegun(wire) }

/** How far it is, in a word. */
export const toStatus = (wire: WireVerification): VerificationStatus => toVerificationView(wire).state

/** Whether there is something for the player to send now. */
export const isOpen = (wire: WireVerification): boolean => {
  if (isAddressNext(wire) || wire.state === 'RESUBMIT_NEEDED') return true
  return wire.state === 'UNSUCCESSFUL' ? wire.canTryAgain : wire.state === 'NOT_STARTED' && !isComplete(wire)
}

/** By which it is known that a case has moved since somebody looked. */
export const markOf = ({ level, state, since }: WireVerification): string => JSON.stringify([level, state, since])
