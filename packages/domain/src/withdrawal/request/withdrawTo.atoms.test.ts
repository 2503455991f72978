import { describe, expect, it } from 'vitest'
import { minor } from '@lagoon/contract/money/money'
import { NEW_ACCOUNT, type WithdrawDraft } from '@lagoon/contract/withdrawal/addresses'
import type { ProblemCode } from '@lagoon/contract/problems/problem'
import type { Asked } from '../../testing/controlledPorts.ts'
import { testApp, type Answers } from '../../testing/testApp.ts'
import { logInto, saysNo } from '../../testing/testAppSteps.ts'
import { wireProfile } from '../../testing/wireProfile.ts'
import {
  wireAccount,
  wireCapture,
  wireOffer,
  wirePayoutCurrency,
  wireSettings,
  wireWithdrawal,
  wireWithdrawalQuote,
} from '../../testing/wireWithdrawal.ts'
import { leaveStepUpAtom, proveAtom, sendStepUpCodeAtom } from '../stepUp/stepUp.atoms.ts'
import { finishCaptureAtom, leaveForCaptureAtom, noteCardFaultAtom, startCaptureAtom } from './card.atoms.ts'
import { forgetAccountAtom } from './payoutForm.atoms.ts'
import { requestedViewOf } from './requested.atoms.ts'
import { saveBankAtom, saveCryptoAtom, saveProfileIdAtom } from './saveDetails.atoms.ts'
import { askQuoteAtom } from './quote.atoms.ts'
import { openWithdrawToAtom, requestAtom, withdrawToViewOf } from './withdrawTo.atoms.ts'

type Reply = Exclude<ReturnType<Extract<Answers['RequestWithdrawal'], (asked: never) => unknown>>, undefined>
const data = (value: unknown): Reply => ({ status: 200, body: { data: value } })
const no = (status: number, code: ProblemCode, more: object = {}): Reply => ({ status, body: { status, code, message: 'No.', ...more } })

const usual: Answers = {
  WithdrawalSettings: { withdrawalSettings: wireSettings() },
  Profile: { profile: { ...wireProfile, contactDetails: { ...wireProfile.contactDetails, country: 'US' } } },
  WithdrawalQuote: { withdrawalQuote: wireWithdrawalQuote() },
  RequestWithdrawal: { requestWithdrawal: wireWithdrawal() },
  Withdrawal: { withdrawal: wireWithdrawal() },
}
const bank: WithdrawDraft = { way: 'BANK', amount: '250' }
const amountRefused = { field: 'amount', code: 'notEnough', message: 'No.' }
const typed = { accountHolder: 'Mara Vale', accountNumber: '000123456789', routingNumber: '021000021', bankName: 'Tide' }

const open = async (answers: Answers = {}, draft: WithdrawDraft = bank, to = 'pa-1', setting: Parameters<typeof testApp>[1] = {}) => {
  const app = testApp({ ...usual, ...answers }, setting)
  await logInto(app)
  const viewAtom = withdrawToViewOf(draft, to)
  // Read as a page reads it, so that what is shown only then is.
  const stop = app.store.sub(viewAtom, () => undefined)
  void app.store.set(openWithdrawToAtom, draft, to)
  await app.browser.pass(50)
  const callsOf = (path: string) => app.browser.asked.filter((call) => call.path === path)
  return {
    ...app,
    stop,
    shown: () => app.store.get(viewAtom),
    callsOf,
    async pass<Value>(step: Promise<Value> | Value): Promise<Value> {
      await app.browser.pass(50)
      return step
    },
  }
}

