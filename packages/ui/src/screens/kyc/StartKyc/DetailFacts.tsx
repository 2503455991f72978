import type { Gender } from '@lagoon/contract/account/enums'
import type { KycDetails } from '@lagoon/domain/kyc/kyc.state'
import { Text } from '../../../kit/Text/Text.tsx'
import { dateInWords } from '../../../words/days.ts'
import { genderWords } from '../../genderWords.ts'
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

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })
const isGender = (value: string): value is Gender => Object.hasOwn(genderWords, value)
const isCountry = (value: string): boolean => /^[A-Z]{2}$/.test(value)

const written = (key: keyof KycDetails, value: string): string => {
  if (key === 'dateOfBirth') return dateInWords(value)
  if (key === 'gender' && isGender(value)) return genderWords[value]
  return key === 'country' && isCountry(value) ? (countryNames.of(value) ?? value) : value
}

/** The details that are known, each with its name. */
export const DetailFacts = ({ details }: { details: Partial<KycDetails> }) => (
  <dl className={layout.facts}>
    {order.map((key) => {
      const value = details[key]
      if (value === undefined || value === '') return null
      return (
        <div key={key} className={layout.fact}>
          <Text as="dt" size="small" tone="soft">
            {labels[key]}
          </Text>
          <Text as="dd" size="small" weight="strong">
            {written(key, value)}
          </Text>
        </div>
      )
    })}
  </dl>
)
