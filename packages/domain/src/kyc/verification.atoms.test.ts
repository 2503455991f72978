import { expect, it, vi } from 'vitest'
import type { ResultOf } from '../client/operation.ts'
import { loadCashierAtom, cashierAtom } from '../wallet/packages/packages.atoms.ts'
import { operationPaths } from '@lagoon/contract/paths'
import { playerAtom } from '../session/session.atoms.ts'
import { testApp, type Answers } from '../testing/testApp.ts'
import { logInto, saysNo } from '../testing/testAppSteps.ts'
import { wireCashier } from '../testing/wireCashier.ts'
import { completeProfile, wireSession, wireVerification } from '../testing/wireVerification.ts'
import { FRAME_PATIENCE_MS, drawFrameAtom, leaveFrameAtom, openFrameAtom, readyFrameAtom, submitFrameAtom } from './frame.atoms.ts'
import { holdVerificationAtom, loadVerificationAtom, verificationAtom } from './knownVerification.atoms.ts'
import { renewTokenAtom, sessionAtom, startVerificationAtom } from './session.atoms.ts'
import { receiveVerificationAtom } from './verification.atoms.ts'
import { frameViewAtom, openDetailsAtom, openPhotosAtom, photosViewAtom, startKycViewAtom, verificationViewAtom } from './views.atoms.ts'

type Wire = ResultOf<'Verification'>['verification']

/** A logged-in player whose case the test moves; `asked` are the questions to the identity provider itself. */
const open = async (
  answers: Answers = {},
  provider: () => Promise<Response> = () => Promise.reject(new TypeError('Failed to fetch')),
  setting: Parameters<typeof testApp>[1] = {},
) => {
  const server: { case: Wire } = { case: wireVerification() }
  const app = testApp(
    {
      Verification: () => ({ status: 200, body: { data: { verification: server.case } } }),
      CheckVerification: () => ({ status: 200, body: { data: { checkVerification: server.case } } }),
      StartVerification: { startVerification: wireSession() },
      Profile: { profile: completeProfile },
      Cashier: { cashier: wireCashier(), openPayment: null },
      ...answers,
    },
    setting,
  )
  await logInto(app)
  const asked: { readonly url: string; readonly request: RequestInit }[] = []
  const ours = app.ports.network.fetch
  vi.spyOn(app.ports.network, 'fetch').mockImplementation((url, request) => {
    if (!url.startsWith('https://kyc.example')) return ours(url, request)
    asked.push({ url, request })
    return provider()
  })
  const done = async (step: unknown) => {
    await app.browser.pass(100)
    await step
  }
  return { ...app, server, asked, done }
}
const calls = ({ browser }: { browser: { asked: readonly { path: string }[] } }, name: keyof typeof operationPaths) =>
  browser.asked.filter(({ path }) => path === operationPaths[name]).length
const at = '1970-01-01T00:00:01.000Z'

it('shows how the case stands, and that it did not come', async () => {
  const { store, server, done } = await open()
  expect(store.get(verificationViewAtom).state).toBe('loading')
  await done(store.set(loadVerificationAtom))
  expect(store.get(verificationViewAtom).state).toBe('notStarted')
  server.case = wireVerification({ state: 'COMPLETED', isIdVerified: true })
  await done(store.set(loadVerificationAtom))
  expect(store.get(verificationViewAtom).state).toBe('completed')
  expect(store.get(playerAtom)?.idVerified).toBe(true)
  const down = await open({ Verification: saysNo(503, 'PROVIDER_UNAVAILABLE') })
  await down.done(down.store.set(loadVerificationAtom))
  expect(down.store.get(verificationViewAtom).state).toBe('failed')
  expect(down.went).toEqual([])
})

