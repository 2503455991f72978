import { hasSegment } from '@lagoon/contract/http/http'
import { minor, tokenKinds, type Amount } from '@lagoon/contract/money/money'
import { currencies, type Price } from '@lagoon/contract/money/price'
import { limitSetters, type Popup } from '../shell/popups/popup.state.ts'
import type { Refusal } from './callProblem.ts'
import type { ProblemCode } from '@lagoon/contract/problems/problem'

type Facts = Readonly<Record<string, string>>

const minorOf = (text: string | undefined) => (text !== undefined && /^-?\d{1,30}$/.test(text) ? minor(text) : undefined)

const priceOf = (facts: Facts, name: string): Price | undefined => {
  const currency = currencies.find((known) => known === facts['currency'])
  const value = minorOf(facts[name])
  return currency === undefined || value === undefined ? undefined : { currency, minor: value }
}

const amountOf = (facts: Facts, name: string): Amount | undefined => {
  const kind = tokenKinds.find((known) => known === facts['token'])
  const value = minorOf(facts[name])
  return kind === undefined || value === undefined ? undefined : { kind, minor: value }
}

const reasonOf = ({ reason }: Facts) => (reason === undefined ? {} : { reason })

const limitPopup = (facts: Facts): Popup => {
  const limit = priceOf(facts, 'limit')
  const left = priceOf(facts, 'left')
  const used = priceOf(facts, 'used')
  const asked = priceOf(facts, 'asked')
  const { renewsAt = '' } = facts
  // Of a limit of which nobody says whose it is, none is passed.
  const setBy = limitSetters.find((known) => known === facts['setBy']) ?? 'PLAYER'
  const days = Number(facts['days'])
  const isWhole = limit && left && used && asked && Number.isSafeInteger(days) && days > 0 && !Number.isNaN(Date.parse(renewsAt))
  return { kind: 'purchaseLimitExceeded', ...(isWhole && { limit: { setBy, limit, left, used, asked, days, renewsAt } }) }
}

const toDoAt = (path: string): Extract<Popup, { kind: 'kycRequired' }>['toDo'] => {
  if (hasSegment(path, 'purchase')) return 'purchase'
  return hasSegment(path, 'withdrawal') || hasSegment(path, 'withdraw') ? 'withdraw' : 'play'
}

/** The popups of §8 by the code of the refusal. Figures are shown only where the server sent all of them. */
const popups: Readonly<Partial<Record<ProblemCode, (facts: Facts, path: string) => Popup>>> = {
  PURCHASE_LIMIT_EXCEEDED: limitPopup,
  KYC_REQUIRED: (_, path) => ({ kind: 'kycRequired', toDo: toDoAt(path) }),
  NO_COUNTRY_IN_PROFILE: () => ({ kind: 'noCountryInProfile' }),
  WITHDRAWAL_SETTING_NOT_FOUND: ({ provider, country }) => ({
    kind: 'withdrawalSettingNotFound',
    ...(provider !== undefined && country !== undefined && { way: { provider, country } }),
  }),
  INSUFFICIENT_BALANCE: (facts) => {
    const needed = amountOf(facts, 'needed')
    const held = amountOf(facts, 'held')
    return { kind: 'insufficientBalance', ...(needed && held && { tokens: { needed, held } }) }
  },
  PAYMENT_DECLINED: (facts) => {
    const price = priceOf(facts, 'amount')
    const { method } = facts
    return { kind: 'paymentDeclined', ...(price && method !== undefined && { payment: { price, method, ...reasonOf(facts) } }) }
  },
  WITHDRAW_DECLINED: (facts) => {
    const amount = amountOf(facts, 'amount')
    const { method } = facts
    return { kind: 'withdrawDeclined', ...(amount && method !== undefined && { withdrawal: { amount, method, ...reasonOf(facts) } }) }
  },
}

/** The popup that a refusal asks for; undefined where it asks for none. */
export const popupOf = ({ code, facts = {} }: Refusal, path: string): Popup | undefined =>
  code !== undefined && Object.hasOwn(popups, code) ? popups[code as ProblemCode]?.(facts, path) : undefined
