import type { RuleCode } from './rule.ts'

/** Words for every code, where a field has none of its own: the API's messages, and the last resort of a form. */
export const ruleWords: Readonly<Record<RuleCode, string>> = {
  required: 'Fill this in.',
  invalid: 'This does not look right.',
  characters: 'This holds a character that cannot be used here.',
  tooShort: 'This is too short.',
  tooLong: 'This is too long.',
  uppercase: 'Add an uppercase letter.',
  lowercase: 'Add a lowercase letter.',
  number: 'Add a number.',
  special: 'Add a special character.',
  mismatch: 'These do not match.',
  mustAccept: 'Accept this to go on.',
  future: 'This day is still to come.',
  underAge: 'You have to be 18 or older to play.',
  otherSite: 'This address leads to another site.',
  wrongType: 'This file is of another type.',
  tooLarge: 'This file is too large.',
  notANumber: 'Enter an amount in digits.',
  notWhole: 'Enter a whole number.',
  belowMinimum: 'This is less than the minimum.',
  aboveMaximum: 'This is more than the maximum.',
  notEnough: 'This is more than there is.',
  expired: 'This has expired.',
}
