import { atom, type WritableAtom } from '../../store.ts'

/** What the server said with its last 503; undefined while the lobby is open. */
export const lobbyOfflineAtom = atom<string | undefined>(undefined)

/** How the lobby is asked for again: known from its first load on, so that a page that shows no lobby needs none of it. */
export const askLobbyAgainAtom = atom<WritableAtom<null, [how: 'unseen'], unknown> | undefined>(undefined)

/** How the player's own rounds are asked for again, for as long as somebody looks at them: a live message needs nothing of home otherwise. */
export const askPlayedAgainAtom = atom<WritableAtom<null, [], unknown> | undefined>(undefined)
