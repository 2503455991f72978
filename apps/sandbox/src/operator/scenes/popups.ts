import { loginAddress, profileAddress } from '@lagoon/contract/account/addresses'
import type { Scene } from './scene.ts'
import { refuses, type ProblemWords } from './steps.ts'

/** A popup of §8 that the server asks for by its code. */
const popup = (key: string, title: string, body: ProblemWords): Scene => ({
  key,
  clause: '§8.10',
  title,
  set: [refuses('history/slots', body, 1)],
  open: profileAddress('game-history'),
  then: 'As a player, open the game history.',
})

/** The other texts of §8.10, each a popup. */
export const popups: readonly Scene[] = [
  {
    key: 'other-devices-fail',
    clause: '§8.10',
    title: 'Already logged in on other devices, and logging them out fails',
    set: [refuses('login', { status: 406, code: 'LOGGED_IN_ELSEWHERE', message: 'You are already logged in on other devices.' })],
    open: loginAddress,
    then: 'Log in, confirm.',
  },
  popup('policy-violation', 'Policy violation: log in once more', {
    status: 403,
    code: 'POLICY_VIOLATION',
    message: 'Your account was used from two countries at once.',
  }),
  popup('insufficient-balance', 'Insufficient balance', {
    status: 402,
    code: 'INSUFFICIENT_BALANCE',
    message: 'Insufficient balance.',
    facts: { token: 'PRIZE', needed: '12000', held: '4550' },
  }),
  popup('payment-declined', 'Payment declined', {
    status: 402,
    code: 'PAYMENT_DECLINED',
    message: 'Payment declined.',
    facts: { currency: 'USD', amount: '4999', method: 'Card ending in 4242', reason: 'The bank said no.' },
  }),
]
