import type { OperationPath } from '@lagoon/domain/contract/paths'
import type { SceneStep } from './contract.ts'

/** A state of the product that a person can be shown: the switches that lead there, and what is left to do in the app. */
export interface Scene {
  readonly key: string
  /** Clause of the specification: the n-th bullet of §4 or §8. */
  readonly clause: `§${4 | 8}.${number}`
  /** What the player will see. */
  readonly title: string
  readonly set: readonly SceneStep[]
  /** Where in the app it begins. */
  readonly open: string
  /** What to do there. */
  readonly then: string
}

const GAME = '/game-details/slot/moonlit-tides'
const PLAY = 'As a player, press Play.'
const ANNOUNCED = '99.0.0'

interface ProblemWords {
  readonly status: number
  readonly message?: string
  readonly error?: string
  readonly code?: string | number
  readonly fieldErrorDetails?: readonly { readonly field: string; readonly code: string; readonly message: string }[]
  readonly facts?: Readonly<Record<string, string>>
}

/** The path answers with an error body of §3; `times` null: until it is taken away. */
const refuses = (path: OperationPath | '*', body: ProblemWords, times: number | null = null, httpStatus = body.status): SceneStep => ({
  do: 'disturb',
  disturbance: { path, delayMs: 0, effect: { kind: 'answer', status: httpStatus, type: 'json', body: JSON.stringify(body) }, times },
})
const drops = (path: OperationPath | '*', times: number | null = null): SceneStep => ({
  do: 'disturb',
  disturbance: { path, delayMs: 0, effect: { kind: 'drop' }, times },
})
const delays = (path: OperationPath | '*', delayMs: number): SceneStep => ({
  do: 'disturb',
  disturbance: { path, delayMs, effect: { kind: 'pass' }, times: null },
})
const expired: ProblemWords = { status: 401, code: 'TOKEN_EXPIRED', message: 'Your session needs to be renewed.' }

/** A popup of §8 that the server asks for by its code. */
const popup = (key: string, title: string, body: ProblemWords): Scene => ({
  key,
  clause: '§8.10',
  title,
  set: [refuses('history/slots', body, 1)],
  open: '/profile?tab=game-history',
  then: 'As a player, open the game history.',
})

