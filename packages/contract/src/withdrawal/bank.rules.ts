import * as v from 'valibot'
import { nameSchema } from '../account/account.rules.ts'
import { code, requiredText } from '../rules/rule.ts'

/** Shortest account number in use in the United States. */
export const ACCOUNT_NUMBER_MIN_LENGTH = 4
/** Longest IBAN (ISO 13616). */
export const ACCOUNT_NUMBER_MAX_LENGTH = 34
/** ABA routing numbers, and Canadian ones in their electronic form. */
export const ROUTING_NUMBER_LENGTH = 9
export const BANK_NAME_MAX_LENGTH = 80

const withoutGaps = v.transform((text: string) => text.replace(/[\s-]/g, ''))

export const accountNumberSchema = v.pipe(
  requiredText(),
  withoutGaps,
  v.regex(/^[A-Za-z0-9]+$/, code('characters')),
  v.minLength(ACCOUNT_NUMBER_MIN_LENGTH, code('tooShort')),
  v.maxLength(ACCOUNT_NUMBER_MAX_LENGTH, code('tooLong')),
)
export const routingNumberSchema = v.pipe(
  requiredText(),
  withoutGaps,
  v.regex(/^\d+$/, code('characters')),
  v.length(ROUTING_NUMBER_LENGTH, code('invalid')),
)
export const bankNameSchema = v.pipe(
  requiredText(),
  v.normalize('NFC'),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’&()-]+$/u, code('characters')),
  v.maxLength(BANK_NAME_MAX_LENGTH, code('tooLong')),
)
const digitsOf = (text: string): readonly number[] => [...text].map(Number)

/** Ranges of the first two digits that the American Bankers Association has given out. */
const abaPrefixes: readonly (readonly [number, number])[] = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
]
const WEIGHTS = [3, 7, 1] as const

/** Whether the check digit of an American routing number holds: its digits weighted 3, 7, 1 add up to a multiple of ten, and not to nothing. */
export const isAbaRoutingNumber = (text: string): boolean => {
  const prefix = Number(text.slice(0, 2))
  const sum = digitsOf(text).reduce((total, digit, at) => total + digit * (WEIGHTS[at % WEIGHTS.length] ?? 0), 0)
  return sum > 0 && sum % 10 === 0 && abaPrefixes.some(([first, last]) => prefix >= first && prefix <= last)
}

/** Lengths of an IBAN by its country, where it has one (ISO 13616 registry). */
// oxfmt-ignore
const ibanLengths: Readonly<Record<string, number>> = {
  AD: 24, AE: 23, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27,
  HR: 21, HU: 28, IE: 22, IL: 23, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24,
  SE: 24, SI: 19, SK: 24, SM: 27, TR: 26,
}

/** The remainder of an IBAN by 97 once its first four characters stand at its end and letters are numbers from 10 on: 1 where it holds. */
const remainderOf = (iban: string): number =>
  [...iban.slice(4), ...iban.slice(0, 4)].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

export type BankCountry = 'US' | 'CA' | 'IBAN'
/** How a country numbers the accounts of its banks. `country` is the ISO code of the profile. */
export const bankCountryOf = (country: string): BankCountry => (country === 'US' || country === 'CA' ? country : 'IBAN')

export const ibanSchema = v.pipe(
  requiredText(),
  withoutGaps,
  v.toUpperCase(),
  v.regex(/^[A-Z0-9]+$/, code('characters')),
  v.check((iban) => /^[A-Z]{2}\d{2}/.test(iban) && (ibanLengths[iban.slice(0, 2)] ?? 0) === iban.length, code('invalid')),
  v.check((iban) => remainderOf(iban) === 1, code('checkDigit')),
)

/** Institutions that take transfers of money in Canada (Payments Canada, directory of financial institutions): banks and centrals of credit unions. */
// oxfmt-ignore
const canadianInstitutions: readonly string[] = [
  '001', '002', '003', '004', '006', '010', '016', '030', '039', '117', '127', '177', '219', '241', '242', '245', '250', '260', '265', '269',
  '270', '275', '277', '290', '294', '301', '303', '307', '308', '309', '310', '311', '312', '313', '314', '315', '316', '317', '318', '320',
  '321', '322', '323', '324', '325', '326', '327', '328', '330', '332', '334', '335', '336', '337', '338', '339', '340', '342', '343', '344',
  '345', '346', '347', '352', '355', '357', '358', '359', '361', '362', '365', '366', '367', '370', '372', '374', '376', '378', '381', '382',
  '509', '522', '532', '540', '548', '549', '551', '568', '570', '590', '606', '608', '612', '614', '618', '621', '623', '803', '807', '808',
  '809', '815', '819', '828', '829', '837', '839', '840', '849', '853', '865', '879', '889', '890', '899',
]

/** `0`, three digits of the institution, five of the branch. Canada has no check digit, so the institution has to be one that is known. */
export const canadianRoutingSchema = v.pipe(
  routingNumberSchema,
  v.check((text) => text.startsWith('0') && canadianInstitutions.includes(text.slice(1, 4)), code('invalid')),
)
export const americanRoutingSchema = v.pipe(
  routingNumberSchema,
  v.check((text) => isAbaRoutingNumber(text), code('checkDigit')),
)

/**
 * An account at a bank of the player's country. In the United States and Canada it is a routing and an account number, elsewhere an
 * IBAN, which stands in `accountNumber`; its bank needs no routing number.
 */
export const bankSchemaOf = (country: string) => {
  const named = { accountHolder: nameSchema, bankName: bankNameSchema }
  switch (bankCountryOf(country)) {
    case 'US':
      return v.object({ ...named, accountNumber: accountNumberSchema, routingNumber: americanRoutingSchema })
    case 'CA':
      return v.object({ ...named, accountNumber: accountNumberSchema, routingNumber: canadianRoutingSchema })
    case 'IBAN':
      return v.object({
        ...named,
        accountNumber: ibanSchema,
        routingNumber: v.pipe(
          v.string(),
          v.transform(() => ''),
        ),
      })
  }
}
