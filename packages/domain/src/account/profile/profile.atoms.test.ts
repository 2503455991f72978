import { expect, it } from 'vitest'
import { playerAtom } from '../../session/session.atoms.ts'
import { proveAtom } from '../../withdrawal/stepUp/stepUp.atoms.ts'
import { testApp } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireProfile } from '../../testing/wireProfile.ts'
import { contactDetailsViewAtom, loadContactDetailsAtom, saveContactDetailsAtom } from './contact.atoms.ts'
import { afterKycFieldsAtom } from './kycFields.atoms.ts'
import { loadPersonalInfoAtom, personalInfoViewAtom, savePersonalInfoAtom } from './personalInfo.atoms.ts'
import { loadProfileAtom, profileAtom } from './profile.atoms.ts'
import { loadStatsAtom, profileStatsViewAtom } from './stats.atoms.ts'

const open = async (answers: Parameters<typeof testApp>[0] = {}) => {
  const app = testApp({ Profile: { profile: wireProfile }, ...answers })
  await logInto(app)
  void app.store.set(loadProfileAtom)
  await app.browser.pass(50)
  return app
}
const values = { ...wireProfile.personalInfo, gender: '' as const }

it('shows what is kept, and what the verification lacks only to who came for it', async () => {
  const { store } = await open()
  void store.set(loadPersonalInfoAtom, false)
  expect(store.get(personalInfoViewAtom)).toMatchObject({
    state: 'editing',
    values: { firstName: 'Mara', dateOfBirth: '', gender: '' },
    missingForKyc: [],
  })
  void store.set(loadPersonalInfoAtom, true)
  expect(store.get(personalInfoViewAtom)).toMatchObject({ missingForKyc: ['dateOfBirth', 'gender', 'address', 'city'] })
})

it.each([
  [false, wireProfile.personalInfo.phone],
  [true, undefined],
])('says which phone number was never confirmed (confirmed: %s)', async (phoneConfirmed, unconfirmedPhone) => {
  const { store } = await open({ Profile: { profile: { ...wireProfile, phoneConfirmed } } })
  const view = store.get(personalInfoViewAtom)
  expect('unconfirmedPhone' in view ? view.unconfirmedPhone : undefined).toBe(unconfirmedPhone)
})

it.each(['VERIFIED', 'BEING_CHECKED'] as const)('says why name and date of birth are locked (%s)', async (identityLock) => {
  const { store } = await open({ Profile: { profile: { ...wireProfile, identityLock } } })
  expect(store.get(personalInfoViewAtom)).toMatchObject({ identityLock })
})

it.each([
  ['OR', 18],
  ['MS', 21],
])('says from which age on somebody plays where the player lives (%s: %d)', async (state, minimumAge) => {
  const { store } = await open({
    Profile: { profile: { ...wireProfile, contactDetails: { ...wireProfile.contactDetails, country: 'US', state } } },
  })
  expect(store.get(personalInfoViewAtom)).toMatchObject({ minimumAge })
})

it('saves, says what is to be confirmed, and shows the new name in the header', async () => {
  const saved = { ...wireProfile, personalInfo: { ...wireProfile.personalInfo, displayName: 'mara_at_sea' } }
  const { store, browser } = await open({ SavePersonalInfo: { savePersonalInfo: { profile: saved, toConfirm: ['EMAIL'] } } })
  const toConfirm = store.set(savePersonalInfoAtom, { ...values, displayName: 'mara_at_sea', email: 'new@example.com' })
  expect(store.get(personalInfoViewAtom).state).toBe('saving')
  await browser.pass(50)
  expect(await toConfirm).toEqual(['EMAIL'])
  expect(store.get(personalInfoViewAtom).state).toBe('saved')
  expect(store.get(playerAtom)?.displayName).toBe('mara_at_sea')
  const sent = browser.asked.find(({ path }) => path === 'profile/player-basic-info')
  expect(sent?.variables).toMatchObject({ input: { gender: null, timeZone: expect.any(String) } })
})

it.each([
  [{ skrillId: 'MARA-1' }, { skrillId: 'MARA-1' }, []],
  [{ email: 'new@example.com' }, {}, ['EMAIL']],
  [{ phone: '+14155550100' }, {}, ['PHONE']],
] as const)(
  'asks first whether it is the player where %o is saved; what was typed is saved with the proof',
  async (typed, kept, toConfirm) => {
    const saved = { ...wireProfile, personalInfo: { ...wireProfile.personalInfo, ...kept } }
    const { store, browser, said } = await open({
      SavePersonalInfo: ({ variables }) => {
        const { password } = (variables['stepUp'] ?? {}) as { password?: string }
        if (password === undefined) return saysNo(403, 'STEP_UP_REQUIRED')()
        const fieldErrorDetails = [{ field: 'password', code: 'invalid', message: 'No.' }]
        return password === 'Moonlit 1!'
          ? { status: 200, body: { data: { savePersonalInfo: { profile: saved, toConfirm } } } }
          : { status: 400, body: { status: 400, code: 'BAD_INPUT', message: 'No.', fieldErrorDetails } }
      },
    })
    const proven: (readonly string[])[] = []
    void store.set(savePersonalInfoAtom, { ...values, ...typed }, (confirming) => proven.push(confirming))
    await browser.pass(50)
    expect(store.get(personalInfoViewAtom)).toMatchObject({ state: 'editing', stepUp: { state: 'password', isWrong: false } })
    void store.set(proveAtom, { password: 'Sunlit 1!' })
    await browser.pass(50)
    expect(store.get(personalInfoViewAtom)).toMatchObject({ state: 'editing', stepUp: { state: 'password', isWrong: true } })
    expect(proven).toEqual([])
    void store.set(proveAtom, { password: 'Moonlit 1!' })
    await browser.pass(50)
    expect(store.get(personalInfoViewAtom)).toMatchObject({ state: 'saved', values: kept })
    expect(store.get(personalInfoViewAtom)).not.toHaveProperty('stepUp')
    expect(proven).toEqual([toConfirm])
    expect(said).toEqual([])
  },
)

