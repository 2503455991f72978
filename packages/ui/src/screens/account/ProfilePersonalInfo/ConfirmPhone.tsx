import { profileVerifyAddress } from '@lagoon/contract/account/addresses'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { phoneInWords } from '../../../words/phone.ts'

/** Nobody has proved yet that the number of the sign-up is the player's own. */
export const ConfirmPhone = ({ phone }: { phone: string }) => (
  <Notice tone="info" title="Your phone number isn’t confirmed yet" action={<Link href={profileVerifyAddress('PHONE')}>Confirm now</Link>}>
    We’ll text a code to {phoneInWords(phone)}.
  </Notice>
)
