import { http, HttpResponse } from 'msw'
import type { ResultOf } from '../client/operation.ts'
import { APP_VERSION_HEADER } from '@lagoon/contract/http/http'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import type { FieldErrorDetail, ProblemCode } from '@lagoon/contract/problems/problem'
import { wireBalances, wireGame, wireLobby, wirePlayer, wireRound, wireSettings } from './wire.ts'
import { wireProfile } from './wireProfile.ts'

/** The server answers an operation with data. */
export const answers = <Name extends OperationName>(name: Name, data: ResultOf<Name>) =>
  http.post(`*/graphql/${operationPaths[name]}`, () => HttpResponse.json({ data }))

interface RefusalWords {
  readonly status: number
  readonly code: ProblemCode
  readonly message: string
  readonly fieldErrorDetails?: readonly FieldErrorDetail[]
  readonly retryAfterSeconds?: number
  readonly facts?: Readonly<Record<string, string>>
}

/** The server refuses an operation with the error body of §3. */
export const refuses = (name: OperationName, problem: RefusalWords) =>
  http.post(`*/graphql/${operationPaths[name]}`, () => HttpResponse.json(problem, { status: problem.status }))

/** The server refuses the first call of an operation, and leaves the others to whatever stands behind. */
export const refusesOnce = (name: OperationName, problem: RefusalWords) =>
  http.post(`*/graphql/${operationPaths[name]}`, () => HttpResponse.json(problem, { status: problem.status }), { once: true })

/** The server has broken down over a call. */
export const outOfOrder = { status: 500, code: 'INTERNAL', message: 'Out of order' } as const

const settings = answers('WebSettings', { webSettings: wireSettings })
const anonymous = answers('StartAnonymousSession', {
  startAnonymousSession: { token: 'anonymous-token', expiresAt: '2026-03-03T09:00:00.000Z' },
})
const lobby = answers('Lobby', { lobby: wireLobby })

/** What every page may ask of the server. */
export const everyPage = [settings, anonymous, lobby]

