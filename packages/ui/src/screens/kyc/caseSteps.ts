import type { CaseFacts, KycOutcomeView, VerificationStatus } from '@lagoon/domain/kyc/kyc.state'
import type { KycStep, KycStepState } from '../../patterns/KycSteps/KycSteps.tsx'

type Told = CaseFacts & ({ readonly state: 'notStarted' } | KycOutcomeView)

const decisions: Readonly<Record<VerificationStatus, KycStepState>> = {
  notStarted: 'ahead',
  completed: 'done',
  addressAsked: 'ahead',
  pending: 'waiting',
  unsuccessful: 'refused',
  resubmitNeeded: 'ahead',
  underManualVerification: 'waiting',
}

/** The identity is being looked at, and the address is still to come: the decision of all is further ahead. */
export const isIdentityWaiting = (view: Told): boolean =>
  (view.state === 'pending' || view.state === 'underManualVerification') && view.level === 'IDENTITY' && view.isAddressAsked

const asks = (view: Told, ...kinds: readonly string[]): boolean =>
  view.state === 'resubmitNeeded' && view.requests.some(({ document }) => kinds.includes(document))

const photosOf = (view: Told): KycStepState => {
  if (asks(view, 'IDENTITY', 'SELFIE')) return 'problem'
  if (isIdentityWaiting(view)) return 'waiting'
  return view.state === 'notStarted' && !view.isIdVerified ? 'ahead' : 'done'
}

const addressOf = (view: Told): KycStepState => {
  if (asks(view, 'ADDRESS')) return 'problem'
  if (view.isAddressVerified) return 'done'
  if (view.state === 'addressAsked') return 'current'
  return view.level === 'ADDRESS' && view.state !== 'notStarted' ? 'done' : 'ahead'
}

const detailsOf = (view: Told): KycStepState => {
  if (asks(view, 'PROFILE')) return 'problem'
  return view.state === 'notStarted' ? 'current' : 'done'
}

/** Where each step of the verification is, by how the case stands. The address belongs to it only where it is asked for. */
export const stepsOf = (view: Told): Readonly<Partial<Record<KycStep, KycStepState>>> => ({
  details: detailsOf(view),
  photos: photosOf(view),
  ...(view.isAddressAsked || view.isAddressVerified ? { address: addressOf(view) } : {}),
  decision: isIdentityWaiting(view) ? 'ahead' : decisions[view.state],
})