it('J1 a live message opens and closes at once what a decision opens and closes', async () => {
  const app = await open()
  const { store, server, browser, done } = app
  await done(store.set(loadVerificationAtom))
  await done(store.set(loadCashierAtom))
  const stop = [store.sub(verificationAtom, () => undefined), store.sub(cashierAtom, () => undefined)]
  const before = calls(app, 'Cashier')
  server.case = wireVerification({ state: 'COMPLETED', since: at, isIdVerified: true })
  void store.set(receiveVerificationAtom, { id: 'm1', topic: 'verification', isIdVerified: true })
  expect(store.get(playerAtom)?.idVerified).toBe(true)
  await browser.pass(100)
  expect(store.get(verificationViewAtom).state).toBe('completed')
  expect(calls(app, 'Cashier')).toBe(before + 1)
  server.case = wireVerification({ state: 'UNSUCCESSFUL', since: at })
  void store.set(receiveVerificationAtom, { id: 'm2', topic: 'verification', isIdVerified: false })
  expect(store.get(playerAtom)?.idVerified).toBe(false)
  await browser.pass(100)
  expect(store.get(verificationViewAtom).state).toBe('unsuccessful')
  for (const end of stop) end()
})

it('starts with the details of the profile', async () => {
  const app = await open()
  const { store, done } = app
  await done(store.set(openDetailsAtom))
  expect(store.get(startKycViewAtom)).toMatchObject({
    state: 'ready',
    level: 'IDENTITY',
    details: { fullName: 'Mara Vale', dateOfBirth: '1991-08-14', gender: 'FEMALE', country: 'US' },
  })
  const starting = store.set(startVerificationAtom)
  expect(store.get(startKycViewAtom).state).toBe('starting')
  void store.set(startVerificationAtom)
  await app.browser.pass(100)
  expect(await starting).toBe('frame')
  expect(calls(app, 'StartVerification')).toBe(1)
  expect(store.get(sessionAtom)?.accessToken).toBe('token-1')
})

it.each([
  [
    'PROFILE_INCOMPLETE',
    { fieldErrorDetails: [{ field: 'city', code: 'required', message: '' }] },
    'details',
    { state: 'fieldsMissing', missing: ['city'] },
  ],
  ['UNDER_AGE', { facts: { ofAgeOn: '2027-01-02' } }, 'details', { state: 'underAge', ofAgeOn: '2027-01-02' }],
  ['PROVIDER_UNAVAILABLE', {}, undefined, { state: 'providerUnavailable' }],
  ['VERIFICATION_CLOSED', {}, undefined, { state: 'pending' }],
] as const)('D1 %s is shown by the screen, and never as a toast', async (code, more, next, view) => {
  const status = code === 'PROVIDER_UNAVAILABLE' ? 503 : 409
  const { store, server, done, said, went } = await open({
    StartVerification: () => ({ status, body: { status, code, message: 'Your identity is not verified (KYC).', ...more } }),
  })
  await done(store.set(openDetailsAtom))
  if (code === 'VERIFICATION_CLOSED') server.case = wireVerification({ state: 'PENDING', since: at })
  const starting = store.set(startVerificationAtom)
  await done(starting)
  expect(await starting).toBe(next)
  expect(store.get(startKycViewAtom)).toMatchObject(view)
  expect(said).toEqual([])
  expect(went).toEqual([])
})

it('opens the frame, renews its token without drawing it anew, and believes nothing that it says', async () => {
  let renewed = 0
  const app = await open({
    StartVerification: () => ({
      status: 200,
      body: {
        data: { startVerification: { ...wireSession(`token-${(renewed += 1)}`), frameUrl: `https://kyc.example/websdk?${renewed}` } },
      },
    }),
  })
  const { store, server, browser, done } = app
  await done(store.set(openFrameAtom))
  expect(store.get(frameViewAtom)).toMatchObject({ state: 'providerWindow', accessToken: 'token-1', isReady: false })
  store.set(readyFrameAtom)
  await done(store.set(renewTokenAtom))
  expect(store.get(frameViewAtom)).toMatchObject({ frameUrl: 'https://kyc.example/websdk?1', accessToken: 'token-2', isReady: true })
  await browser.pass(FRAME_PATIENCE_MS)
  expect(store.get(frameViewAtom)).toMatchObject({ state: 'providerWindow' })
  await done(store.set(submitFrameAtom))
  expect(store.get(frameViewAtom).state).toBe('sent')
  server.case = wireVerification({ state: 'PENDING', since: at })
  await browser.pass(5_000)
  expect(store.get(frameViewAtom).state).toBe('pending')
  const checks = calls(app, 'CheckVerification')
  await browser.pass(120_000)
  expect(calls(app, 'CheckVerification')).toBe(checks)
})

