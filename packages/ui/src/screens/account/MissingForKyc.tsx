import type { KycField } from '@lagoon/contract/account/enums'
import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { missingFieldAddress, tabOfKycField } from '@lagoon/contract/kyc/addresses'
import { Link } from '../../kit/Link/Link.tsx'
import { Notice } from '../../kit/Notice/Notice.tsx'
import { tabWords } from './profileTabs.tsx'

const names: Readonly<Record<KycField, string>> = { dateOfBirth: 'date of birth', gender: 'gender', address: 'address', city: 'city' }
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

interface MissingForKycProps {
  missing: readonly KycField[]
  /** Where the player is: what is missing elsewhere gets a link. */
  tab: ProfileTab
}

/** What the verification of the identity still lacks, here and in the other tab. */
export const MissingForKyc = ({ missing, tab }: MissingForKycProps) => {
  const elsewhere = missing.find((field) => tabOfKycField[field] !== tab)
  return (
    <Notice
      tone="warning"
      title={missing.length === 1 ? '1 detail missing for verification' : `${missing.length} details missing for verification`}
      action={
        elsewhere && <Link href={missingFieldAddress(elsewhere)}>Go to {tabWords[tabOfKycField[elsewhere]].label.toLowerCase()}</Link>
      }
    >
      To verify your identity, we need your {list.format(missing.map((field) => names[field]))}. Save, and once everything’s filled in,
      we’ll take you back to verification.
    </Notice>
  )
}
