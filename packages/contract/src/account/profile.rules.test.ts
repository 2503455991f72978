import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  addressSchema,
  citySchema,
  contactDetailsSchema,
  countrySchema,
  cryptoAddressSchema,
  dateOfBirthSchema,
  dayIn,
  genderSchema,
  missingForKyc,
  payoutIdSchema,
  personalInfoSchema,
  socialLinkSchema,
  stateSchema,
  zipSchema,
} from './profile.rules.ts'
import { profileTabOf } from './profileTabs.ts'

const verdict = (schema: v.GenericSchema<string, string>, text: string): string => {
  const parsed = v.safeParse(schema, text)
  return parsed.success ? 'ok' : parsed.issues[0].message
}
const born = dateOfBirthSchema('2026-03-02')

describe('G2 boundaries of the fields', () => {
  it.each<[string, v.GenericSchema<string, string>, string, string]>([
    ['zip of 4', zipSchema, '9410', 'tooShort'],
    ['zip of 4 in spaces', zipSchema, ' 9410 ', 'tooShort'],
    ['zip of 5', zipSchema, '94103', 'ok'],
    ['zip of Canada', zipSchema, 'K1A 0B1', 'ok'],
    ['zip of 12', zipSchema, '1'.repeat(12), 'ok'],
    ['zip of 13', zipSchema, '1'.repeat(13), 'tooLong'],
    ['no zip', zipSchema, '  ', 'required'],
    ['no country', countrySchema, '', 'required'],
    ['a country by its name', countrySchema, 'Canada', 'invalid'],
    ['a country by its code', countrySchema, 'CA', 'ok'],
    ['no state', stateSchema, '', 'required'],
    ['city with a dash and an accent', citySchema, 'Saint-Jérôme', 'ok'],
    ['city in another script', citySchema, '東京', 'ok'],
    ['city with markup', citySchema, '<i>Rome</i>', 'characters'],
    ['city of 60', citySchema, 'a'.repeat(60), 'ok'],
    ['city of 61', citySchema, 'a'.repeat(61), 'tooLong'],
    ['address with a flat', addressSchema, "12/3 Saint Mary's Rd., Apt. #4", 'ok'],
    ['address of 120', addressSchema, 'a'.repeat(120), 'ok'],
    ['address of 121', addressSchema, 'a'.repeat(121), 'tooLong'],
    ['no address', addressSchema, ' ', 'required'],
    ['gender', genderSchema as v.GenericSchema<string, string>, 'OTHER', 'ok'],
    ['no gender', genderSchema as v.GenericSchema<string, string>, '', 'required'],
    ['no payout id', payoutIdSchema, '', 'ok'],
    ['payout id with dash and underscore', payoutIdSchema, 'mara-vale_7', 'ok'],
    ['payout id that is an email', payoutIdSchema, 'mara@example.com', 'characters'],
    ['payout id of 40', payoutIdSchema, 'a'.repeat(40), 'ok'],
    ['payout id of 41', payoutIdSchema, 'a'.repeat(41), 'tooLong'],
    ['crypto address of 100', cryptoAddressSchema, 'a'.repeat(100), 'ok'],
    ['crypto address of 101', cryptoAddressSchema, 'a'.repeat(101), 'tooLong'],
    ['18 today', born, '2008-03-02', 'ok'],
    ['18 tomorrow', born, '2008-03-03', 'underAge'],
    ['born today', born, '2026-03-02', 'underAge'],
    ['born tomorrow', born, '2026-03-03', 'future'],
    ['a day that does not exist', born, '1990-02-30', 'invalid'],
    ['29 February of no leap year', born, '1990-02-29', 'invalid'],
    ['29 February of a leap year', born, '1992-02-29', 'ok'],
    ['a slip in the year', born, '1089-05-01', 'invalid'],
    ['the first year', born, '1900-01-01', 'ok'],
    ['the year before', born, '1899-12-31', 'invalid'],
    ['another way to write it', born, '02/03/2008', 'invalid'],
    ['no date', born, '', 'required'],
  ])('%s', (_, schema, text, expected) => {
    expect(verdict(schema, text)).toBe(expected)
  })
})

