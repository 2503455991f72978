import type { GameAddress } from '@lagoon/contract/lobby/addresses'
import { sessionKeyAtom } from '../../session/sessionKey.atoms.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { gameAt } from './gameDetails.atoms.ts'
import type { GameInfoView } from '../lobby.state.ts'

/** What everybody may read about the game at an address. */
export const gameInfoViewOf = (address: GameAddress) =>
  atom((get): GameInfoView => {
    const known = get(gameAt(address))
    const { status } = get(sessionStateAtom)
    const isRestoring = get(sessionKeyAtom) !== undefined && status === 'unknown'
    if (isRestoring) return { state: 'loading' }
    if (known.state !== 'loaded') return known
    const { value: facts } = known
    return facts === 'unknownGame' ? { state: facts } : { state: 'filled', facts, audience: status === 'player' ? 'player' : 'visitor' }
  })
