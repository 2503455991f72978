import { expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { lastPushAtom } from './push.atoms.ts'

it('shows the operator’s words over the socket once however often they come, and keeps the last', async () => {
  const app = testApp()
  await logInto(app)
  app.realtime.start()
  await app.browser.pass(50)
  await app.line.connect()
  for (const [id, title] of [
    ['a', 'High tide'],
    ['a', 'High tide'],
    ['b', 'Low tide'],
  ] as const)
    app.line.say({ id, topic: 'push', title, text: 'Free spins until midnight.' })
  expect(app.said).toEqual(['High tide', 'Low tide'])
  expect(app.store.get(lastPushAtom)).toMatchObject({ id: 'b', title: 'Low tide', text: 'Free spins until midnight.' })
})
