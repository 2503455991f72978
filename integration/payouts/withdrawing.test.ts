import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { PayoutWay } from '@lagoon/contract/withdrawal/enums'
import { PASSWORD } from '../../apps/api/test/support/accounts.ts'
import { newCustomer, type Customer } from '../../apps/api/test/support/cashier.ts'
import { startNode, type TestNode } from '../../apps/api/test/support/node.ts'
import { addAccount, bankAccount, CANARY_ACCOUNT, inAnswer, makeWinner, settingsOf, submit } from '../../apps/api/test/support/paymaster.ts'
import type { AccountCapture, PayoutCurrency, Withdrawal, WithdrawalQuote } from '../../apps/api/src/graphql/resolvers.generated.ts'
import { reconcile } from '../../apps/api/src/ledger/reconcile/reconcile.ts'
import { advance } from '../../apps/api/src/payouts/engine/advance.ts'
import { ownProtocols } from '../../apps/api/src/protocols.ts'
import { seedWithdrawals } from '../../apps/api/src/seed/seedWithdrawals.ts'
import { startProvider as startForumPay } from '../../apps/sandbox/src/payments/forumPay/server/startProvider.ts'
import { startProvider as startNuvei } from '../../apps/sandbox/src/payments/nuvei/server/startProvider.ts'
import { startProvider as startSkrill } from '../../apps/sandbox/src/payments/skrill/server/startProvider.ts'
import { startProvider as startCashApp } from '../../apps/sandbox/src/payouts/cashApp/startProvider.ts'
import { startProvider as startSeamlessChex } from '../../apps/sandbox/src/payouts/seamlessChex/startProvider.ts'
import { startProvider as startWise } from '../../apps/sandbox/src/payouts/wise/startProvider.ts'
import { freePort } from '@lagoon/testing/freePort'
import { CANARY, enterCard } from './capture.ts'
import { payoutProvider, type PayoutProvider } from './provider.ts'

const providers: PayoutProvider[] = []
let node: TestNode
let customer: Customer
beforeAll(async () => {
  const port = await freePort()
  const nuveiPort = await freePort()
  const nuveiSettings = { merchantId: '427583496191624621', merchantSiteId: '142033', pageOrigin: `http://localhost:${nuveiPort}` }
  providers.push(
    await payoutProvider((options) => startNuvei(options), { id: 'nuvei', protocol: 'nuvei', settings: nuveiSettings }, nuveiPort),
    await payoutProvider(
      (options) => startSkrill(options),
      { id: 'skrill', protocol: 'skrill', settings: { merchantId: '4637827', payToEmail: 'shop@lagoon.localhost' } },
      await freePort(),
    ),
    await payoutProvider(
      (options) => startForumPay(options),
      { id: 'forumpay', protocol: 'forumPay', settings: { apiUser: 'lagoon', posId: 'web' } },
      await freePort(),
    ),
    await payoutProvider(startWise, { id: 'wise', protocol: 'wise' }, await freePort()),
    await payoutProvider(startSeamlessChex, { id: 'seamlesschex', protocol: 'seamlessChex' }, await freePort()),
    await payoutProvider(startCashApp, { id: 'cashapp', protocol: 'cashApp' }, await freePort()),
  )
  const own = { port, publicOrigin: `http://127.0.0.1:${port}`, payouts: providers.map(({ party }) => party) }
  node = await startNode(own, [], ownProtocols)
  const { kysely } = node.app.services.database
  await seedWithdrawals(kysely)
  await kysely.updateTable('withdrawal_terms').set({ new_account_hours: 0, address_proof_above: null }).execute()
  customer = await newCustomer(node)
  await makeWinner(kysely, customer.id)
})
afterAll(async () => {
  await node?.app.stop()
  for (const provider of providers) await provider.stop()
})

const linkCard = async (): Promise<string> => {
  const stepUp = { password: PASSWORD }
  const opened: AccountCapture = inAnswer(await node.call('StartAccountCapture', { stepUp }, customer.token), 'startAccountCapture')
  await enterCard(opened.frameUrl ?? '')
  const linked: AccountCapture = inAnswer(await node.call('AccountCapture', { id: opened.id }, customer.token), 'accountCapture')
  expect(linked).toMatchObject({ state: 'LINKED', account: { way: 'CARD' } })
  return linked.account?.id ?? ''
}
const add = (account: { readonly way: PayoutWay } & Record<string, unknown>) => async () => (await addAccount(node, customer, account)).id

/** How a player gives the account of each way. */
const accountOf: Readonly<Record<PayoutWay, () => Promise<string>>> = {
  BANK: add(bankAccount),
  CARD: linkCard,
  CRYPTO: async () => {
    const variables = { price: { currency: 'USD', minor: '5000' } }
    const currencies: PayoutCurrency[] = inAnswer(await node.call('PayoutCurrencies', variables, customer.token), 'payoutCurrencies')
    expect(currencies.map(({ id }) => id)).toContain('USDT-TRC20')
    return add({ way: 'CRYPTO', currency: 'USDT-TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })()
  },
  SKRILL: add({ way: 'SKRILL', accountId: '48210934' }),
  CASH_APP: add({ way: 'CASH_APP', accountId: 'adaCash' }),
  SEAMLESS_CHEX: add({ way: 'SEAMLESS_CHEX', accountId: 'ada-chex' }),
}

it('offers every way that somebody of the settings pays out by', async () => {
  const { ways, obstacles } = await settingsOf(node, customer)
  expect(obstacles).toEqual([])
  expect(ways.map(({ way }) => way)).toEqual(Object.keys(accountOf))
})

it.each(Object.keys(accountOf) as PayoutWay[])('a withdrawal by %s is asked for, approved, and arrives at its provider', async (way) => {
  const accountId = await accountOf[way]()
  const asked = { amount: '10000', accountId }
  const quote: WithdrawalQuote = inAnswer(await node.call('WithdrawalQuote', asked, customer.token), 'withdrawalQuote')
  expect(quote.crypto === null).toBe(way !== 'CRYPTO')
  const input = { ...asked, expected: quote.receives }
  const { id }: Withdrawal = inAnswer(await submit(node, customer, 'RequestWithdrawal', { input }), 'requestWithdrawal')
  const { services } = node.app
  for (const kind of ['TAKEN', 'APPROVED'] as const) {
    const done = await services.database.kysely
      .transaction()
      .execute((transaction) => advance(transaction, id, { kind, source: 'DESK', actor: 'rita' }))
    expect([kind, done.ok]).toEqual([kind, true])
  }
  await vi.waitFor(
    async () => {
      const now: Withdrawal = inAnswer(await node.call('Withdrawal', { id }, customer.token), 'withdrawal')
      expect(['SENT', 'PAID']).toContain(now.state)
      expect(now.reference).not.toBe(null)
    },
    { timeout: 30_000, interval: 250 },
  )
  expect(await reconcile(services.database.kysely)).toEqual([])
})

it('I7 neither the number of the bank account nor that of the card is anywhere at the platform', async () => {
  const { rows } = await node.app.services.database.kysely
    .selectFrom('payout_account')
    .selectAll()
    .execute()
    .then((found) => ({ rows: JSON.stringify(found) }))
  for (const number of [CANARY_ACCOUNT, CANARY])
    for (const place of [rows, node.logged(), JSON.stringify(node.emails)]) expect(place.includes(number)).toBe(false)
  expect(rows).toContain(CANARY.slice(-4))
})
