import { parseUrl } from '../text/parseUrl.ts'
import * as v from 'valibot'
import { code, requiredText, text, type RuleCode } from '../rules/rule.ts'
import { displayNameSchema, emailSchema, nameSchema, phoneSchema } from './account.rules.ts'
import { genders, kycFields, type KycField, type SocialNetwork } from './enums.ts'
import { MINIMUM_AGE, ofAgeOn } from './age.rules.ts'

export const ZIP_MIN_LENGTH = 5
export const ZIP_MAX_LENGTH = 12
export const CITY_MAX_LENGTH = 60
export const STATE_MAX_LENGTH = 80
export const ADDRESS_MAX_LENGTH = 120
/** Skrill, Cash App and Seamless Chex; the longest of them has no more. */
export const PAYOUT_ID_MAX_LENGTH = 40
/** The longest address of a chain in use (a shielded Zcash address has 78) with room to spare. */
export const CRYPTO_ADDRESS_MAX_LENGTH = 100
export const SOCIAL_LINK_MAX_LENGTH = 200
/** Nobody alive was born before; catches a slip such as 1089. */
const EARLIEST_YEAR = 1900

const place = () => v.pipe(requiredText(), v.normalize('NFC'))
/** Checked only where something is there. Not a union: where no member of it takes a text, it says so in words of its own. */
const emptyOr = <T extends v.GenericSchema<string, string>>(schema: T) =>
  v.lazy((value) => (typeof value === 'string' && value.trim() === '' ? v.pipe(v.string(), v.trim()) : schema))

/** At least 5 characters, of any kind: `K1A 0B1` is one as good as `94103` (readings, Validation). */
export const zipSchema = v.pipe(place(), v.minLength(ZIP_MIN_LENGTH, code('tooShort')), v.maxLength(ZIP_MAX_LENGTH, code('tooLong')))

/** ISO 3166-1, two letters. Whether such a country exists is the list's business, not the pattern's. */
export const countrySchema = v.pipe(requiredText(), v.regex(/^[A-Z]{2}$/, code('invalid')))
export const stateSchema = v.pipe(place(), v.maxLength(STATE_MAX_LENGTH, code('tooLong')))

