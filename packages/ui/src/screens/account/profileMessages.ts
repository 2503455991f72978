import {
  ADDRESS_MAX_LENGTH,
  CITY_MAX_LENGTH,
  CRYPTO_ADDRESS_MAX_LENGTH,
  MINIMUM_AGE,
  PAYOUT_ID_MAX_LENGTH,
  ZIP_MAX_LENGTH,
  ZIP_MIN_LENGTH,
} from '@lagoon/contract/account/profile.rules'
import type { ContactDetailsValues, PersonalInfoValues } from '@lagoon/domain/account/profile.state'
import type { SocialNetwork } from '@lagoon/contract/account/enums'
import { fieldWords, type FieldWords } from '../fieldWords.ts'
import { fieldMessages } from './fieldMessages.ts'

type Field = keyof PersonalInfoValues | keyof ContactDetailsValues | SocialNetwork

const payoutWords = (maxLength: number) =>
  fieldWords({
    characters: 'Use letters, numbers, dashes and underscores only.',
    tooLong: `Use at most ${maxLength} characters.`,
  })
const payoutId = payoutWords(PAYOUT_ID_MAX_LENGTH)
const linkWords = (site: string, example: string) =>
  fieldWords({
    invalid: `Enter the address of your ${site} page, such as ${example}.`,
    otherSite: `This address leads to another site. Enter one on ${site}, such as ${example}.`,
    tooLong: 'This is longer than any address there. Check it again.',
  })

/** Words for what a rule or the server says about a field of the profile; each says how to put it right. */
export const profileMessages: Readonly<Record<Field, FieldWords>> = {
  firstName: fieldMessages.firstName,
  lastName: fieldMessages.lastName,
  displayName: fieldMessages.displayName,
  email: { ...fieldMessages.email, EMAIL_IN_USE: 'Email Id is already in use. Enter another one.' },
  phone: { ...fieldMessages.phone, PHONE_REGISTERED: 'Your phone number is already registered. Enter another one.' },
  dateOfBirth: fieldWords({
    required: 'Enter day, month and year.',
    invalid: 'There is no such day. Check day, month and year.',
    future: 'This day is still to come. Check the year.',
    underAge: `You have to be ${MINIMUM_AGE} or older to play. Check the year if it is a slip.`,
  }),
  gender: fieldWords({ required: 'Choose what stands on your identity document.' }),
  skrillId: payoutId,
  cashAppId: payoutId,
  seamlessChexId: payoutId,
  cryptoAddress: payoutWords(CRYPTO_ADDRESS_MAX_LENGTH),
  country: fieldWords({ required: 'Choose your country.', invalid: 'Choose your country from the list.' }),
  state: fieldWords({ required: 'Choose your state or region.', tooLong: 'Choose your state or region from the list.' }),
  city: fieldWords({
    required: 'Enter your city.',
    characters: 'Use letters, numbers, spaces, dots, dashes and apostrophes only.',
    tooLong: `Use at most ${CITY_MAX_LENGTH} characters.`,
  }),
  address: fieldWords({
    required: 'Enter street and number.',
    characters: 'Use letters, numbers and the usual signs of an address only.',
    tooLong: `Use at most ${ADDRESS_MAX_LENGTH} characters.`,
  }),
  zip: fieldWords({
    required: 'Enter your zip or postal code.',
    tooShort: `Enter at least ${ZIP_MIN_LENGTH} characters.`,
    tooLong: `Enter at most ${ZIP_MAX_LENGTH} characters.`,
  }),
  facebook: linkWords('Facebook', 'facebook.com/marina.ohara'),
  twitter: linkWords('X', 'x.com/marina_at_sea'),
  tiktok: linkWords('TikTok', 'tiktok.com/@marina.sea'),
  instagram: linkWords('Instagram', 'instagram.com/marina.at.sea'),
}
