import { loginAddress, profileAddress, signUpAddress } from '@lagoon/contract/account/addresses'
import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { earnFreeSpinAddress, rewardsAddress } from '@lagoon/contract/rewards/addresses'
import { notificationsAddress } from '@lagoon/contract/social/addresses'
import { payments } from './payments.ts'
import type { Scene } from './scene.ts'
import { delays, drops, refuses, type ProblemWords } from './steps.ts'
import { verifications } from './verifications.ts'

const ANNOUNCED = '99.0.0'
const expired: ProblemWords = { status: 401, code: 'TOKEN_EXPIRED', message: 'Your session needs to be renewed.' }

/** Every transition of §4, in the order of the specification. */
export const transitions: readonly Scene[] = [
  {
    key: 'notification-ask',
    clause: '§4.1',
    title: 'The browser asks for notifications; granted or blocked is remembered',
    set: [],
    open: profileAddress('settings'),
    then: 'In a browser that hasn’t been asked yet: it asks a few seconds after the page opens, visitors too. Allow or block there, or go to the settings as a player: the decision is shown under Messages.',
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
    open: rewardsAddress,
    then: 'Open it without being logged in.',
  },
  {
    key: 'guard-brings-back-after-log-in',
    clause: '§4.2',
    title: 'A visitor logs in and lands where they wanted to go',
    set: [],
    open: profileAddress('withdraw'),
    then: 'Open it without being logged in, then log in.',
  },
  {
    key: 'guard-sends-a-player-home',
    clause: '§4.2',
    title: 'A player is sent home from the sign-up',
    set: [],
    open: signUpAddress,
    then: 'Open it as a player.',
  },
  {
    key: 'free-spin-on',
    clause: '§4.3',
    title: 'The free spin is open to a visitor',
    set: [{ do: 'settings', settings: { earnFreeSpin: true } }],
    open: earnFreeSpinAddress,
    then: 'Open it without being logged in. As a player it leads home.',
  },
  {
    key: 'free-spin-off',
    clause: '§4.3',
    title: 'The free spin is closed, a visitor is sent home',
    set: [{ do: 'settings', settings: { earnFreeSpin: false } }],
    open: earnFreeSpinAddress,
    then: 'Open it without being logged in.',
  },
  {
    key: 'free-spin-settings-fail',
    clause: '§4.3',
    title: 'The settings fail, the way to the free spin is blocked',
    set: [{ do: 'settings', settings: { earnFreeSpin: true } }, refuses('anonymous/settings', { status: 500, message: 'canary' })],
    open: earnFreeSpinAddress,
    then: 'Open it without being logged in: home, and no message. From inside the app you stay where you are.',
  },
  {
    key: 'free-spin-settings-late',
    clause: '§4.3',
    title: 'The settings take longer than ten seconds, the way is blocked',
    set: [{ do: 'settings', settings: { earnFreeSpin: true } }, delays('anonymous/settings', 15_000)],
    open: earnFreeSpinAddress,
    then: 'Open it without being logged in, and wait ten seconds.',
  },
  {
    key: 'mobile-only',
    clause: '§4.4',
    title: 'A page for phones leads home on a desktop',
    set: [],
    open: notificationsAddress,
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
    open: profileAddress(),
    then: 'As a player, reload.',
  },
  {
    key: 'refresh-unanswered',
    clause: '§4.5',
    title: 'The refresh gets no answer: the session stays',
    set: [refuses('me', expired), drops('refresh')],
    open: '/',
    then: 'As a player, reload: “Oops something went wrong”. Reset everything, reload: still logged in.',
  },
  {
    key: 'maintenance-with-text',
    clause: '§4.6',
    title: 'The lobby is offline, in the server’s words',
    set: [{ do: 'maintenance', maintenance: { state: 'on', text: 'We are moving to a bigger harbor. Back at 14:00.' } }],
    open: gamesAddress(),
    then: 'Open it, or press anything. Reset everything: the lobby opens by itself.',
  },
  {
    key: 'maintenance-of-one-call',
    clause: '§4.6',
    title: 'One call is answered 503, the player is taken home',
    set: [refuses('history/slots', { status: 503, code: 'MAINTENANCE' }, 1)],
    open: profileAddress('game-history'),
    then: 'As a player, open the game history.',
  },
  {
    key: 'logged-in-elsewhere',
    clause: '§4.7',
    title: 'The login asks whether to log the other devices out',
    set: [refuses('login', { status: 406, code: 'LOGGED_IN_ELSEWHERE', message: 'You are already logged in on other devices.' }, 1)],
    open: loginAddress,
    then: 'Log in. Confirm: the others are logged out and you are in.',
  },
  {
    key: 'logged-out-by-another-device',
    clause: '§4.7',
    title: 'Another device takes over the session',
    set: [{ do: 'logOut' }],
    open: '/',
    then: 'Log in as the player of this desk before you press; within five seconds the app says so and is logged out.',
  },
  {
    key: 'new-version',
    clause: '§4.8',
    title: 'A new version is announced: the popup asks to update',
    set: [{ do: 'version', version: ANNOUNCED }],
    open: gamesAddress(),
    then: 'Open it before you press, then go to another page of games. Confirm: one reload, and the popup stays away. When the version is put back, the app asks again.',
  },
  {
    key: 'chunk-failure',
    clause: '§4.9',
    title: 'A piece of the app cannot be fetched: the popup offers to reload',
    set: [{ do: 'chunks', chunks: 'missing' }],
    open: '/',
    then: 'In a new private window, which keeps no pieces yet: open home, then open a page that you have not seen.',
  },
  ...payments,
  ...verifications,
]