describe('a saved account', () => {
  it('is what the address says, with the sum that the server worked out', async () => {
    const { shown, callsOf } = await open()
    expect(callsOf('withdrawal/quote').map(({ variables }) => variables)).toEqual([{ amount: '25000', accountId: 'pa-1' }])
    expect(shown()).toMatchObject({
      state: 'choosingAccount',
      chosenId: 'pa-1',
      quote: { state: 'known', expectedBy: '2026-03-06' },
      request: { way: 'BANK', amount: 25_000n, receives: { minor: 25_000n }, expectedBy: '2026-03-06' },
    })
  })

  it('is nobody’s choice but the player’s', async () => {
    const { shown, callsOf } = await open({}, bank, '')
    expect(shown()).toMatchObject({ state: 'choosingAccount', chosenId: '', quote: { state: 'none' } })
    expect(callsOf('withdrawal/quote')).toEqual([])
  })

  it.each([
    ['no amount', { way: 'BANK' } as const],
    ['an amount above what there is', { way: 'BANK', amount: '641' } as const],
    ['a part of a token', { way: 'BANK', amount: '250.5' } as const],
    ['no method', { amount: '250' }],
  ])('is not asked for with %s: the form is where that is put right', async (_, draft) => {
    const { shown } = await open({}, draft)
    expect(shown()).toEqual({ state: 'notOffered', draft })
  })

  it('is forgotten', async () => {
    let accounts = [wireAccount()]
    const { store, shown, pass } = await open({
      WithdrawalSettings: () => data({ withdrawalSettings: wireSettings({ ways: [wireOffer('BANK', accounts)] }) }),
      RemovePayoutAccount: () => {
        accounts = []
        return data({ removePayoutAccount: true })
      },
    })
    await pass(store.set(forgetAccountAtom, 'pa-1'))
    await pass(undefined)
    expect(shown()).toMatchObject({ state: 'bank', country: 'US', hasAccounts: false })
  })
})

describe('the sum at a rate', () => {
  it.each([
    ['ahead', -7_200_000],
    ['behind', 7_200_000],
  ])('is asked for anew when the server ends the rate, on a device whose clock is two hours %s', async (_, serverAheadMs) => {
    const WithdrawalQuote: Answers['WithdrawalQuote'] = ({ at }) => {
      const rateEndsAt = new Date(at + serverAheadMs + 60_000).toISOString()
      return data({ withdrawalQuote: wireWithdrawalQuote({ crypto: wirePayoutCurrency(rateEndsAt) }) })
    }
    const app = await open({ WithdrawalQuote }, bank, 'pa-1', { serverAheadMs })
    const asked = () => app.callsOf('withdrawal/quote').length
    await app.browser.pass(50_000)
    expect(asked()).toBe(1)
    await app.browser.pass(15_000)
    expect(asked()).toBe(2)
    app.stop()
  })
})

