import { expect, it } from 'vitest'
import { testApp as openHouse } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireProfile, wireSessions } from '../../testing/wireProfile.ts'
import {
  changePasswordInSettingsAtom,
  endSessionAtom,
  loadSettingsAtom,
  showSettingsPartAtom,
  settingsViewAtom,
  switchSpecialOffersAtom,
} from './settings.atoms.ts'
import { everySession } from '@lagoon/contract/account/enums'

const open = async (answers: Parameters<typeof openHouse>[0] = {}) => {
  let sessions = wireSessions
  const end = (left: typeof wireSessions, data: object) => () => {
    sessions = left
    return { status: 200, body: { data } }
  }
  const app = openHouse({
    Profile: { profile: wireProfile },
    OtherSessions: () => ({ status: 200, body: { data: { otherSessions: sessions } } }),
    EndOtherSession: end(wireSessions.slice(1), { endOtherSession: true }),
    EndOtherSessions: end([], { endOtherSessions: true }),
    ...answers,
  })
  await logInto(app)
  void app.store.set(loadSettingsAtom)
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

it('offers nothing that the platform cannot do, and keeps shut what is not offered', async () => {
  const { store, shown } = await open()
  expect(shown()).toMatchObject({ settings: { parts: ['language', 'changePassword', 'sessions'] } })
  expect(shown()).not.toHaveProperty('settings.notifications')
  store.set(showSettingsPartAtom, 'depositLimit')
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
