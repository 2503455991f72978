import { domainAtom } from '../../assembly/domainAtom.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { generationAtom } from '../../session/generation.atoms.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { toLobby, toRound } from '../lobby.adapter.ts'
import { slotRounds } from '../histories/slotHistory.operations.ts'
import { lobby } from './home.operations.ts'
import type { GameTile, HomeView, LobbyContent } from '../lobby.state.ts'
import type { SlotRoundRow } from '../histories/slotHistory.state.ts'
import { lobbyOfflineAtom } from './lobbyOffline.atoms.ts'

/** Not more than one reload of the lobby in this time, however often home is opened while the server is down. */
const RELOAD_PAUSE_MS = 5_000
const RECENT_ROUNDS = 30
const RECENT_GAMES = 8

const contentAtom = atom<LobbyContent | 'failed' | undefined>(undefined)
const askedAtAtom = atom<number | undefined>(undefined)
const roundsAtom = ownedAtom<readonly SlotRoundRow[]>([])

/** The lobby that came with the page: no call is needed to show it. */
export const acceptLobbyAtom = atom(null, (get, set, content: LobbyContent) => {
  set(contentAtom, content)
  set(askedAtAtom, get(domainAtom).ports.clock.now())
})

/** What the lobby holds, for every page that shows games; undefined while it is on its way. */
export const lobbyContentAtom = atom((get) => get(contentAtom))

/** Loads the lobby where it is not at hand. */
export const openLobbyAtom = atom(null, async (get, set) => {
  const { client, ports } = get(domainAtom)
  const askedAt = get(askedAtAtom)
  const now = ports.clock.now()
  if (askedAt !== undefined && now - askedAt < RELOAD_PAUSE_MS) return
  set(askedAtAtom, now)
  const answer = await client.call(lobby, {})
  if (answer.ok) {
    set(lobbyOfflineAtom, undefined)
    set(contentAtom, toLobby(answer.value.lobby))
  } else if (typeof get(contentAtom) !== 'object') set(contentAtom, 'failed')
})

/** Loads what home shows, where it is not at hand. */
export const openHomeAtom = atom(null, (get, set) => {
  const { client, session } = get(domainAtom)
  if (session.read() !== undefined) {
    void client.call(slotRounds, { first: RECENT_ROUNDS }, { isQuiet: true }).then((answer) => {
      if (answer.ok) set(roundsAtom, answer.value.slotRounds.nodes.map(toRound))
    })
  }
  return set(openLobbyAtom)
})

const forgetLobbyAtom = atom(null, (_get, set) => {
  set(contentAtom, undefined)
  set(askedAtAtom, undefined)
})

/** The player asks again after a failure: at once. */
export const retryHomeAtom = atom(null, (_get, set) => {
  set(forgetLobbyAtom)
  return set(openHomeAtom)
})

/** As `retryHomeAtom`, for a page that shows games and nothing of the player. */
export const retryLobbyAtom = atom(null, (_get, set) => {
  set(forgetLobbyAtom)
  return set(openLobbyAtom)
})

const recentGames = (rounds: readonly SlotRoundRow[]): GameTile[] =>
  [...new Map(rounds.map(({ game }) => [game.id, game])).values()].slice(0, RECENT_GAMES)

export const homeViewAtom = atom((get): HomeView => {
  const offline = get(lobbyOfflineAtom)
  if (offline !== undefined) return { state: 'offline', message: offline }
  const content = get(contentAtom)
  const session = get(sessionStateAtom)
  const isRestoring = get(generationAtom) !== undefined && session.status === 'unknown'
  if (content === undefined || isRestoring) return { state: 'loading' }
  if (content === 'failed') return { state: 'failed' }
  if (content.games.length === 0) return { state: 'noGames' }
  if (session.status !== 'player') return { state: 'visitor', lobby: content }
  const rounds = get(roundsAtom)
  const open = rounds.find(({ roundState }) => roundState === 'OPEN')
  return {
    state: 'player',
    displayName: session.player.displayName,
    lobby: content,
    recentlyPlayed: recentGames(rounds),
    favourites: [],
    recentWins: [],
    ...(open === undefined ? {} : { unfinishedRound: { game: open.game, bet: open.bet, startedAt: open.playedAt } }),
  }
})