it.each([
  ['EMAIL_IN_USE', 'Email Id is already in use.', 'email'],
  ['PHONE_REGISTERED', 'Your phone number is already registered', 'phone'],
  ['DISPLAY_NAME_TAKEN', 'The display name mara is already taken.', 'displayName'],
] as const)('shows %s at its field and never as a toast', async (code, message, field) => {
  const { store, browser, said } = await open({ SavePersonalInfo: saysNo(409, code, message) })
  void store.set(savePersonalInfoAtom, values)
  await browser.pass(50)
  expect(store.get(personalInfoViewAtom)).toMatchObject({ state: 'editing', refusals: [{ field, code, message }] })
  expect(said).toEqual([])
})

it('asks for a country where one is needed, until it is saved', async () => {
  const saved = { ...wireProfile, contactDetails: { country: 'CA', state: 'ON', city: '', address: '', zip: 'K1A 0B1' } }
  const { store, browser } = await open({ SaveContactDetails: { saveContactDetails: saved } })
  void store.set(loadContactDetailsAtom, 'country')
  await browser.pass(50)
  expect(store.get(contactDetailsViewAtom)).toMatchObject({ countryNeeded: true })
  void store.set(saveContactDetailsAtom, saved.contactDetails)
  await browser.pass(50)
  expect(store.get(contactDetailsViewAtom)).toEqual({ state: 'saved', values: saved.contactDetails })
  void store.set(loadContactDetailsAtom, 'country')
  expect(store.get(contactDetailsViewAtom)).toMatchObject({ countryNeeded: false })
})

it('leads whom the verification sent from one lacking field to the next, and back', async () => {
  const contactDetails = { country: 'CA', state: 'ON', city: '', address: '', zip: 'K1A 0B1' }
  const here = { ...wireProfile, contactDetails: { ...contactDetails, city: 'Ottawa' } }
  const personalInfo = { ...wireProfile.personalInfo, dateOfBirth: '1991-08-14', gender: 'FEMALE' } as const
  const { store, browser } = await open({
    SaveContactDetails: { saveContactDetails: here },
    SavePersonalInfo: { savePersonalInfo: { profile: { ...here, personalInfo }, toConfirm: [] } },
  })
  void store.set(loadContactDetailsAtom, 'verification', 'city')
  await browser.pass(50)
  expect(store.get(contactDetailsViewAtom)).toMatchObject({ missingForKyc: ['dateOfBirth', 'gender', 'address', 'city'], focusOn: 'city' })
  void store.set(saveContactDetailsAtom, { ...contactDetails, city: 'Ottawa' })
  await browser.pass(50)
  expect(store.get(afterKycFieldsAtom)).toBe('/profile?tab=personal-info&for=verification&field=dateOfBirth')
  void store.set(loadPersonalInfoAtom, true, 'dateOfBirth')
  expect(store.get(personalInfoViewAtom)).toMatchObject({ missingForKyc: ['dateOfBirth', 'gender', 'address'], focusOn: 'dateOfBirth' })
  void store.set(savePersonalInfoAtom, { ...personalInfo })
  await browser.pass(50)
  expect(store.get(afterKycFieldsAtom)).toBe('/profile?tab=contact-details&for=verification&field=address')
  void store.set(loadContactDetailsAtom, null, 'address')
  expect(store.get(contactDetailsViewAtom)).not.toHaveProperty('focusOn')
})

it('says that the profile did not come, and takes it at the next try', async () => {
  let isDown = true
  const { store, browser } = await open({
    Profile: () => (isDown ? saysNo(500, 'INTERNAL')() : { status: 200, body: { data: { profile: wireProfile } } }),
  })
  expect(store.get(profileAtom)).toEqual({ state: 'failed' })
  isDown = false
  void store.set(loadProfileAtom)
  await browser.pass(50)
  expect(store.get(profileAtom).state).toBe('loaded')
})

it('shows a new player no rounds, and a seasoned one without a win no biggest one', async () => {
  const stats = { rounds: 0, winnings: '0', withdrawableWinnings: '0', biggestWin: null, favorites: [], details: [] }
  let profileStats = stats
  const { store, browser } = await open({ ProfileStats: () => ({ status: 200, body: { data: { profileStats } } }) })
  void store.set(loadStatsAtom)
  await browser.pass(50)
  expect(store.get(profileStatsViewAtom)).toMatchObject({ state: 'newPlayer', balances: { version: 7n } })
  profileStats = { ...stats, rounds: 12 }
  void store.set(loadStatsAtom)
  await browser.pass(50)
  expect(store.get(profileStatsViewAtom)).toMatchObject({ state: 'seasonedPlayer', rounds: 12 })
  expect(store.get(profileStatsViewAtom)).not.toHaveProperty('biggestWin')
})