it('is not taken back by an answer that a live message has overtaken', async () => {
  const server = { case: wireVerification() }
  const app = testApp(
    {
      Verification: () => ({ status: 200, body: { data: { verification: server.case } } }),
      CheckVerification: () => ({ status: 200, body: { data: { checkVerification: server.case } } }),
      StartVerification: { startVerification: wireSession() },
    },
    { delayOf: ({ path }) => (path === operationPaths.CheckVerification ? 500 : 5) },
  )
  await logInto(app)
  void app.store.set(openFrameAtom)
  await app.browser.pass(100)
  const stop = app.store.sub(verificationAtom, () => undefined)
  server.case = wireVerification({ state: 'PENDING', since: at })
  void app.store.set(submitFrameAtom)
  await app.browser.pass(100)
  server.case = wireVerification({ state: 'COMPLETED', since: '1970-01-01T00:00:02.000Z', isIdVerified: true })
  void app.store.set(receiveVerificationAtom, { id: 'm1', topic: 'verification', isIdVerified: true })
  await app.browser.pass(100)
  expect(app.store.get(frameViewAtom).state).toBe('completed')
  await app.browser.pass(1_000)
  expect(app.store.get(frameViewAtom).state).toBe('completed')
  stop()
})

it('asks a bounded number of times for what was sent', async () => {
  const app = await open()
  await app.done(app.store.set(openFrameAtom))
  void app.store.set(submitFrameAtom)
  await app.browser.pass(600_000)
  expect(calls(app, 'CheckVerification')).toBe(9)
  expect(app.store.get(frameViewAtom).state).toBe('sent')
})

it('says that a frame never came, and draws it once more', async () => {
  const { store, browser, done } = await open()
  await done(store.set(openFrameAtom))
  await browser.pass(FRAME_PATIENCE_MS)
  expect(store.get(frameViewAtom).state).toBe('frameBlocked')
  store.set(drawFrameAtom)
  expect(store.get(frameViewAtom).state).toBe('providerWindow')
  store.set(readyFrameAtom)
  await browser.pass(FRAME_PATIENCE_MS)
  expect(store.get(frameViewAtom)).toMatchObject({ state: 'providerWindow', isReady: true })
})

it('continues where the frame was left, with the token that is still good', async () => {
  const app = await open()
  const { store, browser, done } = app
  await done(store.set(openFrameAtom))
  store.set(readyFrameAtom)
  store.set(leaveFrameAtom)
  await done(store.set(openPhotosAtom))
  expect(store.get(photosViewAtom).state).toBe('leftBeforeEnd')
  await done(store.set(openFrameAtom))
  expect(calls(app, 'StartVerification')).toBe(1)
  store.set(leaveFrameAtom)
  await browser.pass(600_000)
  await done(store.set(openFrameAtom))
  expect(calls(app, 'StartVerification')).toBe(2)
})

it('asks for a new token where the server takes the old one no more, on a device whose clock is behind', async () => {
  const app = await open({}, undefined, { serverAheadMs: 600_000 })
  const { store, done } = app
  await done(store.set(openFrameAtom))
  store.set(leaveFrameAtom)
  await done(store.set(openFrameAtom))
  expect(calls(app, 'StartVerification')).toBe(2)
})

it('knows after a reload too that a level was begun, and asks on for what was sent of it', async () => {
  const { store, server, browser, done } = await open()
  await done(store.set(openFrameAtom))
  server.case = wireVerification({ since: at })
  void store.set(submitFrameAtom)
  await browser.pass(2_000)
  expect(store.get(frameViewAtom).state).toBe('sent')
  server.case = wireVerification({ state: 'PENDING', since: '1970-01-01T00:00:02.000Z' })
  await browser.pass(5_000)
  expect(store.get(frameViewAtom).state).toBe('pending')
  const again = await open()
  again.server.case = wireVerification({ since: at })
  await again.done(again.store.set(openPhotosAtom))
  expect(again.store.get(photosViewAtom).state).toBe('leftBeforeEnd')
})

