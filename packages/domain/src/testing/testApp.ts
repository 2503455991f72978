import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { createDomain } from '../assembly/domain.ts'
import type { ResultOf } from '../client/operation.ts'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { controlledLine } from './controlledLine.ts'
import { controlledBrowser, type Asked, type Reply } from './controlledPorts.ts'
import { wireBalances, wireLobby, wirePlayer, wireRound } from './wire.ts'

export type Answers = { [Name in OperationName]?: ResultOf<Name> | ((asked: Asked) => Reply | 'broken') }

const usual: Answers = {
  StartAnonymousSession: { startAnonymousSession: { token: 'anon', expiresAt: '2026-03-03T09:00:00.000Z' } },
  Lobby: { lobby: wireLobby },
  Me: { me: wirePlayer, balances: wireBalances('7') },
  Balances: { balances: wireBalances('7') },
  Logout: { logout: true },
  Login: { login: { accessToken: 'acc', refreshToken: 'ref', player: wirePlayer } },
  PlayedRounds: {
    playedRounds: { open: [], recentGames: [], jackpots: [] },
    favorites: [],
    recentWins: [],
    openPayment: null,
    openWithdrawal: null,
  },
  Favorites: { favorites: [] },
  SlotRounds: { slotRounds: { nodes: [wireRound(1)], pageInfo: { hasNextPage: false, endCursor: null } } },
}

interface TestAppSetting {
  /** What an earlier visit, or anybody, left in the storage. */
  readonly kept?: Readonly<Record<string, string>>
  /** Where the page stands at first. @default the list of games */
  readonly address?: string
  /** How long an answer takes, milliseconds. @default 5 */
  readonly delayOf?: (asked: Asked) => number
  /** How far the server's clock is ahead of the device's, milliseconds. Without it no answer names a time. */
  readonly serverAheadMs?: number
}

/** The whole domain over ports, a line and a server that a test drives by hand. `went` holds the addresses and reloads. */
export const testApp = (
  answers: Answers = {},
  { kept = {}, address = gamesAddress(), delayOf = () => 5, serverAheadMs }: TestAppSetting = {},
) => {
  const all = { ...usual, ...answers }
  const browser = controlledBrowser((asked) => {
    const name = (Object.keys(operationPaths) as OperationName[]).find((key) => operationPaths[key] === asked.path)
    const answer = name === undefined ? undefined : all[name]
    const afterMs = delayOf(asked)
    const reply: Reply | 'broken' = typeof answer === 'function' ? answer(asked) : { status: 200, body: { data: answer } }
    if (reply === 'broken' || serverAheadMs === undefined) return { afterMs, reply }
    const date = new Date(asked.at + afterMs + serverAheadMs).toUTCString()
    return { afterMs, reply: { ...reply, headers: { date, ...reply.headers } } }
  })
  for (const [key, text] of Object.entries(kept)) browser.texts.set(key, text)
  const line = controlledLine()
  let currentAddress = address
  const said: string[] = []
  const went: string[] = []
  const domain = createDomain({
    ports: browser.openTab(),
    origin: 'https://lagoon.example',
    toasts: { show: ({ title }) => said.push(title) },
    loadLine: async () => line.openLine,
    page: {
      address: () => currentAddress,
      goTo(to) {
        currentAddress = to
        went.push(to)
      },
      fetchAhead: () => undefined,
      reload(update) {
        update?.beforeStart()
        went.push('reload')
      },
    },
  })
  return { ...domain, browser, line, said, went }
}