/** Every transition of §4 and every line of §8, in the order of the specification. */
export const scenes: readonly Scene[] = [
  {
    key: 'notification-ask',
    clause: '§4.1',
    title: 'The browser asks for notifications; granted or blocked is remembered',
    set: [],
    open: '/profile?tab=settings',
    then: 'In a private window, as a player: let the browser ask, then allow or block. What was decided stands under Notifications.',
  },
  {
    key: 'push-in-the-foreground',
    clause: '§4.1',
    title: 'A push message in an open tab',
    set: [{ do: 'push', title: 'High tide tonight', text: 'Free spins on Moonlit Tides until midnight.' }],
    open: '/',
    then: 'Log in as the player of this desk before you press; the message shows at the top at once.',
  },
  {
    key: 'guard-sends-a-visitor-home',
    clause: '§4.2',
    title: 'A visitor is sent home from a guarded page',
    set: [],
    open: '/rewards',
    then: 'Open it without being logged in.',
  },
  {
    key: 'guard-brings-back-after-log-in',
    clause: '§4.2',
    title: 'A visitor logs in and lands where they wanted to go',
    set: [],
    open: '/profile?tab=withdraw',
    then: 'Open it without being logged in, then log in.',
  },
  {
    key: 'guard-sends-a-player-home',
    clause: '§4.2',
    title: 'A player is sent home from the sign-up',
    set: [],
    open: '/signup',
    then: 'Open it as a player.',
  },
  {
    key: 'free-spin-on',
    clause: '§4.3',
    title: 'The free spin is open to a visitor',
    set: [{ do: 'settings', settings: { earnFreeSpin: true } }],
    open: '/earn-free-spin',
    then: 'Open it without being logged in. As a player it leads home.',
  },
  {
    key: 'free-spin-off',
    clause: '§4.3',
    title: 'The free spin is closed, a visitor is sent home',
    set: [{ do: 'settings', settings: { earnFreeSpin: false } }],
    open: '/earn-free-spin',
    then: 'Open it without being logged in.',
  },
  {
    key: 'free-spin-settings-fail',
    clause: '§4.3',
    title: 'The settings fail, the way to the free spin is blocked',
    set: [{ do: 'settings', settings: { earnFreeSpin: true } }, refuses('anonymous/settings', { status: 500, message: 'canary' })],
    open: '/earn-free-spin',
    then: 'Open it without being logged in: home, and no message. From inside the app you stay where you are.',
  },
  {
    key: 'free-spin-settings-late',
    clause: '§4.3',
    title: 'The settings take longer than ten seconds, the way is blocked',
    set: [{ do: 'settings', settings: { earnFreeSpin: true } }, delays('anonymous/settings', 15_000)],
    open: '/earn-free-spin',
    then: 'Open it without being logged in, and wait ten seconds.',
  },
  {
    key: 'mobile-only',
    clause: '§4.4',
    title: 'A page for phones leads home on a desktop',
    set: [],
    open: '/notification',
    then: 'Open it as a player: home. With a phone’s user agent (device bar of the browser’s tools) it opens.',
  },
  {
    key: 'token-refreshed',
    clause: '§4.5',
    title: 'The access token expires, and nobody notices',
    set: [refuses('me', expired, 1)],
    open: '/',
    then: 'As a player, reload. The network log shows 401, one refresh, and the same call again.',
  },
  {
    key: 'refresh-fails',
    clause: '§4.5',
    title: 'The refresh fails: logged out, storage empty, home',
    set: [refuses('me', expired), refuses('refresh', { status: 401, code: 'SESSION_ENDED', message: 'Your session has ended.' })],
    open: '/profile',
    then: 'As a player, reload.',
  },
  {
    key: 'refresh-unanswered',
    clause: '§4.5',
    title: 'The refresh gets no answer: the session stays',
    set: [refuses('me', expired), drops('refresh')],
    open: '/',
    then: 'As a player, reload: “Oops something went wrong”. Put everything back, reload: still logged in.',
  },
  {
    key: 'maintenance-with-text',
    clause: '§4.6',
    title: 'The lobby is offline, in the server’s words',
    set: [{ do: 'maintenance', maintenance: { state: 'on', text: 'We are moving to a bigger harbour. Back at 14:00.' } }],
    open: '/games',
    then: 'Open it, or press anything. Put everything back: the lobby opens by itself.',
  },
  {
    key: 'maintenance-of-one-call',
    clause: '§4.6',
    title: 'One call is answered 503, the player is taken home',
    set: [refuses('history/slots', { status: 503, code: 'MAINTENANCE' }, 1)],
    open: '/profile?tab=game-history',
    then: 'As a player, open the game history.',
  },
  {
    key: 'logged-in-elsewhere',
    clause: '§4.7',
    title: 'The log-in asks whether to log the other devices out',
    set: [refuses('login', { status: 406, code: 'LOGGED_IN_ELSEWHERE', message: 'You are already logged in on other devices.' }, 1)],
    open: '/login',
    then: 'Log in. Confirm: the others are logged out and you are in.',
  },
  {
    key: 'logged-out-by-another-device',
    clause: '§4.7',
    title: 'Another device takes the session over',
    set: [{ do: 'logOut' }],
    open: '/',
    then: 'Log in as the player of this desk before you press; within five seconds the app says so and is logged out.',
  },
  {
    key: 'new-version',
    clause: '§4.8',
    title: 'A new version is announced: the popup asks to update',
    set: [{ do: 'version', version: ANNOUNCED }],
    open: '/',
    then: 'In a tab that is open already, go to Games. Confirm: one reload, and the popup stays away. Put back, the running version is another one again, and asks once more.',
  },
  {
    key: 'chunk-failure',
    clause: '§4.9',
    title: 'A piece of the app can not be fetched: the popup offers to reload',
    set: [{ do: 'chunks', chunks: 'missing' }],
    open: '/',
    then: 'In a new private window, which keeps no pieces yet: open home, then open a page that you have not seen.',
  },
  {
    key: 'payment-returns',
    clause: '§4.10',
    title: 'Back from a payment: success, pending, failure',
    set: [],
    open: '/thank-you?paymentId=none',
    then: 'There are no payments in the product yet, so there is no payment to come back from. The designed states stand in Storybook under Screens/Wallet.',
  },
  {
    key: 'kyc-outcomes',
    clause: '§4.11',
    title: 'Outcomes of the verification',
    set: [],
    open: '/profile?tab=verification',
    then: 'There is no identity provider in the product yet. The designed outcomes stand in Storybook under Screens/Account/ProfileVerification.',
  },
  {
    key: 'wrong-password',
    clause: '§8.1',
    title: '401 on the log-in stays on the form',
    set: [],
    open: '/login',
    then: 'Log in with a wrong password: the form says so, nothing is refreshed. After five tries the form is locked for a minute.',
  },
  {
    key: 'maintenance-without-text',
    clause: '§8.2',
    title: 'The lobby is offline, in the words of the specification',
    set: [{ do: 'maintenance', maintenance: { state: 'on' } }],
    open: '/games',
    then: 'Open it, or press anything. Put everything back: the lobby opens by itself.',
  },
  {
    key: 'status-500',
    clause: '§8.3',
    title: '“Internal Server Error. Please contact administrator”',
    set: [refuses('initiate', { status: 500, message: 'at Object.<anonymous> (ledger.ts:12)' })],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'status-500-in-the-body',
    clause: '§8.3',
    title: 'The same, when only the body says 500',
    set: [refuses('initiate', { status: 500, message: 'canary' }, null, 200)],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'field-errors',
    clause: '§8.4',
    title: 'Refused fields, listed in one message',
    set: [
      refuses('initiate', {
        status: 400,
        code: 400,
        fieldErrorDetails: [
          { field: 'gameId', code: 'invalid', message: 'This game does not take this token.' },
          { field: 'token', code: 'required', message: 'Choose a kind of token.' },
        ],
      }),
    ],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'call-406',
    clause: '§8.5',
    title: '406 on any other call: logged out here, and told why',
    set: [refuses('history/slots', { status: 406, code: 'LOGGED_OUT_ELSEWHERE' }, 1)],
    open: '/profile?tab=game-history',
    then: 'As a player, open the game history.',
  },
  {
    key: 'message-of-the-body',
    clause: '§8.6',
    title: 'The server’s own message, as plain text',
    set: [refuses('initiate', { status: 409, message: 'This table is <b>full</b>. Try the one beside it.' })],
    open: GAME,
    then: `${PLAY} The marks stay marks.`,
  },
  {
    key: 'error-of-the-body',
    clause: '§8.6',
    title: 'The server’s own error, where there is no message',
    set: [refuses('initiate', { status: 422, error: 'Sweep tokens are not taken here.' })],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'no-answer',
    clause: '§8.6',
    title: '“Oops something went wrong”',
    set: [drops('initiate')],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'gateway-page',
    clause: '§8.6',
    title: 'A proxy’s page instead of an answer: the general text, nothing of the page',
    set: [
      {
        do: 'disturb',
        disturbance: {
          path: 'initiate',
          delayMs: 0,
          effect: { kind: 'answer', status: 502, type: 'html', body: '<h1>502 Bad Gateway</h1><script>alert(1)</script>' },
          times: null,
        },
      },
    ],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'slow-answers',
    clause: '§8.6',
    title: 'Every answer takes three seconds: what waits looks like waiting',
    set: [delays('*', 3_000)],
    open: '/games',
    then: 'Walk through the app.',
  },
  {
    key: 'suppressed-kyc',
    clause: '§8.7',
    title: 'The game’s page asks for the verification, no message',
    set: [refuses('initiate', { status: 403, code: 'KYC_REQUIRED', message: 'You are not Verified yet.' })],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'suppressed-email',
    clause: '§8.7',
    title: 'An e-mail address in use is told at its field, no message',
    set: [refuses('anonymous/player-basic-info', { status: 409, code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' })],
    open: '/register',
    then: 'Fill in the form and send it.',
  },
  {
    key: 'suppressed-phone',
    clause: '§8.7',
    title: 'A registered phone is told at its field, no message',
    set: [
      refuses('anonymous/player-basic-info', {
        status: 409,
        code: 'PHONE_REGISTERED',
        message: 'Your phone number is already registered',
      }),
    ],
    open: '/register',
    then: 'Fill in the form and send it.',
  },
  {
    key: 'not-quite-suppressed',
    clause: '§8.7',
    title: 'The right text on another path is a message',
    set: [refuses('initiate', { status: 400, message: 'Email Id is already in use.' })],
    open: GAME,
    then: PLAY,
  },
  {
    key: 'toast-once',
    clause: '§8.8',
    title: 'The same message twice shows once, for 15 seconds, with a close button',
    set: [refuses('initiate', { status: 409, message: 'This table is full.' })],
    open: GAME,
    then: 'As a player, press Play several times.',
  },
  {
    key: 'chunk-text',
    clause: '§8.9',
    title: '“Please try again! Page is not loading correctly due to a network issue.”',
    set: [{ do: 'chunks', chunks: 'missing' }],
    open: '/',
    then: 'In a new private window, which keeps no pieces yet: open home, then open a page that you have not seen.',
  },
  {
    key: 'other-devices-fail',
    clause: '§8.10',
    title: 'Already logged in on other devices, and logging them out fails',
    set: [refuses('login', { status: 406, code: 'LOGGED_IN_ELSEWHERE', message: 'You are already logged in on other devices.' })],
    open: '/login',
    then: 'Log in, confirm.',
  },
  popup('purchase-limit-exceeded', 'The purchase goes over the limit: continue?', {
    status: 409,
    code: 'PURCHASE_LIMIT_EXCEEDED',
    message: 'Purchase limit exceeded.',
    facts: { currency: 'USD', limit: '20000', left: '1500', asked: '4999', days: '7', renewsAt: '2027-01-04T09:00:00.000Z' },
  }),
  popup('policy-violation', 'Policy violation: log in once more', {
    status: 403,
    code: 'POLICY_VIOLATION',
    message: 'Your account was used from two countries at once.',
  }),
  popup('kyc-required', 'Verification required', { status: 403, code: 'KYC_REQUIRED', message: 'Verify your identity first.' }),
  popup('no-country', 'No country in the profile', {
    status: 409,
    code: 'NO_COUNTRY_IN_PROFILE',
    message: 'Choose your country first.',
  }),
  popup('withdrawal-setting-not-found', 'Withdrawal setting not found', {
    status: 404,
    code: 'WITHDRAWAL_SETTING_NOT_FOUND',
    message: 'Withdrawal setting not found.',
    facts: { provider: 'Skrill', country: 'CA' },
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
  popup('withdraw-declined', 'Withdraw declined', {
    status: 409,
    code: 'WITHDRAW_DECLINED',
    message: 'Withdraw declined.',
    facts: { token: 'PRIZE', amount: '12000', method: 'Skrill', reason: 'The account name does not match.' },
  }),
  {
    key: 'look-up-fails',
    clause: '§8.11',
    title: 'What fails behind the scenes stays there: the country is simply not preselected',
    set: [{ do: 'lookup', settings: { mode: 'fails', country: 'US' } }],
    open: '/profile?tab=contact-details',
    then: 'As a player without a country, open the contact details: no message.',
  },
  {
    key: 'notifications-blocked',
    clause: '§8.11',
    title: 'Blocked notifications are swallowed',
    set: [],
    open: '/',
    then: 'Block notifications for this site in the browser, reload: no message.',
  },
]
