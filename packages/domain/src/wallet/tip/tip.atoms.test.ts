import { expect, it } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireBalances } from '../../testing/wire.ts'
import { refreshBalancesAtom } from '../balances/balances.atoms.ts'
import { askWhoDealsAtom, canTipOf, chooseTipAtom, closeTipAtom, openTipAtom, sendTipAtom, tipViewAtom } from './tip.atoms.ts'

const TABLE = 'porthole-twenty-one'
const withTips = (version: string, tips: string) => {
  const sheet = wireBalances(version)
  return { ...sheet, tokens: sheet.tokens.map((token) => (token.kind === 'TIP' ? { ...token, amount: tips } : token)) }
}
const offer = { dealer: 'Ines Caldeira', table: 'Porthole Twenty-One', minimum: '100', steps: ['100', '250'] }

const atTheTable = async (answers: Answers = {}) => {
  const app = testApp({
    TipOffer: { tipOffer: offer },
    SendTip: { sendTip: { dealer: 'Ines Caldeira', table: 'Porthole Twenty-One', amount: '250' } },
    Balances: { balances: withTips('8', '600') },
    ...answers,
  })
  await logInto(app)
  void app.store.set(askWhoDealsAtom, TABLE)
  await app.browser.pass(50)
  return app
}

it('is offered where somebody deals, and nowhere else', async () => {
  const app = await atTheTable()
  expect(app.store.get(canTipOf(TABLE))).toBe(true)
  expect(app.store.get(tipViewAtom)).toBeUndefined()
  const nobody = await atTheTable({ TipOffer: { tipOffer: null } })
  expect(nobody.store.get(canTipOf(TABLE))).toBe(false)
  const failing = await atTheTable({ TipOffer: () => ({ status: 500, body: { status: 500, code: 'INTERNAL', message: 'no' } }) })
  expect(failing.store.get(canTipOf(TABLE))).toBe(false)
  expect(failing.said).toEqual([])
})

it('goes from the sum over its confirmation to what is left', async () => {
  const { store, browser } = await atTheTable()
  store.set(openTipAtom, TABLE)
  await browser.pass(50)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'amount', minimum: 100n, recipient: { kind: 'DEALER', name: 'Ines Caldeira' } })
  store.set(chooseTipAtom, minor(250n))
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'confirm', amount: 250n, isSending: false })
  store.set(chooseTipAtom, undefined)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'amount' })
  store.set(chooseTipAtom, minor(250n))
  void store.set(sendTipAtom)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'confirm', isSending: true })
  await browser.pass(50)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'sent', amount: 250n, balance: 600n })
  store.set(closeTipAtom)
  expect(store.get(tipViewAtom)).toBeUndefined()
})

it('comes back to its field where the server refuses the sum, and stays where nobody answers', async () => {
  let isOffline = true
  const keys: (string | undefined)[] = []
  const { store, browser } = await atTheTable({
    SendTip: ({ headers }) => {
      keys.push(headers['idempotency-key'])
      if (isOffline) return { status: 500, body: { status: 500, code: 'INTERNAL', message: 'no' } }
      const fieldErrorDetails = [{ field: 'amount', code: 'notEnough', message: 'This is more than you have.' }]
      return { status: 400, body: { status: 400, code: 'BAD_INPUT', message: 'no', fieldErrorDetails } }
    },
  })
  store.set(openTipAtom, TABLE)
  store.set(chooseTipAtom, minor(500n))
  void store.set(sendTipAtom)
  await browser.pass(50)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'confirm', amount: 500n, isSending: false })
  isOffline = false
  void store.set(sendTipAtom)
  await browser.pass(50)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'amount', refusals: [{ field: 'amount', code: 'notEnough' }] })
  // What may have been done is asked for under the same key.
  expect(keys[0]).toBeDefined()
  expect(keys[1]).toBe(keys[0])
})

it('that is on its way is neither changed nor sent again', async () => {
  const { store, browser } = await atTheTable()
  const sent = () => browser.asked.filter(({ path }) => path === 'wallet/tip').length
  store.set(openTipAtom, TABLE)
  await browser.pass(50)
  store.set(chooseTipAtom, minor(250n))
  void store.set(sendTipAtom)
  store.set(chooseTipAtom, undefined)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'confirm', amount: 250n, isSending: true })
  store.set(closeTipAtom)
  store.set(openTipAtom, TABLE)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'confirm', amount: 250n, isSending: true })
  void store.set(sendTipAtom)
  await browser.pass(50)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'sent', amount: 250n })
  expect(sent()).toBe(1)
  store.set(openTipAtom, TABLE)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'amount' })
})

it('that is refused after it was closed opens nothing, not at another table either', async () => {
  const fieldErrorDetails = [{ field: 'amount', code: 'notEnough', message: 'This is more than you have.' }]
  const { store, browser } = await atTheTable({
    SendTip: () => ({ status: 400, body: { status: 400, code: 'BAD_INPUT', message: 'no', fieldErrorDetails } }),
  })
  const refuse = async (meanwhile: () => void) => {
    store.set(openTipAtom, TABLE)
    store.set(chooseTipAtom, minor(250n))
    void store.set(sendTipAtom)
    meanwhile()
    await browser.pass(50)
    return store.get(tipViewAtom)
  }
  expect(await refuse(() => store.set(closeTipAtom))).toBeUndefined()
  const elsewhere = await refuse(() => {
    store.set(openTipAtom, 'kelp-forest-poker')
    store.set(chooseTipAtom, minor(100n))
  })
  expect(elsewhere).toMatchObject({ state: 'confirm', amount: 100n })
})

it('says at once when not even the smallest tip is held', async () => {
  const { store, browser } = await atTheTable({ Balances: { balances: withTips('9', '99') } })
  await browser.pass(50)
  void store.set(refreshBalancesAtom)
  await browser.pass(50)
  store.set(openTipAtom, TABLE)
  expect(store.get(tipViewAtom)).toMatchObject({ state: 'notEnoughTipTokens', balance: 99n, minimum: 100n })
})
