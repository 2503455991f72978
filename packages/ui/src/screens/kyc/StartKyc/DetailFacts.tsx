import type { KycDetails } from '@lagoon/domain/kyc/kyc.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { dateInWords } from '../../account/days.ts'
import * as layout from '../kycLayout.css.ts'

const labels: Readonly<Record<keyof KycDetails, string>> = {
  fullName: 'Name',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  address: 'Address',
  city: 'City',
  country: 'Country',
}
const order = Object.keys(labels) as readonly (keyof KycDetails)[]

/** The details that are known, each with its name. */
export const DetailFacts = ({ details }: { details: Partial<KycDetails> }) => (
  <dl className={layout.facts}>
    {order.map((key) => {
      const value = details[key]
      if (value === undefined) return null
      return (
        <div key={key} className={layout.fact}>
          <Text as="dt" size="small" tone="soft">
            {labels[key]}
          </Text>
          <Text as="dd" size="small" weight="strong">
            {key === 'dateOfBirth' ? dateInWords(value) : value}
          </Text>
        </div>
      )
    })}
  </dl>
)
