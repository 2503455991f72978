import {
  ADDRESS_MAX_LENGTH,
  CITY_MAX_LENGTH,
  CRYPTO_ADDRESS_MAX_LENGTH,
  MINIMUM_AGE,
  PAYOUT_ID_MAX_LENGTH,
  ZIP_MAX_LENGTH,
  ZIP_MIN_LENGTH,
  type ProfileRuleCode,
} from '@lagoon/domain/account/profile.rules'
import type { ContactDetailsValues, PersonalInfoValues, SocialNetwork } from '@lagoon/domain/account/profile.state'
import type { ProblemCode } from '@lagoon/domain/errors/problem'
import { fieldMessages } from './fieldMessages.ts'

type Words = Readonly<Partial<Record<ProfileRuleCode | ProblemCode, string>>>
type Field = keyof PersonalInfoValues | keyof ContactDetailsValues | SocialNetwork

const payoutWords = (maxLength: number): Words => ({
  characters: 'Use letters, numbers, dashes and underscores only.',
  tooLong: `Use at most ${maxLength} characters.`,
})
const payoutId = payoutWords(PAYOUT_ID_MAX_LENGTH)
const linkWords = (site: string, example: string): Words => ({
  invalid: `Enter the address of your ${site} page, such as ${example}.`,
  otherSite: `This address leads to another site. Enter one on ${site}, such as ${example}.`,
  tooLong: 'This is longer than any address there. Check it again.',
})

/** Words for what a rule or the server says about a field of the profile; each says how to put it right. */
export const profileMessages: Readonly<Record<Field, Words>> = {
  firstName: fieldMessages.firstName,
  lastName: fieldMessages.lastName,
  displayName: fieldMessages.displayName,
  email: { ...fieldMessages.email, EMAIL_IN_USE: 'Email Id is already in use. Enter another one.' },
  phone: { ...fieldMessages.phone, PHONE_REGISTERED: 'Your phone number is already registered. Enter another one.' },
  dateOfBirth: {
    required: 'Enter day, month and year.',
    invalid: 'There is no such day. Check day, month and year.',
    future: 'This day is still to come. Check the year.',
    underAge: `You have to be ${MINIMUM_AGE} or older to play. Check the year if it is a slip.`,
  },
  gender: { required: 'Choose what stands on your identity document.' },
  skrillId: payoutId,
  cashAppId: payoutId,
  seamlessChexId: payoutId,
  cryptoAddress: payoutWords(CRYPTO_ADDRESS_MAX_LENGTH),
  country: { required: 'Choose your country.', invalid: 'Choose your country from the list.' },
  state: { required: 'Choose your state or region.', tooLong: 'Choose your state or region from the list.' },
  city: {
    required: 'Enter your city.',
    characters: 'Use letters, numbers, spaces, dots, dashes and apostrophes only.',
    tooLong: `Use at most ${CITY_MAX_LENGTH} characters.`,
  },
  address: {
    required: 'Enter street and number.',
    characters: 'Use letters, numbers and the usual signs of an address only.',
    tooLong: `Use at most ${ADDRESS_MAX_LENGTH} characters.`,
  },
  zip: {
    required: 'Enter your zip or postal code.',
    tooShort: `Enter at least ${ZIP_MIN_LENGTH} characters.`,
    tooLong: `Enter at most ${ZIP_MAX_LENGTH} characters.`,
  },
  facebook: linkWords('Facebook', 'facebook.com/marina.ohara'),
  twitter: linkWords('X', 'x.com/marina_at_sea'),
  tiktok: linkWords('TikTok', 'tiktok.com/@marina.sea'),
  instagram: linkWords('Instagram', 'instagram.com/marina.at.sea'),
}