describe('G2 18 years where the player is', () => {
  it('counts the day of the place, from 12 hours behind to 14 ahead', () => {
    const instant = new Date('2026-03-02T11:00:00Z')
    expect(['Etc/GMT+12', 'UTC', 'Etc/GMT-14'].map((zone) => dayIn(zone, instant))).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
    const ofAge = (zone: string) => verdict(dateOfBirthSchema(dayIn(zone, instant)), '2008-03-02')
    expect(['Etc/GMT+12', 'UTC', 'Etc/GMT-14'].map(ofAge)).toEqual(['underAge', 'ok', 'ok'])
  })

  it('lets who was born on 29 February wait for 1 March where there is no such day', () => {
    const on = (today: string, birth: string) => verdict(dateOfBirthSchema(today), birth)
    expect([on('2026-02-28', '2008-02-29'), on('2026-03-01', '2008-02-29')]).toEqual(['underAge', 'ok'])
    expect([on('2028-02-28', '2010-02-28'), on('2028-02-29', '2010-03-01')]).toEqual(['ok', 'underAge'])
  })

  it('asks for more years where the country or state does, but not of a date that is kept already', () => {
    const in21 = (birth: string, kept = '') => verdict(dateOfBirthSchema('2026-03-02', { minimumAge: 21, kept }), birth)
    expect([in21('2005-03-02'), in21('2005-03-03'), in21('2008-03-02')]).toEqual(['ok', 'underAge', 'underAge'])
    expect([in21('2008-03-02', '2008-03-02'), in21('2008-03-03', '2008-03-03')]).toEqual(['ok', 'underAge'])
  })
})

describe('pages on other sites', () => {
  const kept = (network: Parameters<typeof socialLinkSchema>[0], text: string): string => {
    const parsed = v.safeParse(socialLinkSchema(network), text)
    return parsed.success ? parsed.output : parsed.issues[0].message
  }

  it.each([
    ['twitter', '@marina_at_sea', 'https://x.com/marina_at_sea'],
    ['twitter', 'http://www.twitter.com/marina_at_sea?s=21', 'https://x.com/marina_at_sea'],
    ['facebook', 'm.facebook.com/marina.ohara/', 'https://www.facebook.com/marina.ohara'],
    ['facebook', 'https://www.facebook.com/profile.php?id=100012345', 'https://www.facebook.com/100012345'],
    ['tiktok', 'https://www.tiktok.com/@marina.sea', 'https://www.tiktok.com/@marina.sea'],
    ['instagram', ' marina.at.sea ', 'https://www.instagram.com/marina.at.sea'],
    ['instagram', '', ''],
    ['instagram', 'https://x.com/marina', 'otherSite'],
    ['instagram', 'https://instagram.com.example.net/marina', 'otherSite'],
    ['facebook', 'javascript:alert(1)', 'invalid'],
    ['facebook', 'javascript://facebook.com/%0aalert(1)', 'otherSite'],
    ['twitter', 'https://x.com/', 'invalid'],
    ['twitter', 'marina at sea', 'invalid'],
    ['twitter', 'a'.repeat(16), 'invalid'],
    ['tiktok', `https://tiktok.com/${'a'.repeat(200)}`, 'tooLong'],
  ] as const)('%s: %s', (network, typed, expected) => {
    expect(kept(network, typed)).toBe(expected)
  })
})

describe('the forms', () => {
  const marina = {
    firstName: 'Marina',
    lastName: "O'Hara",
    displayName: 'marina_at_sea',
    email: 'marina.ohara@example.com',
    phone: '+14155552671',
    dateOfBirth: '',
    gender: '',
    skrillId: '',
    cashAppId: '',
    seamlessChexId: '',
    cryptoAddress: '',
  }

  it('saves personal info without date of birth and gender, but no wrong ones', () => {
    expect(v.safeParse(personalInfoSchema('2026-03-02'), marina).success).toBe(true)
    expect(v.safeParse(personalInfoSchema('2026-03-02'), { ...marina, dateOfBirth: '2010-01-01' }).issues?.[0].message).toBe('underAge')
  })

  it('asks contact details for country, state and zip only, and judges the rest when it is there', () => {
    const issues = (value: unknown) => v.safeParse(contactDetailsSchema, value).issues?.map((i) => `${v.getDotPath(i)}:${i.message}`)
    const empty = { country: '', state: '', city: '', address: '', zip: '' }
    expect(
      new Map(
        issues(empty)
          ?.map((issue) => issue.split(':') as [string, string])
          .reverse(),
      ),
    ).toEqual(
      new Map([
        ['zip', 'required'],
        ['state', 'required'],
        ['country', 'required'],
      ]),
    )
    expect(issues({ country: 'CA', state: 'QC', city: '<b>', address: '', zip: 'K1A 0B1' })).toEqual(['city:characters'])
  })

  it('says which answers the verification misses, in the order of asking', () => {
    expect(missingForKyc({ dateOfBirth: '', gender: 'FEMALE', address: ' ', city: '' })).toEqual(['dateOfBirth', 'address', 'city'])
  })

  it('opens personal info for an unknown or missing tab', () => {
    expect([profileTabOf('withdraw'), profileTabOf('gold'), profileTabOf(null)]).toEqual(['withdraw', 'personal-info', 'personal-info'])
  })
})
