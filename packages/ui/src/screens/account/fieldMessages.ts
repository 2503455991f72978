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
    characters: 'Use only letters, numbers, spaces, and apostrophes.',
    tooLong: `Use no more than ${NAME_MAX_LENGTH} characters.`,
  })

const ruleMissed = 'This password doesn’t meet all the rules below.'

/** Words for what a rule or the server says about a field, by field and code; each says how to put it right. */
export const fieldMessages: Readonly<Record<Field, FieldWords>> = {
  firstName: nameWords('first'),
  lastName: nameWords('last'),
  displayName: fieldWords({
    required: 'Choose a display name.',
    characters: 'Use only letters, numbers, and underscores.',
    tooShort: `Use at least ${DISPLAY_NAME_MIN_LENGTH} characters.`,
    tooLong: `Use no more than ${DISPLAY_NAME_MAX_LENGTH} characters.`,
    DISPLAY_NAME_TAKEN: 'This display name is already taken. Try another one.',
  }),
  email: fieldWords({
    required: 'Enter your email address.',
    invalid: 'Enter a valid email address, such as name@example.com.',
    tooLong: 'This email address is too long. Please check it.',
    EMAIL_IN_USE: 'This email is already in use. If it’s yours, log in instead.',
  }),
  phone: fieldWords({
    required: 'Enter your phone number.',
    characters: 'Use numbers only. You can start with a +.',
    tooShort: `Enter at least ${PHONE_MIN_LENGTH} digits.`,
    tooLong: `Enter no more than ${PHONE_MAX_LENGTH} characters, including the +.`,
    PHONE_REGISTERED: 'This phone number is already in use. If it’s yours, log in instead.',
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
    mismatch: 'The passwords don’t match.',
  }),
  termsAccepted: fieldWords({ mustAccept: 'Accept the Terms of Use and Privacy Policy to create an account.' }),
  ageAcknowledged: fieldWords({ mustAccept: 'You must be 18 or older to create an account.' }),
  identifier: fieldWords({
    required: 'Enter your email address or display name.',
    characters: 'Use only letters, numbers, and . _ @ -',
    tooLong: 'This is too long. Please check it.',
  }),
  loginPassword: fieldWords({ required: 'Enter your password.', tooLong: 'This is too long. Please check it.' }),
}