describe('the request', () => {
  it('asks for exactly what was shown, once, and leads to the withdrawal', async () => {
    const app = await open()
    const asked = app.store.set(requestAtom, bank, 'pa-1')
    void app.store.set(requestAtom, bank, 'pa-1')
    expect(app.shown()).toMatchObject({ state: 'submitting' })
    expect(await app.pass(asked)).toBe('wd-1')
    const calls = app.callsOf('withdrawal/request')
    expect(calls.map(({ variables }) => variables)).toEqual([
      { input: { amount: '25000', accountId: 'pa-1', expected: { currency: 'USD', minor: '25000' } } },
    ])
    expect(app.store.get(requestedViewOf('wd-1'))).toMatchObject({ state: 'requested', withdrawalId: 'wd-1', request: { amount: 25_000n } })
  })

  it('shows the new sum where it changed, with the old one, and requests nothing by itself', async () => {
    let receives = '25000'
    const app = await open({
      WithdrawalQuote: () => data({ withdrawalQuote: wireWithdrawalQuote({ receives: { currency: 'USD', minor: receives } }) }),
      RequestWithdrawal: () => {
        receives = '24850'
        return no(409, 'PRICE_CHANGED')
      },
    })
    expect(await app.pass(app.store.set(requestAtom, bank, 'pa-1'))).toBeUndefined()
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({
      state: 'choosingAccount',
      quote: { state: 'known', receives: { minor: 24_850n } },
      said: { kind: 'priceChanged', before: { minor: 25_000n } },
    })
    expect(app.callsOf('withdrawal/request')).toHaveLength(1)
    expect(app.said).toEqual([])
  })

  it.each<[ProblemCode, number, object]>([
    ['KYC_REQUIRED', 403, { kind: 'obstacle', obstacle: 'KYC_REQUIRED' }],
    ['EMAIL_NOT_CONFIRMED', 403, { kind: 'obstacle', obstacle: 'EMAIL_NOT_CONFIRMED' }],
    ['NO_COUNTRY_IN_PROFILE', 409, { kind: 'obstacle', obstacle: 'NO_COUNTRY_IN_PROFILE' }],
    ['WITHDRAWAL_SETTING_NOT_FOUND', 404, { kind: 'obstacle', obstacle: 'WITHDRAWAL_SETTING_NOT_FOUND' }],
    ['ACCOUNT_NOT_FOUND', 404, { kind: 'accountGone' }],
    ['PROVIDER_UNAVAILABLE', 503, { kind: 'providerUnavailable' }],
  ])('%s is said where it was asked, without a toast or a popup', async (code, status, said) => {
    const app = await open({ RequestWithdrawal: () => no(status, code) })
    await app.pass(app.store.set(requestAtom, bank, 'pa-1'))
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ state: 'choosingAccount', said })
    expect([app.said, app.went]).toEqual([[], []])
  })

  it('an amount that is no longer possible leads back to the form', async () => {
    const app = await open({ RequestWithdrawal: () => no(400, 'BAD_INPUT', { fieldErrorDetails: [amountRefused] }) })
    await app.pass(app.store.set(requestAtom, bank, 'pa-1'))
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ said: { kind: 'amount' } })
    expect(app.said).toEqual([])
  })

  it.each<[string, Reply, object]>([
    ['an obstacle', no(403, 'KYC_REQUIRED'), { obstacles: ['KYC_REQUIRED'] }],
    ['an amount that is too much by now', no(400, 'BAD_INPUT', { fieldErrorDetails: [amountRefused] }), { max: '5000', available: '5000' }],
  ])('%s stays said, though the settings are others by now', async (_, refusal, change) => {
    let isChanged = false
    const app = await open({
      WithdrawalSettings: () => data({ withdrawalSettings: wireSettings(isChanged ? change : {}) }),
      WithdrawalQuote: () => (isChanged ? refusal : data({ withdrawalQuote: wireWithdrawalQuote() })),
      RequestWithdrawal: () => {
        isChanged = true
        return refusal
      },
    })
    await app.pass(app.store.set(requestAtom, bank, 'pa-1'))
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ state: 'choosingAccount', quote: { state: 'failed' }, said: {} })
  })

  it('to an account that was forgotten elsewhere says so, and offers nothing to press', async () => {
    let isGone = false
    const app = await open({
      WithdrawalSettings: () =>
        data({ withdrawalSettings: wireSettings({ ways: [wireOffer('BANK', isGone ? [wireAccount({ id: 'pa-2' })] : [wireAccount()])] }) }),
      WithdrawalQuote: () => (isGone ? no(404, 'ACCOUNT_NOT_FOUND') : data({ withdrawalQuote: wireWithdrawalQuote() })),
      RequestWithdrawal: () => {
        isGone = true
        return no(404, 'ACCOUNT_NOT_FOUND')
      },
    })
    await app.pass(app.store.set(requestAtom, bank, 'pa-1'))
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ state: 'choosingAccount', chosenId: '', quote: { state: 'none' }, said: { kind: 'accountGone' } })
  })

  it('asks for the sum again where it did not come, and requests nothing yet', async () => {
    let isDown = true
    const app = await open({
      WithdrawalQuote: () => (isDown ? no(503, 'PROVIDER_UNAVAILABLE') : data({ withdrawalQuote: wireWithdrawalQuote() })),
    })
    expect(app.shown()).toMatchObject({ quote: { state: 'failed' }, said: { kind: 'providerUnavailable' } })
    isDown = false
    expect(await app.pass(app.store.set(requestAtom, bank, 'pa-1'))).toBeUndefined()
    const view = app.shown()
    expect(view).toMatchObject({ quote: { state: 'known', receives: { minor: 25_000n } } })
    expect(view).not.toHaveProperty('said')
    expect(app.callsOf('withdrawal/request')).toEqual([])
  })

  it('by a method that was closed meanwhile says so, keeps the amount and names the methods that take it', async () => {
    let isClosed = false
    const wayClosed = no(409, 'WITHDRAWAL_WAY_CLOSED')
    const open250 = { ...wireOffer('SKRILL'), min: '5000', max: '500000' }
    const app = await open({
      WithdrawalSettings: () =>
        data({
          withdrawalSettings: wireSettings(
            isClosed ? { ways: [open250, { ...wireOffer('CARD'), max: '20000' }, wireOffer('CRYPTO')] } : {},
          ),
        }),
      WithdrawalQuote: () => (isClosed ? wayClosed : data({ withdrawalQuote: wireWithdrawalQuote() })),
      RequestWithdrawal: () => {
        isClosed = true
        return wayClosed
      },
    })
    expect(await app.pass(app.store.set(requestAtom, bank, 'pa-1'))).toBeUndefined()
    await app.pass(undefined)
    expect(app.shown()).toEqual({ state: 'wayClosed', way: 'BANK', others: ['SKRILL', 'CRYPTO'], amount: 25_000n, draft: bank })
    expect([app.said, app.went]).toEqual([[], []])
  })

  it('by a method that is closed when the page is opened says so too; without any method open the form says why', async () => {
    const ways = [wireOffer('CARD')]
    const app = await open({ WithdrawalSettings: { withdrawalSettings: wireSettings({ ways }) } })
    expect(app.shown()).toEqual({ state: 'wayClosed', way: 'BANK', others: ['CARD'], amount: 25_000n, draft: bank })
    const small = await open({
      WithdrawalSettings: { withdrawalSettings: wireSettings({ ways: [{ ...wireOffer('CARD'), max: '20000' }] }) },
    })
    expect(small.shown()).toEqual({ state: 'wayClosed', way: 'BANK', others: [], draft: bank })
    const none = await open({ WithdrawalSettings: { withdrawalSettings: wireSettings({ ways: [] }) } })
    expect(none.shown()).toEqual({ state: 'notOffered', draft: bank })
  })

  it('whose rate is asked for again by a method that was closed meanwhile says so without being pressed', async () => {
    let isClosed = false
    const app = await open({
      WithdrawalSettings: () => data({ withdrawalSettings: wireSettings(isClosed ? { ways: [wireOffer('CARD')] } : {}) }),
      WithdrawalQuote: () => (isClosed ? no(409, 'WITHDRAWAL_WAY_CLOSED') : data({ withdrawalQuote: wireWithdrawalQuote() })),
    })
    isClosed = true
    await app.pass(app.store.set(askQuoteAtom, { amount: minor(25_000n), accountId: 'pa-1' }))
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ state: 'wayClosed' })
  })

  it('is declined with its reason, and with the way on where there is one', async () => {
    const plain = await open({ RequestWithdrawal: () => no(409, 'WITHDRAW_DECLINED', { message: 'Your bank is not served.' }) })
    await plain.pass(plain.store.set(requestAtom, bank, 'pa-1'))
    expect(plain.shown()).toMatchObject({ state: 'declined', reason: 'Your bank is not served.', draft: bank })
    const owed = await open({ RequestWithdrawal: () => no(409, 'WITHDRAW_DECLINED', { facts: { reason: 'DEBT' } }) })
    await owed.pass(owed.store.set(requestAtom, bank, 'pa-1'))
    expect(owed.shown()).toMatchObject({ state: 'declined', obstacle: 'DEBT' })
    expect(owed.said).toEqual([])
  })

  it('that nobody answered goes out under its key again', async () => {
    let isDown = true
    const app = await open({
      RequestWithdrawal: () => (isDown ? no(502, 'INTERNAL') : data({ requestWithdrawal: wireWithdrawal() })),
    })
    await app.pass(app.store.set(requestAtom, bank, 'pa-1'))
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ state: 'choosingAccount', said: { kind: 'unanswered' } })
    isDown = false
    expect(await app.pass(app.store.set(requestAtom, bank, 'pa-1'))).toBe('wd-1')
    const keys = app.callsOf('withdrawal/request').map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
  })
})

