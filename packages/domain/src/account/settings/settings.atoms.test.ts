import { expect, it } from 'vitest'
import { testApp } from '../../testing/testApp.ts'
import type { Asked } from '../../testing/controlledPorts.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import type { Permission } from '../../push/push.ts'
import { wireSettings } from '../../testing/wire.ts'
import { wireProfile, wireSessions } from '../../testing/wireProfile.ts'
import {
  changePasswordInSettingsAtom,
  endSessionAtom,
  loadSettingsAtom,
  showSettingsPartAtom,
  settingsViewAtom,
  allowNotificationsAtom,
  switchNotificationsAtom,
  switchSpecialOffersAtom,
} from './settings.atoms.ts'
import { saveOwnLimitAtom } from './ownLimits.atoms.ts'
import { everySession } from '@lagoon/contract/account/enums'

const pushed = { WebSettings: { webSettings: { ...wireSettings, push: { service: 'WEB_PUSH', vapidKey: 'v', firebase: null } } } } as const

const open = async (
  answers: Parameters<typeof testApp>[0] = {},
  permission: Permission = 'default',
  place: string | null = null,
  setting: Parameters<typeof testApp>[1] = {},
) => {
  let sessions = wireSessions
  const end = (left: typeof wireSessions, data: object) => () => {
    sessions = left
    return { status: 200, body: { data } }
  }
  const all = {
    Profile: { profile: wireProfile },
    WebSettings: { webSettings: wireSettings },
    DepositLimit: { depositLimit: { now: null, next: null } },
    LossLimit: { lossLimit: { now: null, next: null } },
    OtherSessions: () => ({ status: 200, body: { data: { otherSessions: sessions } } }),
    EndOtherSession: end(wireSessions.slice(1), { endOtherSession: true }),
    EndOtherSessions: end([], { endOtherSessions: true }),
    ...answers,
  }
  const app = testApp(all, setting)
  await logInto(app)
  void app.store.set(loadSettingsAtom, permission, place)
  await app.browser.pass(50)
  return { ...app, shown: () => app.store.get(settingsViewAtom) }
}

it('shows the other devices, and ends one of them or all', async () => {
  const { store, browser, shown } = await open()
  store.set(showSettingsPartAtom, 'sessions')
  expect(shown()).toMatchObject({ state: 'sessions', settings: { sessions: [{ kind: 'PHONE' }, { kind: 'COMPUTER' }] } })
  void store.set(endSessionAtom, 's-phone')
  expect(shown()).toMatchObject({ ending: 's-phone' })
  await browser.pass(50)
  expect(shown()).toMatchObject({ settings: { sessions: [{ id: 's-desk' }] } })
  expect(shown()).not.toHaveProperty('ending')
  void store.set(endSessionAtom, everySession)
  await browser.pass(50)
  expect(shown()).toMatchObject({ settings: { sessions: [] } })
})

it('switches offers at once, and back where the server does not take it', async () => {
  const { store, browser, shown, said } = await open({ SaveSpecialOffers: saysNo(500, 'INTERNAL') })
  void store.set(switchSpecialOffersAtom, false)
  expect(shown()).toMatchObject({ settings: { specialOffers: false } })
  await browser.pass(50)
  expect(shown()).toMatchObject({ settings: { specialOffers: true } })
  expect(said).toHaveLength(1)
})

it.each([
  ['offers', switchSpecialOffersAtom, 'profile/special-offers', 'specialOffers', [true, false]],
  ['notifications', switchNotificationsAtom, 'profile/notifications', 'notifications', ['on', 'off']],
] as const)(
  'sends one flip of the switch of %s at a time, and ends as it was flipped last',
  async (_, switchAtom, path, name, [on, off]) => {
    const saved = (field: string) => (asked: Asked) => {
      const isOn = asked.variables['isOn'] === true
      return { status: 200, body: { data: { [field]: { ...wireProfile, notifications: isOn, specialOffers: isOn } } } }
    }
    // Without an order of their own the first answer would come last.
    const delays = [30, 20, 10]
    const { store, browser, shown } = await open(
      { ...pushed, SaveSpecialOffers: saved('saveSpecialOffers'), SaveNotifications: saved('saveNotifications') },
      'granted',
      null,
      { delayOf: (asked) => (asked.path === path ? (delays.shift() ?? 5) : 5) },
    )
    const sent = () => browser.asked.filter((asked) => asked.path === path).map(({ variables }) => variables['isOn'])
    for (const isOn of [false, true]) void store.set(switchAtom, isOn)
    expect(shown()).toMatchObject({ settings: { [name]: on } })
    await browser.pass(200)
    expect(shown()).toMatchObject({ settings: { [name]: on } })
    expect(sent()).toEqual([false, true])
    for (const isOn of [false, true, false]) void store.set(switchAtom, isOn)
    await browser.pass(200)
    expect(shown()).toMatchObject({ settings: { [name]: off } })
    expect(sent()).toEqual([false, true, false])
  },
)

it.each([
  ['granted', true, 'on'],
  ['granted', false, 'off'],
  ['default', true, 'off'],
  ['denied', true, 'blocked'],
  ['absent', true, undefined],
] as const)('shows what the browser says (%s) and what the player wants (%s) as %s', async (permission, notifications, shownAs) => {
  const { shown } = await open({ ...pushed, Profile: { profile: { ...wireProfile, notifications } } }, permission)
  expect(shown()).toMatchObject({ state: 'settled', settings: { parts: expect.anything() } })
  expect((shown() as { settings: { notifications?: string } }).settings.notifications).toBe(shownAs)
})

