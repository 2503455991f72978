import { atom } from '../../store.ts'

/** What the server said with its last 503; undefined while the lobby is open. */
export const lobbyOfflineAtom = atom<string | undefined>(undefined)
