import { profileAddress } from '@lagoon/contract/account/addresses'
import type { KycField } from '@lagoon/contract/account/enums'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'

const names: Readonly<Record<KycField, string>> = { dateOfBirth: 'date of birth', gender: 'gender', address: 'address', city: 'city' }
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What the verification of the identity still lacks, here and in the contact details. */
export const MissingForKyc = ({ missing }: { missing: readonly KycField[] }) => {
  const isElsewhere = missing.includes('address') || missing.includes('city')
  return (
    <Notice
      tone="warning"
      title={missing.length === 1 ? '1 detail missing for verification' : `${missing.length} details missing for verification`}
      action={isElsewhere && <Link href={profileAddress('contact-details')}>Go to contact details</Link>}
    >
      To verify your identity, we need your {list.format(missing.map((field) => names[field]))}. Until then, you can play but not withdraw.
    </Notice>
  )
}
