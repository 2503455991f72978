import { generationAtom } from '../../session/generation.atoms.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { isSameGame, openedGameAtom, type GameAddress } from './gameDetails.atoms.ts'
import type { GameInfoView } from '../lobby.state.ts'

/** What everybody may read about the game at an address; `failed`: nobody answered, and the route offers to ask again. */
export const gameInfoViewOf = (address: GameAddress) =>
  atom((get): GameInfoView | { readonly state: 'failed' } => {
    const opened = get(openedGameAtom)
    const session = get(sessionStateAtom)
    const isRestoring = get(generationAtom) !== undefined && session.status === 'unknown'
    // The facts of the game that was open before are not shown at another one's address.
    if (opened === undefined || !isSameGame(opened.address, address) || isRestoring) return { state: 'loading' }
    if (opened.problem !== undefined) return { state: opened.problem }
    if (opened.facts === undefined) return { state: 'loading' }
    return { state: 'filled', facts: opened.facts, audience: session.status === 'player' ? 'player' : 'visitor' }
  })
