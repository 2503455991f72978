import { expect, it } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import { logInto } from '../testing/testAppSteps.ts'
import { loginViewAtom, resetLoginAtom } from './login.atoms.ts'

it('waits as long as the server says after too many passwords, asks nobody in the meantime, and says it once', async () => {
  const app = testApp({
    Login: () => ({ status: 429, body: { status: 429, code: 'LOCKED_OUT', message: 'Too many.', retryAfterSeconds: 90 } }),
  })
  const { store, browser, ports, said } = app
  store.set(resetLoginAtom)
  const before = ports.clock.now()
  await logInto(app)
  const view = store.get(loginViewAtom)
  expect(view.state).toBe('lockedOut')
  const until = view.state === 'lockedOut' ? Date.parse(view.until) : 0
  expect(until - before).toBeGreaterThanOrEqual(90_000)
  expect(until - before).toBeLessThan(91_000)
  await browser.pass(90_000)
  expect(browser.asked.filter(({ path }) => path === 'login')).toHaveLength(1)
  expect(said).toEqual([])
})