describe('a new account', () => {
  it('is saved once it is proven that it is the player; a wrong password keeps what was typed', async () => {
    let isRight = false
    const saved: string[] = []
    const app = await open(
      {
        AddPayoutAccount: () => (isRight ? data({ addPayoutAccount: wireAccount({ id: 'pa-9' }) }) : no(403, 'STEP_UP_REQUIRED')),
      },
      bank,
      NEW_ACCOUNT,
    )
    expect(app.shown()).toMatchObject({ state: 'bank', country: 'US', hasAccounts: true, newAccountHours: 24 })
    app.store.set(saveBankAtom, typed, (id) => saved.push(id))
    expect(app.shown()).toMatchObject({ stepUp: { state: 'password', isWrong: false } })
    expect(app.callsOf('withdrawal/accounts/add')).toEqual([])
    await app.pass(app.store.set(proveAtom, { password: 'wrong' }))
    expect(app.shown()).toMatchObject({ state: 'bank', stepUp: { state: 'password', isWrong: true } })
    isRight = true
    void app.store.set(proveAtom, { password: 'Moonlit 1!' })
    await app.pass(undefined)
    expect(saved).toEqual(['pa-9'])
    expect(app.shown()).not.toHaveProperty('stepUp')
    const calls = app.callsOf('withdrawal/accounts/add')
    expect(calls.at(-1)?.variables).toMatchObject({
      account: { way: 'BANK', ...typed, accountId: null },
      stepUp: { password: 'Moonlit 1!', code: null },
    })
    // What another proof is given for is another submission: under the old key the server would refuse it.
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(calls.length)
    expect(app.said).toEqual([])
  })

  it('is proven by a code from the email, and locked after too many wrong ones', async () => {
    const app = await open(
      {
        RequestStepUpCode: { requestStepUpCode: true },
        AddPayoutAccount: () => no(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 900 }),
      },
      bank,
      NEW_ACCOUNT,
    )
    app.store.set(saveBankAtom, typed, () => undefined)
    void app.store.set(sendStepUpCodeAtom)
    expect(app.shown()).toMatchObject({ stepUp: { state: 'sendingCode' } })
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ stepUp: { state: 'code', sentTo: expect.stringContaining('@') as string } })
    await app.pass(app.store.set(proveAtom, { code: '000000' }))
    expect(app.shown()).toMatchObject({ state: 'bank', stepUp: { state: 'locked', until: expect.any(String) as string } })
    app.store.set(leaveStepUpAtom)
    expect(app.shown()).not.toHaveProperty('stepUp')
    expect(app.said).toEqual([])
  })

  it('is locked until a time of the server, whatever the clock of the device says', async () => {
    const AddPayoutAccount = () => no(429, 'TOO_MANY_REQUESTS', { retryAfterSeconds: 900 })
    const serverAheadMs = Date.parse('2026-03-02T09:00:00.000Z')
    const app = await open({ AddPayoutAccount }, bank, NEW_ACCOUNT, { serverAheadMs })
    app.store.set(saveBankAtom, typed, () => undefined)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.shown()).toMatchObject({ stepUp: { state: 'locked', until: expect.stringMatching(/^2026-03-02T09:15:0/) as string } })
  })

  it('says a refused field at it, a provider that does not answer over the form, and the rest once, in a toast', async () => {
    let answer = no(400, 'BAD_INPUT', { fieldErrorDetails: [{ field: 'accountNumber', code: 'invalid', message: 'No.' }] })
    const app = await open({ AddPayoutAccount: () => answer }, bank, NEW_ACCOUNT)
    app.store.set(saveBankAtom, typed, () => undefined)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.shown()).toMatchObject({ state: 'bank', refusals: [{ field: 'accountNumber', code: 'invalid' }] })
    expect(app.shown()).not.toHaveProperty('stepUp')
    answer = no(503, 'PROVIDER_UNAVAILABLE')
    app.store.set(saveBankAtom, typed, () => undefined)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.shown()).toMatchObject({ state: 'bank', refusals: [], isProviderDown: true })
    answer = no(404, 'ACCOUNT_NOT_FOUND')
    app.store.set(saveBankAtom, typed, () => undefined)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.shown()).toMatchObject({ state: 'bank', refusals: [] })
    expect(app.shown()).not.toHaveProperty('isProviderDown')
    expect(app.shown()).not.toHaveProperty('stepUp')
    expect([app.said, app.went]).toEqual([['No.'], []])
  })

  it('in crypto has its currencies at the rate of the moment, asked anew when it ends while it is looked at', async () => {
    const draft: WithdrawDraft = { way: 'CRYPTO', amount: '250' }
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    let asked = 0
    const PayoutCurrencies: Answers['PayoutCurrencies'] = () => {
      asked += 1
      return data({ payoutCurrencies: [wirePayoutCurrency(asked === 1 ? '1970-01-01T00:00:00.000Z' : soon)] })
    }
    const app = await open({ PayoutCurrencies }, draft, '')
    expect(app.callsOf('withdrawal/crypto/currencies')[0]?.variables).toEqual({ price: { currency: 'USD', minor: '24775' } })
    expect(app.shown()).toMatchObject({ state: 'crypto', currencies: [{ id: 'USDT_TRC20', network: 'TRON', amount: '246.55' }] })
    await app.browser.pass(6_000)
    expect(asked).toBe(2)
    app.stop()
  })

  it.each([
    ['ahead', -7_200_000],
    ['behind', 7_200_000],
  ])('in crypto has its rates until the server ends them, on a device whose clock is two hours %s', async (_, serverAheadMs) => {
    const PayoutCurrencies: Answers['PayoutCurrencies'] = ({ at }) =>
      data({ payoutCurrencies: [wirePayoutCurrency(new Date(at + serverAheadMs + 60_000).toISOString())] })
    const app = await open({ PayoutCurrencies }, { way: 'CRYPTO', amount: '250' }, '', { serverAheadMs })
    const asked = () => app.callsOf('withdrawal/crypto/currencies').length
    await app.browser.pass(50_000)
    expect(asked()).toBe(1)
    await app.browser.pass(15_000)
    expect(asked()).toBe(2)
    app.stop()
  })

  it('in crypto keeps the rates of the last amount, also where those of the one before come later', async () => {
    const delayOf = ({ path, variables }: Asked) =>
      path === 'withdrawal/crypto/currencies' && JSON.stringify(variables).includes('24775') ? 300 : 5
    const PayoutCurrencies: Answers['PayoutCurrencies'] = ({ variables }) => {
      const isFirst = JSON.stringify(variables).includes('24775')
      return data({ payoutCurrencies: [{ ...wirePayoutCurrency('2099-01-01T00:00:00.000Z'), amount: isFirst ? '246.55' : '98.62' }] })
    }
    const app = await open({ PayoutCurrencies }, { way: 'CRYPTO', amount: '250' }, '', { delayOf })
    const view = withdrawToViewOf({ way: 'CRYPTO', amount: '100' }, '')
    void app.store.set(openWithdrawToAtom, { way: 'CRYPTO', amount: '100' }, '')
    await app.browser.pass(400)
    expect(app.callsOf('withdrawal/crypto/currencies')).toHaveLength(2)
    expect(app.store.get(view)).toMatchObject({ state: 'crypto', currencies: [{ amount: '98.62' }] })
    app.stop()
  })

  it('of the profile is what stands there; one that was never paid to is proven first', async () => {
    const draft: WithdrawDraft = { way: 'SKRILL', amount: '250' }
    expect((await open({}, draft, '')).shown()).toMatchObject({ state: 'idMissing', draft })
    const { personalInfo, contactDetails } = wireProfile
    const Profile = { profile: { ...wireProfile, contactDetails, personalInfo: { ...personalInfo, skrillId: 'MARA-1' } } }
    const app = await open({ Profile, AddPayoutAccount: { addPayoutAccount: wireAccount({ id: 'pa-7', way: 'SKRILL' }) } }, draft, '')
    expect(app.shown()).toMatchObject({ state: 'idPresent', id: 'MARA-1', quote: { state: 'none' } })
    expect(app.shown()).not.toHaveProperty('account')
    app.store.set(saveProfileIdAtom, 'SKRILL', 'MARA-1', () => undefined)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.callsOf('withdrawal/accounts/add').at(-1)?.variables).toMatchObject({ account: { way: 'SKRILL', accountId: 'MARA-1' } })
    const ways = [wireOffer('SKRILL', [wireAccount({ id: 'pa-7', way: 'SKRILL', label: 'MARA-1' })])]
    const known = await open({ Profile, WithdrawalSettings: { withdrawalSettings: wireSettings({ ways }) } }, draft, '')
    expect(known.shown()).toMatchObject({ state: 'idPresent', account: { id: 'pa-7' }, quote: { state: 'known' } })
    expect(await known.pass(known.store.set(requestAtom, draft, ''))).toBe('wd-1')
  })

  it('by crypto goes out with its currency', async () => {
    const app = await open({ AddPayoutAccount: { addPayoutAccount: wireAccount({ id: 'pa-8', way: 'CRYPTO' }) } }, bank, NEW_ACCOUNT)
    app.store.set(saveCryptoAtom, { currency: 'USDT_TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, () => undefined)
    await app.pass(app.store.set(proveAtom, { code: '123456' }))
    expect(app.callsOf('withdrawal/accounts/add').at(-1)?.variables).toMatchObject({
      account: { way: 'CRYPTO', currency: 'USDT_TRC20' },
      stepUp: { password: null, code: '123456' },
    })
  })
})

