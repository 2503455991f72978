import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { sessionKeyAtom } from '../../session/sessionKey.atoms.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { pendingPaymentAtom } from '../../wallet/payments/pendingPayment.atoms.ts'
import { toLobby } from '../lobby.adapter.ts'
import { lobby } from './home.operations.ts'
import type { HomeView } from '../lobby.state.ts'
import { loadPlayedAtom, playedAtom } from './playedRounds.atoms.ts'
import { liveWinsAtom } from './liveWins.atoms.ts'
import { askLobbyAgainAtom, lobbyOfflineAtom } from './lobbyOffline.atoms.ts'

/** Not more than one reload of the lobby in this time, however often home is opened while the server is down. */
const RELOAD_PAUSE_MS = 5_000

const lobbies = loadable(lobby, ({ lobby: wire }) => toLobby(wire))
const askedAtAtom = atom<number | undefined>(undefined)

/** What the lobby holds, for every page that shows games. */
export const lobbyAtom = lobbies.at({})

/** Loads the lobby; `atOnce` where the player asks for it after a failure, `unseen` where nobody does. */
export const loadLobbyAtom = atom(null, async (get, set, how?: 'atOnce' | 'unseen') => {
  set(askLobbyAgainAtom, loadLobbyAtom)
  const now = get(domainAtom).ports.clock.now()
  const askedAt = get(askedAtAtom)
  if (how !== 'atOnce' && askedAt !== undefined && now - askedAt < RELOAD_PAUSE_MS) return
  set(askedAtAtom, now)
  const before = get(lobbyAtom)
  const after = await set(lobbies.load, {}, how === 'unseen' ? how : undefined)
  // What was at hand stays when the call fails: only another value says that the lobby is open.
  const isAnswered = after.state === 'loaded' && (before.state !== 'loaded' || after.value !== before.value)
  if (isAnswered) set(lobbyOfflineAtom, undefined)
})

/** Loads what home shows. */
export const loadHomeAtom = atom(null, (get, set, how?: 'atOnce') => {
  if (get(domainAtom).session.read() !== undefined) void set(loadPlayedAtom)
  get(pendingPaymentAtom)?.check()
  return set(loadLobbyAtom, how)
})

export const homeViewAtom = atom((get): HomeView => {
  const pending = get(pendingPaymentAtom)
  const pendingPayment = pending === undefined ? {} : { pendingPayment: { paymentId: pending.paymentId } }
  const offline = get(lobbyOfflineAtom)
  if (offline !== undefined) return { state: 'offline', message: offline, ...pendingPayment }
  const known = get(lobbyAtom)
  const session = get(sessionStateAtom)
  const isRestoring = get(sessionKeyAtom) !== undefined && session.status === 'unknown'
  if (isRestoring) return { state: 'loading' }
  if (known.state !== 'loaded') return known
  const { value: content } = known
  if (content.games.length === 0) return { state: 'noGames' }
  if (session.status !== 'player') return { state: 'visitor', lobby: content }
  const played = get(playedAtom)
  const live = get(liveWinsAtom)
  const answered = played.state === 'loaded' ? played.value.recentWins : live
  return {
    state: 'player',
    displayName: session.player.displayName,
    lobby: content,
    recentlyPlayed: [],
    favorites: [],
    jackpots: [],
    // What the server says of open payments goes before what a return page left.
    ...(played.state === 'loaded' ? played.value : pendingPayment),
    recentWins: (live.asOf > answered.asOf ? live : answered).wins,
  }
})
