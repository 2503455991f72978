import { expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import type { DisplayNameCheck } from './account.state.ts'
import { signUpAtom, signUpViewAtom, typeDisplayNameAtom } from './signUp.atoms.ts'

const values = {
  firstName: 'Ada',
  lastName: 'Reed',
  displayName: 'ada_reed',
  email: 'ada@lagoon.example',
  phone: '+15550100200',
  password: 'Night-Water-7',
  confirmPassword: 'Night-Water-7',
  termsAccepted: true,
  ageAcknowledged: true,
  specialOffers: false,
} as const

it('never calls a display name available that somebody took between the question and the sign-up', async () => {
  const app = testApp({
    DisplayNameAvailability: { displayNameAvailability: 'AVAILABLE' },
    Register: () => ({ status: 409, body: { status: 409, code: 'DISPLAY_NAME_TAKEN', message: 'Taken.' } }),
  })
  const checkIs = (): DisplayNameCheck | undefined => {
    const view = app.store.get(signUpViewAtom)
    return view.state === 'done' ? undefined : view.displayNameCheck
  }
  app.store.set(typeDisplayNameAtom, 'ada_reed')
  await app.browser.pass(1_000)
  expect(checkIs()).toBe('available')
  void app.store.set(signUpAtom, values)
  await app.browser.pass(50)
  expect(app.store.get(signUpViewAtom)).toMatchObject({
    displayNameCheck: 'taken',
    refusals: [{ field: 'displayName', code: 'DISPLAY_NAME_TAKEN' }],
  })
  app.store.set(typeDisplayNameAtom, 'ada_reed_2')
  expect(checkIs()).toBe('unchecked')
  await app.browser.pass(1_000)
  expect(checkIs()).toBe('available')
})