it('switches notifications at once, and back where the server does not take it', async () => {
  const { store, browser, shown, said } = await open({ ...pushed, SaveNotifications: saysNo(500, 'INTERNAL') }, 'granted')
  void store.set(switchNotificationsAtom, false)
  expect(shown()).toMatchObject({ settings: { notifications: 'off' } })
  await browser.pass(50)
  expect(shown()).toMatchObject({ settings: { notifications: 'on' } })
  expect(said).toHaveLength(1)
})

it.each([
  ['granted', { state: 'granted' }, 'on'],
  ['denied', { state: 'blocked' }, 'blocked'],
  ['default', { state: 'default', isAsking: false }, 'off'],
] as const)('explains notifications, and opens the question of the browser, which answers %s', async (answer, view, shownAs) => {
  const off = { profile: { ...wireProfile, notifications: false } }
  const on = { saveNotifications: { ...wireProfile, notifications: true } }
  const { store, browser, shown } = await open({ ...pushed, Profile: off, SaveNotifications: on }, 'default', 'notifications')
  expect(shown()).toMatchObject({ state: 'notifications', permission: { state: 'default', isAsking: false } })
  const asked = Promise.withResolvers<void>()
  const done = store.set(allowNotificationsAtom, { permission: () => answer, ask: () => asked.promise })
  expect(shown()).toMatchObject({ permission: { state: 'default', isAsking: true } })
  asked.resolve()
  await browser.pass(50)
  await done
  expect(shown()).toMatchObject({ state: 'notifications', permission: view, settings: { notifications: shownAs } })
})

it('offers nothing that the platform cannot do, and keeps shut what is not offered', async () => {
  const { store, shown } = await open()
  expect(shown()).toMatchObject({ settings: { parts: ['language', 'depositLimit', 'lossLimit', 'changePassword', 'sessions'] } })
  expect(shown()).not.toHaveProperty('settings.notifications')
  store.set(showSettingsPartAtom, 'takeBreak')
  expect(shown().state).toBe('settled')
})

it('asks for the devices again once the password is another one', async () => {
  const { store, browser, shown } = await open({ ChangePassword: { changePassword: { othersLoggedOut: true } } })
  store.set(showSettingsPartAtom, 'changePassword')
  const asked = () => browser.asked.filter(({ path }) => path === 'sessions').length
  const before = asked()
  void store.set(changePasswordInSettingsAtom, {
    currentPassword: 'Moonlit 1!',
    password: 'Harbour 7!',
    confirmPassword: 'Harbour 7!',
    logOutOthers: true,
  })
  await browser.pass(50)
  expect(shown()).toMatchObject({ state: 'changePassword', password: { state: 'done', othersLoggedOut: true } })
  expect(asked()).toBe(before + 1)
})

it('says that the settings did not come', async () => {
  const { shown } = await open({ OtherSessions: saysNo(500, 'INTERNAL') })
  expect(shown()).toEqual({ state: 'failed' })
})

it.each([
  ['depositLimit', 'DepositLimit', 'SaveDepositLimit'],
  ['lossLimit', 'LossLimit', 'SaveLossLimit'],
] as const)('sets the %s, and says which one waits', async (name, query, mutation) => {
  const from = '2026-03-03T08:40:00.000Z'
  const week = { amount: 200, days: '7' }
  const next = { limit: { amount: 300, days: '7' }, from }
  const { store, browser, shown } = await open({
    [query]: { [name]: { now: week, next: null } },
    [mutation]: { [`save${query}`]: { now: week, next } },
  })
  store.set(showSettingsPartAtom, name)
  expect(shown()).toMatchObject({ state: name, isSaving: false, settings: { limits: { [name]: { now: week } } } })
  void store.set(saveOwnLimitAtom, name, { amount: 300, days: '7' })
  expect(shown()).toMatchObject({ isSaving: true })
  await browser.pass(50)
  expect(shown()).toMatchObject({ isSaving: false, settings: { limits: { [name]: { now: week, next } } } })
})

it('keeps the limit where the server does not take another one', async () => {
  const now = { amount: 200, days: '7' }
  const { store, browser, shown } = await open({
    DepositLimit: { depositLimit: { now, next: { limit: null, from: '2026-03-03T08:40:00.000Z' } } },
    SaveDepositLimit: saysNo(500, 'INTERNAL'),
  })
  void store.set(saveOwnLimitAtom, 'depositLimit', null)
  await browser.pass(50)
  expect(shown()).toMatchObject({ settings: { limits: { depositLimit: { now, next: { limit: null } } } } })
})

it('sets both limits at once: the one that is on its way does not hold the other back', async () => {
  const week = { amount: 200, days: '7' }
  const delays = [30, 10]
  const { store, browser, shown } = await open(
    {
      SaveDepositLimit: { saveDepositLimit: { now: week, next: null } },
      SaveLossLimit: { saveLossLimit: { now: week, next: null } },
    },
    'default',
    null,
    { delayOf: ({ path }) => (path.endsWith('-limit/save') ? (delays.shift() ?? 5) : 5) },
  )
  const part = (name: 'depositLimit' | 'lossLimit') => {
    store.set(showSettingsPartAtom, name)
    return shown()
  }
  for (const name of ['depositLimit', 'lossLimit'] as const) void store.set(saveOwnLimitAtom, name, { amount: 200, days: '7' })
  void store.set(saveOwnLimitAtom, 'lossLimit', { amount: 300, days: '7' })
  expect([part('depositLimit'), part('lossLimit')]).toMatchObject([{ isSaving: true }, { isSaving: true }])
  await browser.pass(15)
  expect([part('depositLimit'), part('lossLimit')]).toMatchObject([{ isSaving: true }, { isSaving: false }])
  await browser.pass(50)
  expect(part('depositLimit')).toMatchObject({
    isSaving: false,
    settings: { limits: { depositLimit: { now: week }, lossLimit: { now: week } } },
  })
})
