import { loginAddress, profileAddress } from '@lagoon/contract/account/addresses'
import { withdrawAddress, withdrawalAddress, withdrawalsAddress } from '@lagoon/contract/withdrawal/addresses'
import type { Popup, PopupDecision, PopupKind } from './popup.state.ts'

/** What a decided popup leads to. `update`: the page starts anew with the new version, once that is here; `later`: it is asked for again. */
export type PopupStep = 'stay' | 'reload' | 'update' | 'later' | { readonly goTo: string }

const stay: Readonly<Record<PopupDecision, PopupStep>> = { confirm: 'stay', dismiss: 'stay' }
const leadTo = (address: string): Readonly<Record<PopupDecision, PopupStep>> => ({ confirm: { goTo: address }, dismiss: 'stay' })

/** The next step by popup and decision. A kind without one does not compile. */
export const popupSteps: Readonly<Record<PopupKind, Readonly<Record<PopupDecision, PopupStep>>>> = {
  update: { confirm: 'update', dismiss: 'later' },
  // Nothing to leave it by is offered; whoever does leaves with the same reload.
  chunkFailure: { confirm: 'reload', dismiss: 'reload' },
  // The log-in holds the credentials, and repeats itself.
  otherDevices: stay,
  policyViolation: leadTo(loginAddress),
  // The form behind still holds the purchase, to be made smaller.
  purchaseLimitExceeded: stay,
  kycRequired: leadTo(profileAddress('verification')),
  noCountryInProfile: leadTo(profileAddress('contact-details', { for: 'country' })),
  withdrawalSettingNotFound: leadTo(withdrawAddress()),
  insufficientBalance: leadTo(profileAddress('packages')),
  paymentDeclined: leadTo(profileAddress('wallet')),
  withdrawDeclined: leadTo(withdrawalsAddress()),
}

/** What the decision about a popup leads to: by its kind, or to the very thing that it is about. */
export const popupStep = (popup: Popup, decision: PopupDecision): PopupStep => {
  const id = popup.kind === 'withdrawDeclined' && decision === 'confirm' ? popup.withdrawal?.withdrawalId : undefined
  return id === undefined ? popupSteps[popup.kind][decision] : { goTo: withdrawalAddress(id) }
}
