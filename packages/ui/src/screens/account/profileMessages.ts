import { MINIMUM_AGE } from '@lagoon/contract/account/age.rules'
import {
  ADDRESS_MAX_LENGTH,
  CITY_MAX_LENGTH,
  CRYPTO_ADDRESS_MAX_LENGTH,
  PAYOUT_ID_MAX_LENGTH,
  ZIP_MAX_LENGTH,
  ZIP_MIN_LENGTH,
} from '@lagoon/contract/account/profile.rules'
import type { ContactDetailsValues, PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import type { SocialNetwork } from '@lagoon/contract/account/enums'
import { fieldWords, type FieldWords } from '../fieldWords.ts'
import { fieldMessages } from './fieldMessages.ts'

type Field = keyof PersonalInfoValues | Exclude<keyof ContactDetailsValues, 'zip'> | SocialNetwork

const payoutWords = (maxLength: number) =>
  fieldWords({
    characters: 'Use only letters, numbers, dashes, and underscores.',
    tooLong: `Use no more than ${maxLength} characters.`,
  })
const payoutId = payoutWords(PAYOUT_ID_MAX_LENGTH)
const linkWords = (site: string, example: string) =>
  fieldWords({
    invalid: `Enter your ${site} username or profile link, such as ${example}.`,
    otherSite: `This link goes to another site. Enter a link from ${site}, such as ${example}.`,
    tooLong: 'This link is too long. Please check it.',
  })

interface ZipWords {
  /** What people of the country call it. */
  readonly label: string
  readonly messages: FieldWords
}

const postalWords = (label: string, name: string): ZipWords => ({
  label,
  messages: fieldWords({
    required: `Enter your ${name}.`,
    tooShort: `Enter at least ${ZIP_MIN_LENGTH} characters.`,
    tooLong: `Enter no more than ${ZIP_MAX_LENGTH} characters.`,
  }),
})
const usZip = 'Enter a 5-digit ZIP code.'
const zipOfCountry: Readonly<Partial<Record<string, ZipWords>>> = {
  US: { label: 'ZIP code', messages: fieldWords({ required: 'Enter your ZIP code.', tooShort: usZip, tooLong: usZip }) },
  CA: postalWords('Postal code', 'postal code'),
}
const anyZip = postalWords('ZIP or postal code', 'ZIP or postal code')

/** How a country, by its ISO 3166-1 code, speaks of the code of a place. */
export const zipWords = (country: string): ZipWords => zipOfCountry[country] ?? anyZip

/** How old somebody has to be to play where the player lives. */
export const ageAsked = (minimumAge: number): string =>
  `You must be ${minimumAge} or older to play${minimumAge > MINIMUM_AGE ? ' where you live' : ''}.`

/** Words about a date of birth, by the age that is asked for. */
export const dateOfBirthWords = (minimumAge: number): FieldWords =>
  fieldWords({
    required: 'Enter the month, day, and year.',
    invalid: 'That’s not a valid date. Please check it.',
    future: 'That date is in the future. Please check the year.',
    // Where more years are asked for, the hint of the field has said so already.
    underAge: `${minimumAge > MINIMUM_AGE ? `That’s younger than ${minimumAge}.` : ageAsked(minimumAge)} If the year is wrong, please correct it.`,
  })

/** Words for what a rule or the server says about a field of the profile; each says how to put it right. */
export const profileMessages: Readonly<Record<Field, FieldWords>> = {
  firstName: fieldMessages.firstName,
  lastName: fieldMessages.lastName,
  displayName: fieldMessages.displayName,
  email: { ...fieldMessages.email, EMAIL_IN_USE: 'This email is already in use. Enter a different one.' },
  phone: { ...fieldMessages.phone, PHONE_REGISTERED: 'This phone number is already in use. Enter a different one.' },
  dateOfBirth: dateOfBirthWords(MINIMUM_AGE),
  gender: fieldWords({ required: 'Choose the gender shown on your ID.' }),
  skrillId: payoutId,
  cashAppId: payoutId,
  seamlessChexId: payoutId,
  cryptoAddress: payoutWords(CRYPTO_ADDRESS_MAX_LENGTH),
  country: fieldWords({ required: 'Choose your country.', invalid: 'Choose your country from the list.' }),
  state: fieldWords({ required: 'Choose your state or region.', tooLong: 'Choose your state or region from the list.' }),
  city: fieldWords({
    required: 'Enter your city.',
    characters: 'Use only letters, numbers, spaces, periods, dashes, and apostrophes.',
    tooLong: `Use no more than ${CITY_MAX_LENGTH} characters.`,
  }),
  address: fieldWords({
    required: 'Enter your street address.',
    characters: 'Use only letters, numbers, and common punctuation.',
    tooLong: `Use no more than ${ADDRESS_MAX_LENGTH} characters.`,
  }),
  facebook: linkWords('Facebook', 'facebook.com/marina.ohara'),
  twitter: linkWords('X', 'x.com/marina_at_sea'),
  tiktok: linkWords('TikTok', 'tiktok.com/@marina.sea'),
  instagram: linkWords('Instagram', 'instagram.com/marina.at.sea'),
}
