import type { KycField } from '@lagoon/contract/account/enums'
import { missingFieldAddress } from '@lagoon/contract/kyc/addresses'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import * as layout from '../kycLayout.css.ts'

const names: Readonly<Record<KycField, string>> = { dateOfBirth: 'date of birth', gender: 'gender', address: 'address', city: 'city' }
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What is missing, each with the way to its field in the profile. */
export const MissingDetails = ({ missing }: { missing: readonly KycField[] }) => (
  <>
    <Notice tone="warning" title={`Missing: ${list.format(missing.map((field) => names[field]))}`}>
      Add {missing.length === 1 ? 'it' : 'them'} to your profile. Save, and once everything’s filled in, we’ll take you back to
      verification.
    </Notice>
    <div className={layout.actions}>
      {missing.map((field, index) => (
        <Link key={field} href={missingFieldAddress(field)} weight={index === 0 ? 'primary' : 'secondary'} size="large">
          Add your {names[field]}
        </Link>
      ))}
    </div>
  </>
)