describe('a card', () => {
  const draft: WithdrawDraft = { way: 'CARD', amount: '250' }

  it('is linked in the provider’s frame; that it is, only the server says', async () => {
    let capture = wireCapture()
    const app = await open(
      { StartAccountCapture: { startAccountCapture: wireCapture() }, AccountCapture: () => data({ accountCapture: capture }) },
      draft,
      '',
    )
    expect(app.shown()).toMatchObject({ state: 'card', card: { stage: 'ready' } })
    app.store.set(startCaptureAtom)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.shown()).toMatchObject({ card: { stage: 'frame', url: 'https://cards.example/frame/cap-1', canLeave: true } })
    app.store.set(noteCardFaultAtom, 'EXPIRED')
    expect(app.shown()).toMatchObject({ card: { stage: 'frame', fault: 'EXPIRED' } })
    void app.store.set(finishCaptureAtom)
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ card: { stage: 'frame' } })
    capture = wireCapture({
      state: 'LINKED',
      frameUrl: null,
      redirectUrl: null,
      account: wireAccount({ id: 'pa-3', way: 'CARD', label: 'Visa 4242' }),
    })
    await app.browser.pass(2_000)
    expect(app.shown()).toMatchObject({ card: { stage: 'linked', account: { id: 'pa-3', label: 'Visa 4242' } } })
    app.stop()
  })

  it('may be linked on the provider’s own page, and may fail or run out of time there', async () => {
    let capture = wireCapture()
    const app = await open(
      { StartAccountCapture: { startAccountCapture: wireCapture() }, AccountCapture: () => data({ accountCapture: capture }) },
      draft,
      '',
    )
    app.store.set(startCaptureAtom)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.store.set(leaveForCaptureAtom)).toBe('https://cards.example/page/cap-1')
    expect(app.shown()).toMatchObject({ card: { stage: 'accountCapture' } })
    capture = wireCapture({ state: 'EXPIRED', frameUrl: null, redirectUrl: null })
    void app.store.set(finishCaptureAtom)
    await app.pass(undefined)
    expect(app.shown()).toMatchObject({ card: { stage: 'failed', isExpired: true } })
  })

  it('is not begun where the provider does not answer', async () => {
    const app = await open({ StartAccountCapture: saysNo(503, 'PROVIDER_UNAVAILABLE') }, draft, '')
    app.store.set(startCaptureAtom)
    await app.pass(app.store.set(proveAtom, { password: 'Moonlit 1!' }))
    expect(app.shown()).toMatchObject({ state: 'card', card: { stage: 'ready' }, isProviderDown: true })
  })
})
