import { domainAtom } from '../assembly/domainAtom.ts'
import type { ResultOf } from '../client/operation.ts'
import { atom } from '../store.ts'
import { fromAnswer } from '../wallet/balances/balances.adapter.ts'
import { acceptBalancesAtom, refreshBalancesAtom } from '../wallet/balances/balances.atoms.ts'
import { me } from './session.operations.ts'

export type Player = ResultOf<'Me'>['me']

/**
 * Who is at the device. `unknown` until the stored session was tried; `unreachable`: there is a session, and nobody answers.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'visitor' }
  | { readonly status: 'unreachable' }
  | { readonly status: 'player'; readonly player: Player }

export const sessionStateAtom = atom<SessionState>({ status: 'unknown' })
export const playerAtom = atom((get): Player | undefined => {
  const state = get(sessionStateAtom)
  return state.status === 'player' ? state.player : undefined
})

const restoringAtom = atom<Promise<SessionState> | undefined>(undefined)

const enterAtom = atom(null, (get, set, player: Player): SessionState => {
  const state: SessionState = { status: 'player', player }
  set(sessionStateAtom, state)
  get(domainAtom).realtime.start()
  return state
})

/** The player logged in: from now on the session is theirs. */
export const beginSessionAtom = atom(null, (get, set, tokens: { accessToken: string; refreshToken: string; player: Player }) => {
  get(domainAtom).session.begin(tokens)
  set(enterAtom, tokens.player)
  void set(refreshBalancesAtom)
})

/** The player goes by other names from now on. */
export const renamePlayerAtom = atom(null, (get, set, names: Pick<Player, 'displayName' | 'firstName' | 'lastName' | 'email'>) => {
  const player = get(playerAtom)
  if (player === undefined) return
  const { displayName, firstName, lastName, email } = names
  set(sessionStateAtom, { status: 'player', player: { ...player, displayName, firstName, lastName, email } })
})

/** Whether the identity of the player is verified from now on. */
export const verifyPlayerAtom = atom(null, (get, set, idVerified: boolean) => {
  const player = get(playerAtom)
  if (player === undefined || player.idVerified === idVerified) return
  set(sessionStateAtom, { status: 'player', player: { ...player, idVerified } })
})

/** Answers who is at the device, asking the server first where only the storage knows. Guards wait for it. */
export const knowSessionAtom = atom(null, (get, set): Promise<SessionState> => {
  const { session, client } = get(domainAtom)
  session.notice()
  const state = get(sessionStateAtom)
  if (state.status === 'player' || state.status === 'visitor') return Promise.resolve(state)
  if (session.read() === undefined) {
    const visitor: SessionState = { status: 'visitor' }
    set(sessionStateAtom, visitor)
    return Promise.resolve(visitor)
  }
  const underWay = get(restoringAtom)
  if (underWay !== undefined) return underWay
  const restore = async (): Promise<SessionState> => {
    const sessionKey = session.read()?.sessionKey
    const answer = await client.call(me, {})
    set(restoringAtom, undefined)
    // Logged out, or somebody else, while the server was asked: whatever the session's events have set stands.
    if (session.read()?.sessionKey !== sessionKey) return set(knowAgainAtom)
    if (answer.ok) {
      set(acceptBalancesAtom, fromAnswer(answer.value))
      return set(enterAtom, answer.value.me)
    }
    const unreachable: SessionState = { status: 'unreachable' }
    set(sessionStateAtom, unreachable)
    return unreachable
  }
  const restoring = restore()
  set(restoringAtom, restoring)
  return restoring
})

/** jotai takes an atom that sets itself for one that writes its own value, so the second question goes through here. */
const knowAgainAtom = atom(null, (_get, set): Promise<SessionState> => set(knowSessionAtom))

/** The server said that another device took the session over: as a refusal of the next call would (§7, 406). */
export const loggedOutElsewhereAtom = atom(null, (get) => {
  get(domainAtom).report({ kind: 'refusal', status: 406, fieldErrorDetails: [] }, { path: '' })
})

/** Logs out on this device at once; the server is told after. */
export const logOutAtom = atom(null, (get) => get(domainAtom).session.end())