const tokens = { accessToken: 'access-token', refreshToken: 'refresh-token' }
const rounds = (count: number) =>
  answers('SlotRounds', {
    slotRounds: {
      nodes: Array.from({ length: count }, (_, index) => wireRound(index + 1)),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  })

/** A player who is logged in, with what home asks for. */
export const playerIsThere = [
  ...everyPage,
  answers('Me', { me: wirePlayer, balances: wireBalances('7') }),
  answers('Balances', { balances: wireBalances('7') }),
  answers('Logout', { logout: true }),
  // A game that was left is told of when its page is gone, which may be in the next story.
  answers('EndGameSession', { endGameSession: true }),
  answers('Favorites', { favorites: [] }),
  answers('PlayedRounds', {
    playedRounds: { open: [], recentGames: [wireGame()], jackpots: [] },
    favorites: [],
    recentWins: [],
    openPayment: null,
    openWithdrawal: null,
  }),
  rounds(12),
  // A tab of the profile says how many are new.
  answers('Announcements', { announcements: [] }),
]

export const homeScenarios = {
  visitor: everyPage,
  player: playerIsThere,
  noGames: [answers('Lobby', { lobby: { ...wireLobby, games: [] } }), ...everyPage],
  failed: [refuses('Lobby', outOfOrder), ...everyPage],
  offline: [refuses('Lobby', { status: 503, code: 'MAINTENANCE', message: 'Back at noon.' }), ...everyPage],
}

export const signUpScenarios = {
  done: [
    answers('DisplayNameAvailability', { displayNameAvailability: 'AVAILABLE' }),
    answers('Register', { register: { email: wirePlayer.email } }),
    answers('ResendConfirmation', { resendConfirmation: true }),
    ...everyPage,
  ],
  alreadyTaken: [answers('DisplayNameAvailability', { displayNameAvailability: 'TAKEN' }), ...everyPage],
  emailAlreadyUse: [
    answers('DisplayNameAvailability', { displayNameAvailability: 'AVAILABLE' }),
    refuses('Register', { status: 409, code: 'EMAIL_IN_USE', message: 'Email Id is already in use.' }),
    ...everyPage,
  ],
}

/** The server runs another version from the first thing typed on. */
export const updateScenarios = {
  announcedWhileTyping: [
    http.post(`*/graphql/${operationPaths.DisplayNameAvailability}`, () =>
      HttpResponse.json({ data: { displayNameAvailability: 'AVAILABLE' } }, { headers: { [APP_VERSION_HEADER]: '2.0.0' } }),
    ),
    ...everyPage,
  ],
  announcedBySaving: [
    http.post(`*/graphql/${operationPaths.SaveSocialMedia}`, () =>
      HttpResponse.json({ data: { saveSocialMedia: wireProfile } }, { headers: { [APP_VERSION_HEADER]: '2.0.0' } }),
    ),
    answers('Profile', { profile: wireProfile }),
    ...playerIsThere,
  ],
}

export const loginScenarios = {
  loggedIn: [answers('Login', { login: { ...tokens, player: wirePlayer } }), ...playerIsThere],
  wrongCredentials: [refuses('Login', { status: 401, code: 'WRONG_CREDENTIALS', message: 'Wrong.' }), ...everyPage],
  lockedOut: [refuses('Login', { status: 429, code: 'LOCKED_OUT', message: 'Later.', retryAfterSeconds: 90 }), ...everyPage],
  emailNotConfirmed: [refuses('Login', { status: 403, code: 'EMAIL_NOT_CONFIRMED', message: 'Confirm first.' }), ...everyPage],
  otherDevices: [refuses('Login', { status: 406, code: 'LOGGED_IN_ELSEWHERE', message: 'Logged in elsewhere.' }), ...everyPage],
}

export const emailVerificationScenarios = {
  verified: [answers('ConfirmEmail', { confirmEmail: { outcome: 'VERIFIED' } }), ...everyPage],
  linkExpired: [answers('ConfirmEmail', { confirmEmail: { outcome: 'EXPIRED' } }), ...everyPage],
  linkAlreadyUsed: [answers('ConfirmEmail', { confirmEmail: { outcome: 'ALREADY_USED' } }), ...everyPage],
}

/** The page of a game. */
export const detailsOf = (game = wireGame()) =>
  answers('Game', {
    game: {
      game,
      summary: 'Five reels by moonlight.',
      returnToPlayerBp: 9_600,
      volatility: 'MEDIUM',
      minStake: '20',
      maxStake: '10000',
      paylines: 20,
      rules: ['Three of a kind from the left pay.'],
      tokens: ['GAME', 'SWEEP'],
      related: [wireGame({ id: 'lantern-koi', name: 'Lantern Koi', playable: false })],
    },
  })
const details = detailsOf()

export const gameDetailsScenarios = {
  readyToPlay: [details, ...playerIsThere],
  kycRequired: [details, refuses('InitiateGame', { status: 403, code: 'KYC_REQUIRED', message: 'KYC is required.' }), ...playerIsThere],
  insufficientBalance: [
    details,
    refuses('InitiateGame', { status: 409, code: 'INSUFFICIENT_BALANCE', message: 'Not enough.' }),
    ...playerIsThere,
  ],
  unknownGame: [refuses('Game', { status: 404, code: 'GAME_NOT_FOUND', message: 'No such game.' }), ...playerIsThere],
}

/** What a visitor meets who reads about a game. */
export const gameInfoScenarios = {
  filled: [details, ...everyPage],
  unknownGame: [refuses('Game', { status: 404, code: 'GAME_NOT_FOUND', message: 'No such game.' }), ...everyPage],
}

export const slotHistoryScenarios = {
  filled: playerIsThere,
  empty: [rounds(0), ...playerIsThere],
  failed: [refuses('SlotRounds', outOfOrder), ...playerIsThere],
}