it('was not left by who has only confirmed the details', async () => {
  const { store, server, done } = await open()
  await done(store.set(openDetailsAtom))
  await done(store.set(startVerificationAtom))
  server.case = wireVerification({ since: at })
  await done(store.set(openPhotosAtom))
  expect(store.get(photosViewAtom).state).toBe('ready')
})

it('was not left where it came to an end', async () => {
  const { store, server, done } = await open()
  await done(store.set(openFrameAtom))
  store.set(readyFrameAtom)
  server.case = wireVerification({ state: 'COMPLETED', since: at, isIdVerified: true, isAddressAsked: true })
  store.set(holdVerificationAtom, server.case)
  expect(store.get(frameViewAtom).state).toBe('addressAsked')
  store.set(leaveFrameAtom)
  await done(store.set(openPhotosAtom))
  expect(store.get(photosViewAtom)).toMatchObject({ state: 'ready', level: 'ADDRESS' })
})

it('leads back to the details where the frame cannot be opened for them, and says that the provider is down', async () => {
  const lacking = await open({ StartVerification: saysNo(409, 'PROFILE_INCOMPLETE') })
  const opening = lacking.store.set(openFrameAtom)
  await lacking.done(opening)
  expect(await opening).toBe('details')
  const down = await open({ StartVerification: saysNo(503, 'PROVIDER_UNAVAILABLE') })
  await down.done(down.store.set(openFrameAtom))
  expect(down.store.get(frameViewAtom).state).toBe('providerUnavailable')
  expect(down.went).toEqual([])
})

const requirements =
  (types: readonly string[], level = 'lagoon-identity') =>
  async () =>
    new Response(JSON.stringify({ levelName: level, country: 'US', docSets: [{ idDocSetType: 'IDENTITY', types }] }))

it('J3 asks the provider itself with the key that belongs to the player, and with nothing of ours', async () => {
  const { store, server, asked, done } = await open({}, requirements(['DRIVERS', 'PASSPORT', 'LIBRARY_CARD']))
  await done(store.set(openDetailsAtom))
  expect(asked.map(({ url }) => url)).toEqual(['https://kyc.example/resources/requirements?level=lagoon-identity&country=US'])
  expect(asked[0]?.request.headers).toEqual({ 'accept-language': 'en', 'client-key': 'id-key' })
  expect(asked[0]?.request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
  expect(store.get(startKycViewAtom)).toMatchObject({ accepted: ['PASSPORT', 'DRIVERS'] })
  server.case = wireVerification({ level: 'ADDRESS', state: 'NOT_STARTED', isIdVerified: true, isAddressAsked: true })
  void store.set(receiveVerificationAtom, { id: 'm1', topic: 'verification', isIdVerified: true })
  await done(store.set(openPhotosAtom))
  expect(asked[1]?.url).toContain('level=lagoon-address')
  expect(asked[1]?.request.headers).toEqual({ 'accept-language': 'en', 'client-key': 'address-key' })
})

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it refuses', async () => new Response('no', { status: 403 })],
  ['it is not the answer', async () => new Response('<html>')],
])('J3 says nothing of documents where %s', async (_, provider) => {
  const { store, done, said } = await open({}, provider)
  await done(store.set(openDetailsAtom))
  expect(store.get(startKycViewAtom)).toMatchObject({ state: 'ready', accepted: [] })
  expect(said).toEqual([])
})

it('J3 never takes our own origin for the provider’s', async () => {
  const { store, server, browser, done } = await open()
  server.case = wireVerification({ provider: { ...wireVerification().provider, origin: 'https://lagoon.example' } })
  await done(store.set(openDetailsAtom))
  expect(browser.asked.filter(({ path }) => path.includes('requirements'))).toEqual([])
})
