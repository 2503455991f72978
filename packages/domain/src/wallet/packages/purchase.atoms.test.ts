import { describe, expect, it } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto } from '../../testing/testAppSteps.ts'
import { wireCashier, wireCurrencies, wirePayment, wireQuote, wireQuoteWithCoupon } from '../../testing/wireCashier.ts'
import { forgetCardAtom, loadCashierAtom, packagesViewAtom } from './packages.atoms.ts'
import { backToFormAtom, buyOverThresholdAtom, chooseCurrencyAtom, openPurchaseAtom, payAtom } from './purchase.atoms.ts'
import { purchaseViewOf } from './purchaseView.ts'
import { applyCouponAtom, chooseAmountAtom, removeCouponAtom } from './quote.atoms.ts'

type Reply = Exclude<ReturnType<Extract<Answers['BuyPackage'], (asked: never) => unknown>>, undefined>
const data = (value: unknown): Reply => ({ status: 200, body: { data: value } })
const no = (status: number, code: string, facts: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  body: { status, code, message: 'No.', facts },
})

const usual: Answers = {
  Cashier: { cashier: wireCashier(), openPayment: null },
  PurchaseQuote: ({ variables }) => {
    const coupon = variables['coupon']
    if (coupon === 'HIGH-TIDE-20') return data({ purchaseQuote: wireQuoteWithCoupon })
    if (coupon !== null) return no(400, 'COUPON_INVALID', { reason: 'EXPIRED' })
    const { amount } = variables['order'] as { amount?: string }
    const price = { currency: 'USD' as const, minor: amount ?? '1999' }
    return data({ purchaseQuote: wireQuote({ price, total: price }) })
  },
  CryptoCurrencies: { cryptoCurrencies: wireCurrencies },
  BuyPackage: { buyPackage: wirePayment() },
}

const open = async (answers: Answers = {}, packageId = 'harbor', coupon: string | null = null) => {
  const app = testApp({ ...usual, ...answers })
  await logInto(app)
  const viewAtom = purchaseViewOf(packageId)
  void app.store.set(openPurchaseAtom, packageId, coupon)
  await app.browser.pass(50)
  const sent = (path: string) => app.browser.asked.filter((call) => call.path === path).map(({ variables }) => variables)
  return {
    ...app,
    shown: () => app.store.get(viewAtom),
    bought: () => sent('wallet/purchase/package').map((variables) => variables['input'] as Record<string, unknown>),
    quoted: () => sent('wallet/purchase/quote'),
    keys: () => app.browser.asked.filter(({ path }) => path === 'wallet/purchase/package').map(({ headers }) => headers['idempotency-key']),
    async pay(methodId: string, amount?: bigint) {
      const begun = app.store.set(payAtom, { methodId, amount: amount === undefined ? undefined : minor(amount) })
      await app.browser.pass(50)
      return begun
    },
  }
}

describe('the cashier', () => {
  const look = async (cashier: ReturnType<typeof wireCashier>, openPayment: ReturnType<typeof wirePayment> | null = null) => {
    const app = testApp({ Cashier: { cashier, openPayment } })
    await logInto(app)
    void app.store.set(loadCashierAtom)
    await app.browser.pass(50)
    return app.store.get(packagesViewAtom)
  }

  it('shows what is for sale, with each mark once', async () => {
    const view = await look(wireCashier())
    expect(view).toMatchObject({ state: 'filled', hasCustomRecharge: true, marks: ['visa', 'mastercard', 'skrill', 'btc'] })
    expect(view.state === 'filled' && view.packages.map(({ id }) => id)).toEqual(['rock-pool', 'harbor', 'open-sea'])
  })

  it('names the payment that is open', async () => {
    expect(await look(wireCashier(), wirePayment())).toMatchObject({ openPayment: { paymentId: 'pay-1', item: 'Harbor' } })
    expect(await look(wireCashier())).not.toHaveProperty('openPayment')
  })

  it('has nothing for sale only where no amount is taken either', async () => {
    expect((await look(wireCashier({ packages: [], recharge: null }))).state).toBe('none')
    expect((await look(wireCashier({ packages: [] }))).state).toBe('filled')
  })
})

