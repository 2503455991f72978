import { sessionKeyAtom } from '../../session/sessionKey.atoms.ts'
import { sessionStateAtom } from '../../session/session.atoms.ts'
import { atom } from '../../store.ts'
import { findGames } from './findGames.ts'
import { isNarrowed, noFilters, type GameFilters } from '@lagoon/contract/lobby/gameFilters'
import { lobbyAtom } from '../home/home.atoms.ts'
import { countByType } from '@lagoon/contract/lobby/lobby.rules'
import type { GamesView, GameTile } from '../lobby.state.ts'
import type { GameType } from '@lagoon/contract/lobby/enums'

const INSTEAD = 6

const providersOf = (games: readonly GameTile[]) =>
  [...new Map(games.map(({ providerId, providerName }) => [providerId, providerName]))].map(([id, name]) => ({ id, name }))

/** What can be played, for whom found nothing. */
const insteadOf = (games: readonly GameTile[]): readonly GameTile[] => games.filter((game) => game.isPlayable).slice(0, INSTEAD)

const filtersAtom = atom<GameFilters>(noFilters)
/** Narrows the list of games. What is typed shows at once; the address follows it. */
export const narrowGamesAtom = atom(null, (_get, set, filters: GameFilters) => set(filtersAtom, filters))

/** The list of games of one type, or of all, narrowed on this side: the lobby's answer holds them all. */
export const gamesViewOf = (type: GameType | undefined) =>
  atom((get): GamesView => {
    const about = type === undefined ? {} : { type }
    const known = get(lobbyAtom)
    const session = get(sessionStateAtom)
    const isRestoring = get(sessionKeyAtom) !== undefined && session.status === 'unknown'
    if (known.state === 'failed' && !isRestoring) return known
    if (known.state !== 'loaded' || isRestoring) return { state: 'loading', ...about }
    const { value: content } = known
    const listed = type === undefined ? content.games : content.games.filter((game) => game.type === type)
    const counts = countByType(content.games)
    if (listed.length === 0) return { state: 'noneOfThisType', counts, ...about }
    const audience = session.status === 'player' ? 'player' : 'visitor'
    const filters = get(filtersAtom)
    const listing = { audience, counts, filters, providers: providersOf(listed), total: listed.length, ...about } as const
    const games = isNarrowed(filters) ? findGames(listed, filters) : listed
    return games.length > 0 ? { state: 'filled', games, ...listing } : { state: 'noneFound', instead: insteadOf(content.games), ...listing }
  })
