import { expect, it, vi } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireSettings } from '../../testing/wire.ts'
import { wireProfile } from '../../testing/wireProfile.ts'
import { contactDetailsViewAtom, loadContactDetailsAtom } from './contact.atoms.ts'
import { GUESS_TIMEOUT_MS } from './country.atoms.ts'
import { profileAtom } from './profile.atoms.ts'

const LOOKUP = 'https://ip.example/country'
const settings = (ipLookupUrl: string | null) => ({ webSettings: { ...wireSettings, ipLookupUrl } })

/** A player opens the contact details while the look-up answers as told; what it was asked with is kept. */
const open = async (lookup: () => Promise<Response>, { country = '', address = LOOKUP as string | null } = {}) => {
  const profile = { ...wireProfile, contactDetails: { ...wireProfile.contactDetails, country } }
  const app = testApp({ Profile: { profile }, WebSettings: settings(address) })
  await logInto(app)
  const asked: RequestInit[] = []
  const ours = app.ports.network.fetch
  vi.spyOn(app.ports.network, 'fetch').mockImplementation((url, request) => {
    if (url !== LOOKUP) return ours(url, request)
    asked.push(request)
    return Promise.race([
      lookup(),
      new Promise<Response>((_, reject) => request.signal?.addEventListener('abort', () => reject(new Error('called off')))),
    ])
  })
  void app.store.set(loadContactDetailsAtom, null)
  await app.browser.pass(200)
  const shown = () => {
    const view = app.store.get(contactDetailsViewAtom)
    return 'values' in view ? view.values.country : undefined
  }
  return { ...app, asked, shown }
}
const says =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status })

it('preselects the country that the look-up names, and keeps it out of what is kept', async () => {
  const { shown, store } = await open(says('{"country":"CA"}'))
  expect(shown()).toBe('CA')
  expect(store.get(profileAtom)).toMatchObject({ value: { contactDetails: { country: '' } } })
})

it('adds nothing to the question: no header, no cookie, no address of ours', async () => {
  const { asked } = await open(says('{"country":"CA"}'))
  expect(asked.length).toBe(1)
  expect(asked[0]).toMatchObject({ headers: {}, credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(asked[0]?.body).toBeUndefined()
})

it.each([
  ['fails', says('{"country":"CA"}', 500)],
  ['answers nothing readable', says('{"country":{"toString":"<b>nowhere</b>"')],
  ['names no country', says('{"country":"<img src=x>"}')],
  ['breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
])('changes nothing for the player when the look-up %s', async (_how, lookup) => {
  const { shown, said } = await open(lookup)
  expect(shown()).toBe('')
  expect(said).toEqual([])
})

it('waits for a silent look-up a second and no longer', async () => {
  const { shown, said, browser } = await open(() => new Promise(() => undefined))
  expect(shown()).toBeUndefined()
  await browser.pass(GUESS_TIMEOUT_MS)
  expect(shown()).toBe('')
  expect(said).toEqual([])
})

it('asks nobody where the country is known, or where there is no look-up', async () => {
  const known = await open(says('{"country":"CA"}'), { country: 'US' })
  expect([known.shown(), known.asked]).toEqual(['US', []])
  const none = await open(says('{"country":"CA"}'), { address: null })
  expect([none.shown(), none.asked]).toEqual(['', []])
})
