import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { operationPaths } from '@lagoon/contract/paths'
import { payAddress } from '@lagoon/contract/wallet/purchaseAddresses'
import { loadCalls } from '@lagoon/domain/client/loadCalls'
import { knowSessionAtom } from '@lagoon/domain/session/session.atoms'
import { controlledBrowser, type Asked, type Reply } from '@lagoon/domain/testing/controlledPorts'
import { wireBalances, wirePlayer } from '@lagoon/domain/testing/wire'
import { wireInvoice, wirePayment } from '@lagoon/domain/testing/wireCashier'
import { App } from '../boot/App.tsx'
import { createApp } from '../boot/createApp.ts'
import { memoryAddressBar } from '../navigation/addressBar.ts'
import { createRouterInMemory } from '../navigation/router.ts'
import { routeTable } from '../routes/table.ts'

const MINUTE = 60_000
const issuedAt = Date.parse(wireInvoice.issuedAt)
const stored = JSON.stringify({ generation: 'g', accessToken: 'acc', refreshToken: 'ref' })

const answer = ({ path }: Asked): Reply => {
  const headers = { date: new Date(issuedAt + 10 * MINUTE).toUTCString() }
  if (path === operationPaths.Me) return { status: 200, body: { data: { me: wirePlayer, balances: wireBalances('1') } }, headers }
  if (path !== operationPaths.Payment) return { status: 500, body: { status: 500, message: 'no' }, headers }
  const payment = wirePayment({ step: { kind: 'INVOICE', url: null, invoice: wireInvoice } })
  return { status: 200, body: { data: { payment } }, headers }
}

/** The pieces of a page are fetched in their own time. */
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

/** The page of an invoice of 30 minutes, ten minutes after it was issued, on a device whose clock is wrong by so much. */
const invoiceOn = async (wrongBy: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: issuedAt + 10 * MINUTE + wrongBy })
  const browser = controlledBrowser((asked) => ({ afterMs: 5, reply: answer(asked) }))
  browser.texts.set('session', stored)
  const tab = browser.openTab()
  const bar = memoryAddressBar(payAddress('pay-1'))
  const { domain, navigation } = createApp({
    ports: { ...tab, clock: { ...tab.clock, now: () => Date.now() } },
    origin: 'https://lagoon.example',
    toasts: { show: () => undefined },
    routes: routeTable,
    bar,
    loadRouter: async () => createRouterInMemory(bar),
    loadLine: () => Promise.reject(new Error('no line here')),
  })
  void domain.store.set(knowSessionAtom)
  void navigation.start()
  const timeLeft = () => {
    const page = renderToString(createElement(App, { store: domain.store }))
    return page.includes('Time’s up') ? 'over' : /Price locked.*?>(\d+:\d\d)</s.exec(page)?.[1]
  }
  for (let turn = 0; turn < 500 && timeLeft() === undefined; turn += 1) {
    await browser.pass(20)
    await aMoment()
  }
  return timeLeft
}

beforeAll(() => loadCalls())
afterEach(() => vi.useRealTimers())

it.each([
  ['right', 0],
  ['an hour ahead', 60 * MINUTE],
  ['a quarter of an hour behind', -15 * MINUTE],
])('an invoice in crypto holds as long as its server says on a device whose clock is %s', async (_, wrongBy) => {
  const timeLeft = await invoiceOn(wrongBy)
  expect(timeLeft()).toBe('20:00')
  vi.setSystemTime(Date.now() + 5 * MINUTE)
  expect(timeLeft()).toBe('15:00')
  vi.setSystemTime(Date.now() + 15 * MINUTE)
  expect(timeLeft()).toBe('over')
})
