import {
  DISPLAY_NAME_MAX_LENGTH,
  DISPLAY_NAME_MIN_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  PHONE_MIN_LENGTH,
} from '@lagoon/contract/account/account.rules'
import type { SignUpValues } from '@lagoon/domain/account/account.state'
import { fieldWords, type FieldWords } from '../fieldWords.ts'

type Field = Exclude<keyof SignUpValues, 'specialOffers'> | 'identifier' | 'loginPassword'

const nameWords = (which: string) =>
  fieldWords({
    required: `Enter your ${which} name.`,
    characters: 'Use letters, numbers, spaces and apostrophes only.',
    tooLong: `Use at most ${NAME_MAX_LENGTH} characters.`,
  })

const ruleMissed = 'This password does not meet every rule below yet.'

/** Words for what a rule or the server says about a field, by field and code; each says how to put it right. */
export const fieldMessages: Readonly<Record<Field, FieldWords>> = {
  firstName: nameWords('first'),
  lastName: nameWords('last'),
  displayName: fieldWords({
    required: 'Choose a display name.',
    characters: 'Use letters, numbers and underscores only.',
    tooShort: `Use at least ${DISPLAY_NAME_MIN_LENGTH} characters.`,
    tooLong: `Use at most ${DISPLAY_NAME_MAX_LENGTH} characters.`,
    DISPLAY_NAME_TAKEN: 'This display name is already taken. Try another one.',
  }),
  email: fieldWords({
    required: 'Enter your email address.',
    invalid: 'Enter a whole email address, such as name@example.com.',
    tooLong: 'This address is too long to be delivered. Check it again.',
    EMAIL_IN_USE: 'Email Id is already in use. If it is yours, log in instead.',
  }),
  phone: fieldWords({
    required: 'Enter your phone number.',
    characters: 'Use digits only, with a + in front if you like.',
    tooShort: `Enter at least ${PHONE_MIN_LENGTH} digits.`,
    tooLong: `Enter at most ${PHONE_MAX_LENGTH} characters, counting the +.`,
    PHONE_REGISTERED: 'Your phone number is already registered. If it is yours, log in instead.',
  }),
  password: fieldWords({
    required: 'Choose a password.',
    tooShort: ruleMissed,
    tooLong: ruleMissed,
    uppercase: ruleMissed,
    lowercase: ruleMissed,
    number: ruleMissed,
    special: ruleMissed,
  }),
  confirmPassword: fieldWords({
    required: 'Enter the password again.',
    mismatch: 'The two passwords do not match.',
  }),
  termsAccepted: fieldWords({ mustAccept: 'Accept the Terms of Use and Privacy Policy to create an account.' }),
  ageAcknowledged: fieldWords({ mustAccept: 'Only people who are 18 or older can have an account.' }),
  identifier: fieldWords({
    required: 'Enter your email address or display name.',
    characters: 'Use letters, numbers and . _ @ - only.',
    tooLong: 'This is longer than any email address. Check it again.',
  }),
  loginPassword: fieldWords({ required: 'Enter your password.', tooLong: 'This is longer than any password here. Check it again.' }),
}
