import { profileAddress } from '@lagoon/contract/account/addresses'
import type { Wish } from '../../identity/outcomes.ts'
import type { Scene } from './scene.ts'

/** A scene of a verification: what is sent in next has this outcome. */
const checking = (key: string, title: string, wish: Partial<Wish>, then: string): Scene => ({
  key,
  clause: '§4.11',
  title,
  set: [{ do: 'nextCheck', wish }],
  open: profileAddress('verification'),
  then,
})

/** The outcomes of a verification (§4.11). What the provider’s own page says in its list wins over the desk. */
export const verifications: readonly Scene[] = [
  checking(
    'kyc-completed',
    'The verification is completed',
    { outcome: 'APPROVED' },
    'As a player, start the verification and send the documents in. What it opens, opens in every tab.',
  ),
  checking(
    'kyc-pending',
    'The verification is pending',
    { outcome: 'STAYS_PENDING' },
    'Send the documents in: it stays pending until the tab Verification of this desk decides it.',
  ),
  checking(
    'kyc-unsuccessful',
    'The verification is unsuccessful, for good',
    { outcome: 'REFUSED' },
    'Send the documents in. The page says what is left to do.',
  ),
  checking(
    'kyc-unsuccessful-for-now',
    'The verification is unsuccessful, and can be tried again',
    { outcome: 'REFUSED_FOR_NOW' },
    'Send the documents in, then try again: everything is asked for again.',
  ),
  checking(
    'kyc-resubmit',
    'A document has to be sent again, with the reason',
    { outcome: 'RESUBMIT', ask: { set: 'IDENTITY', label: 'EXPIRATION_DATE' } },
    'Send the documents in. The page names the document and the reason; send another one, and it is completed.',
  ),
  checking(
    'kyc-manual',
    'A person has to look at the verification',
    { outcome: 'ON_HOLD' },
    'Send the documents in, then decide on the reviewers’ page, which the tab Verification of this desk leads to.',
  ),
  checking(
    'kyc-under-age',
    'The document says that the player is under age',
    { outcome: 'UNDER_AGE' },
    'Send the documents in. The provider approves; the platform refuses by the date of birth on the document.',
  ),
  checking(
    'kyc-duplicate',
    'The same person has another account',
    { outcome: 'DUPLICATE' },
    'Send the documents in. It goes to manual verification, without a word about the other account.',
  ),
  checking(
    'kyc-revoked',
    'A completed verification is refused later',
    { outcome: 'REVOKED_LATER' },
    'Send the documents in: completed, and unsuccessful a minute later, in every open tab.',
  ),
]
