import { profileAddress } from '@lagoon/contract/account/addresses'
import type { KycField } from '@lagoon/contract/account/enums'
import type { ProfileTab } from '@lagoon/contract/account/profileTabs'
import { Link } from '../../../kit/Link/Link.tsx'
import { Notice } from '../../../kit/Notice/Notice.tsx'
import { tabWords } from '../../account/profileTabs.tsx'
import * as layout from '../kycLayout.css.ts'

const names: Readonly<Record<KycField, string>> = { dateOfBirth: 'date of birth', gender: 'gender', address: 'address', city: 'city' }
const homes: readonly { readonly tab: ProfileTab; readonly fields: readonly KycField[] }[] = [
  { tab: 'personal-info', fields: ['dateOfBirth', 'gender'] },
  { tab: 'contact-details', fields: ['address', 'city'] },
]
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** What is missing, and for each tab of the profile that holds some of it the way there. */
export const MissingDetails = ({ missing }: { missing: readonly KycField[] }) => {
  const places = homes.filter(({ fields }) => fields.some((field) => missing.includes(field)))
  return (
    <>
      <Notice tone="warning" title={`Missing: ${list.format(missing.map((field) => names[field]))}`}>
        Add {missing.length === 1 ? 'it' : 'them'} to your profile, then come back here. We’ll save the rest.
      </Notice>
      <div className={layout.actions}>
        {places.map(({ tab }, index) => (
          <Link key={tab} href={profileAddress(tab)} weight={index === 0 ? 'primary' : 'secondary'} size="large">
            Go to {tabWords[tab].label.toLowerCase()}
          </Link>
        ))}
      </div>
    </>
  )
}