describe('a purchase', () => {
  it('is of what the address names, if that is for sale', async () => {
    expect((await open()).shown()).toMatchObject({ state: 'choosing', quote: { total: { minor: 1_999n } } })
    expect((await open({}, 'atlantis')).shown()).toEqual({ state: 'packageNotFound' })
    const { cashier } = { cashier: wireCashier() }
    const soldOut = cashier.packages.map((offer) => ({ ...offer, availability: 'SOLD_OUT' as const }))
    expect((await open({ Cashier: { cashier: { ...cashier, packages: soldOut }, openPayment: null } })).shown().state).toBe('notForSale')
    expect((await open({ Cashier: { cashier: { ...cashier, recharge: null }, openPayment: null } }, 'custom')).shown()).toEqual({
      state: 'packageNotFound',
    })
  })

  it('sends what was shown as the sum, and nothing of the card', async () => {
    const app = await open()
    expect(await app.pay('nuvei')).toMatchObject({ id: 'pay-1', state: 'PENDING' })
    expect(app.bought()).toEqual([
      {
        order: { packageId: 'harbor' },
        coupon: null,
        methodId: 'nuvei',
        cryptoCurrency: null,
        expected: { currency: 'USD', minor: '1999' },
        overThreshold: false,
      },
    ])
  })

  it('is begun once, however often the button is pressed', async () => {
    const app = await open()
    const first = app.store.set(payAtom, { methodId: 'nuvei', amount: undefined })
    expect(app.shown().state).toBe('submitting')
    await Promise.all([app.pay('nuvei'), app.pay('nuvei')])
    await first
    expect(app.shown().state).toBe('submitting')
    expect(await app.pay('nuvei')).toBeUndefined()
    expect(app.bought()).toHaveLength(1)
  })

  it('keeps its key where the answer was lost', async () => {
    let time = 0
    const app = await open({ BuyPackage: () => ((time += 1) === 1 ? no(500, 'INTERNAL') : data({ buyPackage: wirePayment() })) })
    expect(await app.pay('nuvei')).toBeUndefined()
    await app.pay('nuvei')
    const [first, second] = app.keys()
    expect(first).toBeDefined()
    expect(second).toBe(first)
  })

  it('that is on its way is still shown when the player comes back to it, and is begun once', async () => {
    const app = await open()
    const first = app.store.set(payAtom, { methodId: 'nuvei', amount: undefined })
    void app.store.set(openPurchaseAtom, 'harbor', null)
    expect(app.shown().state).toBe('submitting')
    await app.pay('nuvei')
    expect(await first).toMatchObject({ id: 'pay-1' })
    expect(app.bought()).toHaveLength(1)
  })

  it('that is on its way leaves another package open, and its own one behind that is asked for under the same key', async () => {
    const app = await open()
    const first = app.store.set(payAtom, { methodId: 'nuvei', amount: undefined })
    void app.store.set(openPurchaseAtom, 'rock-pool', null)
    expect(app.store.get(purchaseViewOf('rock-pool')).state).toBe('choosing')
    void app.store.set(openPurchaseAtom, 'harbor', null)
    await app.pay('nuvei')
    expect(await first).toMatchObject({ id: 'pay-1' })
    const [one, other] = app.keys()
    expect(one).toBeDefined()
    expect(other).toBe(one)
  })

  it('keeps to its currency while it is on its way', async () => {
    const app = await open()
    await app.pay('forumpay')
    const begun = app.store.set(chooseCurrencyAtom, 'BTC')
    app.store.set(backToFormAtom)
    expect(app.shown()).toMatchObject({ state: 'chooseCurrency', isSubmitting: true })
    await app.browser.pass(50)
    expect(await begun).toMatchObject({ id: 'pay-1' })
  })

  it('asks for the currency first where it is paid in crypto', async () => {
    const app = await open()
    expect(await app.pay('forumpay')).toBeUndefined()
    expect(app.bought()).toEqual([])
    expect(app.shown()).toMatchObject({ state: 'chooseCurrency', isSubmitting: false, currencies: [{ id: 'BTC' }, { id: 'USDT-TRC20' }] })
    const begun = app.store.set(chooseCurrencyAtom, 'BTC')
    await app.browser.pass(50)
    expect(await begun).toMatchObject({ id: 'pay-1' })
    expect(app.bought()).toMatchObject([{ methodId: 'forumpay', cryptoCurrency: 'BTC' }])
  })

  it('shows the form again, with what was chosen, where the player takes another way or the provider is away', async () => {
    const app = await open()
    await app.pay('forumpay')
    app.store.set(backToFormAtom)
    expect(app.shown()).toMatchObject({ state: 'choosing', chosen: { methodId: 'forumpay' } })
    const away = await open({ CryptoCurrencies: () => no(503, 'PROVIDER_UNAVAILABLE') })
    await away.pay('forumpay')
    expect(away.shown().state).toBe('providerUnavailable')
    expect(away.said).toEqual([])
    expect(away.went).toEqual([])
  })

  it.each([
    ['EMAIL_NOT_CONFIRMED', 403, 'emailNotConfirmed'],
    ['NO_COUNTRY_IN_PROFILE', 409, 'noCountryInProfile'],
    ['KYC_REQUIRED', 403, 'kycRequired'],
    ['PROVIDER_UNAVAILABLE', 503, 'providerUnavailable'],
    ['PACKAGE_NOT_FOR_SALE', 409, 'notForSale'],
    ['PACKAGE_NOT_FOUND', 404, 'notForSale'],
  ])('refused with %s is shown by the screen alone', async (code, status, state) => {
    const app = await open({ BuyPackage: () => no(status, code) })
    await app.pay('skrill')
    expect(app.shown().state).toBe(state)
    expect(app.said).toEqual([])
    expect(app.went).toEqual([])
  })

  it.each([
    ['EMAIL_NOT_CONFIRMED', 'emailNotConfirmed'],
    ['NO_COUNTRY_IN_PROFILE', 'noCountryInProfile'],
    ['KYC_REQUIRED', 'kycRequired'],
  ] as const)('is not tried while %s stands in the way', async (obstacle, state) => {
    const app = await open({ Cashier: { cashier: wireCashier({ obstacles: [obstacle] }), openPayment: null } })
    expect(app.shown().state).toBe(state)
  })

  it('shows another price and asks for it anew', async () => {
    let cents = '1799'
    const app = await open({
      PurchaseQuote: () => {
        const price = { currency: 'USD' as const, minor: cents }
        return data({ purchaseQuote: wireQuote({ price, total: price }) })
      },
      BuyPackage: ({ variables }) =>
        (variables['input'] as { expected: { minor: string } }).expected.minor === '1999'
          ? data({ buyPackage: wirePayment() })
          : no(409, 'PRICE_CHANGED'),
    })
    cents = '1999'
    expect(await app.pay('skrill')).toBeUndefined()
    expect(app.shown()).toMatchObject({ state: 'priceChanged', before: { minor: 1_799n }, quote: { total: { minor: 1_999n } } })
    expect(await app.pay('skrill')).toMatchObject({ id: 'pay-1' })
    expect(app.bought().map(({ expected }) => expected)).toEqual([
      { currency: 'USD', minor: '1799' },
      { currency: 'USD', minor: '1999' },
    ])
  })

  const facts = {
    currency: 'USD',
    limit: '10000',
    left: '1000',
    used: '9000',
    asked: '1999',
    days: '7',
    renewsAt: '2026-03-09T00:00:00.000Z',
  }
  it('goes over a threshold of the operator once it is confirmed, and only then', async () => {
    const app = await open({
      BuyPackage: ({ variables }) =>
        (variables['input'] as { overThreshold: boolean }).overThreshold
          ? data({ buyPackage: wirePayment() })
          : no(409, 'PURCHASE_LIMIT_EXCEEDED', { ...facts, setBy: 'OPERATOR' }),
    })
    await app.pay('skrill')
    expect(app.shown()).toMatchObject({
      state: 'purchaseLimitExceeded',
      limitExceeded: { setBy: 'OPERATOR', left: { minor: 1_000n }, used: { minor: 9_000n } },
    })
    const begun = app.store.set(buyOverThresholdAtom)
    await app.browser.pass(50)
    expect(await begun).toMatchObject({ id: 'pay-1' })
    expect(app.bought().map(({ overThreshold }) => overThreshold)).toEqual([false, true])
  })

  it('forgets a card by the id that the server knows, and loads what is left', async () => {
    const app = await open({ RemoveStoredCard: { removeStoredCard: true } })
    void app.store.set(forgetCardAtom, 'nuvei')
    void app.store.set(forgetCardAtom, 'card:sc-1')
    await app.browser.pass(50)
    const paths = app.browser.asked.map(({ path, variables }) => [path, variables] as const)
    expect(paths.filter(([path]) => path === 'wallet/cards/remove')).toEqual([['wallet/cards/remove', { id: 'sc-1' }]])
    expect(paths.filter(([path]) => path === 'wallet/cashier')).toHaveLength(2)
  })
})

