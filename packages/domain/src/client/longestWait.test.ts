import { expect, it } from 'vitest'
import { webSettings } from '../shell/shell.operations.ts'
import { testApp } from '../testing/testApp.ts'

it('a call that nobody answers is given up after 15 s, also where a token was to be asked for first', async () => {
  const { client, browser } = testApp({}, { delayOf: () => 600_000 })
  let given: unknown
  void client.call(webSettings, {}, { isQuiet: true }).then((answer) => (given = answer))
  await browser.pass(14_999)
  expect(given).toBeUndefined()
  await browser.pass(1)
  expect(given).toEqual({ ok: false, error: { kind: 'offline' } })
})