/** Letters of any script with their marks, digits, and what names of places are written with. */
export const citySchema = v.pipe(
  place(),
  v.regex(/^[\p{L}\p{M}\p{N} .'’-]+$/u, code('characters')),
  v.maxLength(CITY_MAX_LENGTH, code('tooLong')),
)
export const addressSchema = v.pipe(
  place(),
  v.regex(/^[\p{L}\p{M}\p{N} .,'’/#&()_-]+$/u, code('characters')),
  v.maxLength(ADDRESS_MAX_LENGTH, code('tooLong')),
)
export const genderSchema = v.picklist(genders, code('required'))

/** `2026-03-02`: the day that it is in a time zone (IANA name) at an instant. */
export const dayIn = (timeZone: string, now: Date): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, calendar: 'iso8601', year: 'numeric', month: '2-digit', day: '2-digit' })
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${of.year}-${of.month}-${of.day}`
}

/** `2026-03-02`, a day that there is. */
export const isCalendarDate = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

/** What a date of birth is judged by besides the day. */
export interface AgeAsked {
  /** Where the player lives: `minimumAgeIn`. */
  readonly minimumAge: number
  /**
   * The date of birth that is kept already, or empty. It is judged by our own minimum only: who has moved to where more years are asked
   * for can save everything else, and the verification says what the move means.
   */
  readonly kept: string
}
const anywhere: AgeAsked = { minimumAge: MINIMUM_AGE, kept: '' }

/** Date of birth, checked on `today`, which is a day in the player's own time zone: see `dayIn`. */
export const dateOfBirthSchema = (today: string, { minimumAge, kept }: AgeAsked = anywhere) =>
  v.pipe(
    requiredText(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value === '') return
      const date = dataset.value
      if (!isCalendarDate(date) || Number(date.slice(0, 4)) < EARLIEST_YEAR) addIssue({ message: code('invalid') })
      else if (date > today) addIssue({ message: code('future') })
      else if (ofAgeOn(date, date === kept ? MINIMUM_AGE : minimumAge) > today) addIssue({ message: code('underAge') })
    }),
  )

const idSchema = (maxLength: number) =>
  v.pipe(text(), v.regex(/^[A-Za-z0-9_-]*$/, code('characters')), v.maxLength(maxLength, code('tooLong')))
/** An id at a payment provider; empty is allowed, the withdrawal that needs it asks for it. */
export const payoutIdSchema = idSchema(PAYOUT_ID_MAX_LENGTH)
export const cryptoAddressSchema = idSchema(CRYPTO_ADDRESS_MAX_LENGTH)

/** Personal info as it may be saved: date of birth and gender may wait until the verification. */
export const personalInfoSchema = (today: string, asked: AgeAsked = anywhere) =>
  v.object({
    firstName: nameSchema,
    lastName: nameSchema,
    displayName: displayNameSchema,
    email: emailSchema,
    phone: phoneSchema,
    dateOfBirth: v.lazy((value) => (value === '' ? v.literal('') : dateOfBirthSchema(today, asked))),
    gender: v.picklist(['', ...genders], code('required')),
    skrillId: payoutIdSchema,
    cashAppId: payoutIdSchema,
    seamlessChexId: payoutIdSchema,
    cryptoAddress: cryptoAddressSchema,
  })

/** Country, state and zip are required in every profile; city and address by the verification only (§5). */
export const contactDetailsSchema = v.object({
  country: countrySchema,
  state: stateSchema,
  city: emptyOr(citySchema),
  address: emptyOr(addressSchema),
  zip: zipSchema,
})

/** The fields of §5 that the verification needs and that are empty, in the order in which they are asked for. */
export const missingForKyc = (profile: Readonly<Record<KycField, string>>): readonly KycField[] =>
  kycFields.filter((field) => profile[field].trim() === '')

const sites: Readonly<Record<SocialNetwork, { readonly hosts: readonly string[]; readonly base: string; readonly handle: RegExp }>> = {
  facebook: { hosts: ['facebook.com', 'fb.com'], base: 'https://www.facebook.com/', handle: /^[A-Za-z0-9.]{5,50}$/ },
  twitter: { hosts: ['x.com', 'twitter.com'], base: 'https://x.com/', handle: /^\w{1,15}$/ },
  tiktok: { hosts: ['tiktok.com'], base: 'https://www.tiktok.com/@', handle: /^[\w.]{2,24}$/ },
  instagram: { hosts: ['instagram.com'], base: 'https://www.instagram.com/', handle: /^[\w.]{1,30}$/ },
}

/** The name on a site that an address of it or the bare name says; a rule's code when it says none. */
const handleIn = (network: SocialNetwork, typed: string): { readonly handle: string } | { readonly problem: RuleCode } => {
  const { hosts, handle: shape } = sites[network]
  let handle = typed
  if (typed.includes('/')) {
    const address = parseUrl(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)
    if (!address) return { problem: 'invalid' }
    if (!hosts.includes(address.hostname.replace(/^(www|m|mobile)\./, ''))) return { problem: 'otherSite' }
    const first = address.pathname.split('/')[1] ?? ''
    handle = first === 'profile.php' ? (address.searchParams.get('id') ?? '') : first
  }
  handle = handle.replace(/^@/, '')
  return shape.test(handle) ? { handle } : { problem: 'invalid' }
}

/**
 * The player's page on one site, from its address or the bare name there (`@marina`); answers the address as it is kept, always
 * on that site itself, so that a link in a profile leads nowhere else. Empty stays empty.
 */
export const socialLinkSchema = (network: SocialNetwork) =>
  v.pipe(
    text(),
    v.maxLength(SOCIAL_LINK_MAX_LENGTH, code('tooLong')),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return ''
      const found = handleIn(network, dataset.value)
      if ('handle' in found) return sites[network].base + found.handle
      addIssue({ message: code(found.problem) })
      return NEVER
    }),
  )

export const socialMediaSchema = v.object({
  facebook: socialLinkSchema('facebook'),
  twitter: socialLinkSchema('twitter'),
  tiktok: socialLinkSchema('tiktok'),
  instagram: socialLinkSchema('instagram'),
})