describe('a coupon', () => {
  it('is checked by the server and stands in the sum, until it is taken away', async () => {
    const app = await open()
    void app.store.set(applyCouponAtom, 'HIGH-TIDE-20')
    expect(app.shown()).toMatchObject({ coupon: { status: 'checking' }, quote: { total: { minor: 1_999n } } })
    // A sum that may be another one in a moment is not bought.
    expect(await app.pay('skrill')).toBeUndefined()
    await app.browser.pass(50)
    expect(app.shown()).toMatchObject({ coupon: { status: 'valid', discountPercent: 20 }, quote: { total: { minor: 1_599n } } })
    await app.pay('skrill')
    expect(app.bought()).toMatchObject([{ coupon: 'HIGH-TIDE-20', expected: { minor: '1599' } }])
    app.store.set(backToFormAtom)
    void app.store.set(removeCouponAtom)
    await app.browser.pass(50)
    expect(app.shown()).toMatchObject({ coupon: { status: 'none' }, quote: { total: { minor: 1_999n } } })
  })

  it('is refused with its reason, and the sum is the one without it', async () => {
    const app = await open({}, 'harbor', 'FALL-15')
    expect(app.shown()).toMatchObject({
      coupon: { status: 'invalid', code: 'FALL-15', reason: 'EXPIRED' },
      quote: { total: { minor: 1_999n } },
    })
    expect(app.said).toEqual([])
    await app.pay('skrill')
    expect(app.bought()).toMatchObject([{ coupon: null }])
  })

  it('that is used up meanwhile is refused at its field, and nothing is bought', async () => {
    const app = await open({ BuyPackage: () => no(400, 'COUPON_INVALID', { reason: 'USED_UP' }) }, 'harbor', 'HIGH-TIDE-20')
    expect(app.shown()).toMatchObject({ coupon: { status: 'valid' } })
    expect(await app.pay('skrill')).toBeUndefined()
    expect(app.shown()).toMatchObject({
      state: 'choosing',
      coupon: { status: 'invalid', code: 'HIGH-TIDE-20', reason: 'USED_UP' },
      quote: { total: { minor: 1_999n } },
    })
  })

  it('with a reason that this version does not know is refused without one', async () => {
    const app = await open({
      PurchaseQuote: ({ variables }) =>
        variables['coupon'] === null ? data({ purchaseQuote: wireQuote() }) : no(400, 'COUPON_INVALID', { reason: 'MOON' }),
    })
    void app.store.set(applyCouponAtom, 'LOW')
    await app.browser.pass(50)
    expect(app.shown()).toMatchObject({ coupon: { status: 'invalid', code: 'LOW' } })
    expect(app.shown()).not.toHaveProperty('coupon.reason')
  })
})

