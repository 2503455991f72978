import { domainAtom } from '../../assembly/domainAtom.ts'
import type { CallProblem } from '../../errors/callProblem.ts'
import { hasCode } from '../../errors/callProblem.ts'
import type { Amount, TokenKind } from '../../money/money.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { balancesAtom } from '../../wallet/balances/balances.atoms.ts'
import { toFacts, toTile } from '../lobby.adapter.ts'
import { initiateGame } from '../play/play.operations.ts'
import { game } from './games.operations.ts'
import type { GameDetailsView, GameFacts, GameType } from '../lobby.state.ts'
import { launchAtom } from '../play/launch.atoms.ts'

export interface GameAddress {
  readonly type: GameType
  readonly id: string
}

/** The game whose page is open: its facts, or why there are none. */
export interface OpenedGame {
  readonly address: GameAddress
  readonly facts?: GameFacts
  readonly problem?: 'unknownGame' | 'failed'
}

const openedAtom = ownedAtom<OpenedGame | undefined>(undefined)
const refusalAtom = ownedAtom<
  { readonly gameId: string; readonly problem: CallProblem; readonly token: TokenKind; readonly at: number } | undefined
>(undefined)
const isLaunchingAtom = atom(false)

export const isSameGame = (a: GameAddress, b: GameAddress): boolean => a.type === b.type && a.id === b.id

export const openGameAtom = atom(null, async (get, set, address: GameAddress): Promise<GameFacts | undefined> => {
  const opened = get(openedAtom)
  set(refusalAtom, undefined)
  if (opened?.facts !== undefined && isSameGame(opened.address, address)) return opened.facts
  set(openedAtom, { address })
  const answer = await get(domainAtom).client.call(game, { ...address })
  const facts = answer.ok ? toFacts(answer.value.game) : undefined
  // Another game was opened while this one was asked for.
  const now = get(openedAtom)
  if (now === undefined || !isSameGame(now.address, address)) return facts
  if (facts !== undefined) set(openedAtom, { address, facts })
  else set(openedAtom, { address, problem: !answer.ok && hasCode(answer.error, 'GAME_NOT_FOUND') ? 'unknownGame' : 'failed' })
  return facts
})

/** Opens a game session. True when the game may be shown; otherwise the view says what stands in the way. */
export const launchGameAtom = atom(null, async (get, set, token: TokenKind): Promise<boolean> => {
  const facts = get(openedAtom)?.facts
  if (facts === undefined || get(isLaunchingAtom)) return false
  set(isLaunchingAtom, true)
  set(refusalAtom, undefined)
  const { client, ports } = get(domainAtom)
  const answer = await client.call(initiateGame, { gameId: facts.game.id, token })
  set(isLaunchingAtom, false)
  if (answer.ok) {
    const { sessionId, url, token: kind, game: launched } = answer.value.initiateGame
    set(launchAtom, { sessionId, url, token: kind, game: toTile(launched) })
    return true
  }
  set(refusalAtom, { gameId: facts.game.id, problem: answer.error, token, at: ports.clock.now() })
  return false
})

export const launchRefusalAtom = atom((get) => get(refusalAtom))

/** Undefined before the first game was asked for. */
export const openedGameAtom = atom((get) => get(openedAtom))

/** `failed`: nobody answered. It is no state of the screen; the route offers to ask again. */
export const gameDetailsViewAtom = atom((get): GameDetailsView | { readonly state: 'failed' } => {
  const opened = get(openedAtom)
  if (opened === undefined) return { state: 'loading' }
  if (opened.problem !== undefined) return { state: opened.problem }
  const { facts } = opened
  if (facts === undefined) return { state: 'loading' }
  if (get(sessionStateAtom).status !== 'player') return { state: 'loggedOut', facts }
  if (!facts.game.isPlayable) return { state: 'providerUnavailable', facts }
  const sheet = get(balancesAtom)
  const balances: Amount[] = sheet === undefined ? [] : facts.tokens.map((kind) => ({ kind, minor: sheet.tokens[kind] }))
  const refusal = get(refusalAtom)
  if (refusal?.gameId === facts.game.id && refusal.problem.kind === 'refusal') {
    const { code, retryAfterSeconds = 0 } = refusal.problem
    if (code === 'KYC_REQUIRED') return { state: 'kycRequired', facts }
    if (code === 'INSUFFICIENT_BALANCE') return { state: 'insufficientBalance', facts, balances, lacking: refusal.token }
    if (code === 'LIMIT_REACHED')
      return { state: 'limitReached', facts, until: new Date(refusal.at + retryAfterSeconds * 1_000).toISOString() }
    if (code === 'PROVIDER_UNAVAILABLE' || code === 'GAME_NOT_PLAYABLE') return { state: 'providerUnavailable', facts }
  }
  return { state: 'readyToPlay', facts, balances, isLaunching: get(isLaunchingAtom) }
})
