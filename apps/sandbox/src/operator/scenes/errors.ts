import { loginAddress, profileAddress, registerAddress } from '@lagoon/contract/account/addresses'
import { gameDetailsAddress, gamesAddress } from '@lagoon/contract/lobby/addresses'
import type { Scene } from './scene.ts'
import { delays, drops, refuses } from './steps.ts'

const GAME = gameDetailsAddress({ type: 'SLOT', id: 'moonlit-tides' })
const PLAY = 'As a player, press Play.'

/** What §8 says of failing calls, in the order of the specification. */
export const errors: readonly Scene[] = [
  {
    key: 'wrong-password',
    clause: '§8.1',
    title: '401 on the login stays on the form',
    set: [],
    open: loginAddress,
    then: 'Log in with a wrong password: the form says so, nothing is refreshed. After five tries the form is locked for a minute.',
  },
  {
    key: 'maintenance-without-text',
    clause: '§8.2',
    title: 'The lobby is offline, in the words of the specification',
    set: [{ do: 'maintenance', maintenance: { state: 'on' } }],
    open: gamesAddress(),
    then: 'Open it, or press anything. Reset everything: the lobby opens by itself.',
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
    open: profileAddress('game-history'),
    then: 'As a player, open the game history.',
  },
  {
    key: 'message-of-the-body',
    clause: '§8.6',
    title: 'The server’s own message, as plain text',
    set: [refuses('initiate', { status: 409, message: 'This table is <b>full</b>. Try the one beside it.' })],
    open: GAME,
    then: `${PLAY} The tags show as text.`,
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
    title: 'Every answer takes three seconds: pages show that they’re loading',
    set: [delays('*', 3_000)],
    open: gamesAddress(),
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
    title: 'An email address in use is shown at its field, no message',
    set: [refuses('anonymous/player-basic-info', { status: 409, code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' })],
    open: registerAddress,
    then: 'Fill in the form and send it.',
  },
  {
    key: 'suppressed-phone',
    clause: '§8.7',
    title: 'A registered phone number is shown at its field, no message',
    set: [
      refuses('anonymous/player-basic-info', {
        status: 409,
        code: 'PHONE_REGISTERED',
        message: 'Your phone number is already registered',
      }),
    ],
    open: registerAddress,
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
]

/** What fails without a word to the player. */
export const silentErrors: readonly Scene[] = [
  {
    key: 'look-up-fails',
    clause: '§8.11',
    title: 'A background failure shows no message: the country is simply not preselected',
    set: [{ do: 'lookup', settings: { mode: 'fails', country: 'US' } }],
    open: profileAddress('contact-details'),
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