describe('an amount of the player’s own', () => {
  it('is quoted when the typing rests, and only the last one', async () => {
    const app = await open({}, 'custom', 'HIGH-TIDE-20')
    expect(app.shown()).toMatchObject({ state: 'choosing', coupon: { status: 'none', code: 'HIGH-TIDE-20' } })
    expect(app.quoted()).toEqual([])
    for (const amount of [300n, 3_700n, 3_750n]) {
      app.store.set(chooseAmountAtom, minor(amount))
      await app.browser.pass(100)
    }
    await app.browser.pass(600)
    expect(app.quoted()).toEqual([{ order: { amount: '3750' }, coupon: null }])
    expect(app.shown()).toMatchObject({ quote: { total: { minor: 3_750n } } })
    await app.pay('skrill', 3_750n)
    expect(app.bought()).toMatchObject([{ order: { amount: '3750' }, expected: { currency: 'USD', minor: '3750' } }])
    app.store.set(chooseAmountAtom, undefined)
    expect(app.shown()).not.toHaveProperty('quote')
  })

  it('that the server refuses is refused at its field', async () => {
    const app = await open(
      {
        BuyPackage: () => ({
          status: 400,
          body: {
            status: 400,
            code: 'BAD_INPUT',
            message: 'No.',
            fieldErrorDetails: [{ field: 'amount', code: 'aboveMaximum', message: 'No.' }],
          },
        }),
      },
      'custom',
    )
    app.store.set(chooseAmountAtom, minor(3_750n))
    await app.browser.pass(600)
    await app.pay('skrill', 3_750n)
    expect(app.shown()).toMatchObject({ state: 'choosing', refusals: [{ field: 'amount', code: 'aboveMaximum' }] })
  })
})
