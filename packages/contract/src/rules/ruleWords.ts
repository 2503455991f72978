import type { RuleCode } from './rule.ts'

/** Words for every code, where a field has none of its own: the API's messages, and the last resort of a form. */
export const ruleWords: Readonly<Record<RuleCode, string>> = {
  required: 'Fill this in.',
  invalid: 'This doesn’t look right.',
  characters: 'This contains a character you can’t use here.',
  tooShort: 'This is too short.',
  tooLong: 'This is too long.',
  uppercase: 'Add an uppercase letter.',
  lowercase: 'Add a lowercase letter.',
  number: 'Add a number.',
  special: 'Add a special character.',
  mismatch: 'These don’t match.',
  mustAccept: 'Accept this to continue.',
  future: 'This date is in the future.',
  underAge: 'You are too young to play where you live.',
  otherSite: 'This link goes to another site.',
  wrongType: 'This file type isn’t supported.',
  tooLarge: 'This file is too large.',
  notANumber: 'Enter an amount in numbers.',
  notWhole: 'Enter a whole number.',
  belowMinimum: 'This is less than the minimum.',
  aboveMaximum: 'This is more than the maximum.',
  notEnough: 'This is more than you have.',
  expired: 'This has expired.',
  checkDigit: 'A digit is wrong. Check the number.',
  wrongNetwork: 'This belongs to another network.',
}
