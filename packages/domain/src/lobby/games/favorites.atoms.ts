import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { ownedAtom } from '../../session/ownedAtom.ts'
import { atom } from '../../store.ts'
import { favorites, saveFavorite } from './favorites.operations.ts'
import type { FavoriteMark } from '../lobby.state.ts'

const idsOf = (games: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(games.map(({ id }) => id))

/** Ids of the games that the player marked. */
const marked = loadable(favorites, (answer) => idsOf(answer.favorites))

/** Id of the game whose mark is being changed. */
const savingAtom = ownedAtom<string | undefined>(undefined)

/** Asks for the player's favorites. Quiet: a page is whole without them. */
export const loadFavoritesAtom = atom(null, (_get, set) => set(marked.load, {}, 'quietly'))

/** Marks a game as a favorite, or takes the mark away, one at a time. A refusal is said by a toast, and changes nothing. Home asks for its own. */
export const saveFavoriteAtom = atom(null, async (get, set, gameId: string, isFavorite: boolean) => {
  if (get(savingAtom) !== undefined) return
  set(savingAtom, gameId)
  const answer = await get(domainAtom).client.call(saveFavorite, { gameId, isFavorite })
  set(savingAtom, undefined)
  if (answer.ok) set(marked.put, {}, idsOf(answer.value.saveFavorite))
})

/** Whether a game is marked; busy until it is known, so that its place is kept, and undefined where nobody answers. */
export const favoriteMarkOf = (gameId: string) =>
  atom((get): FavoriteMark | undefined => {
    const known = get(marked.at({}))
    if (known.state === 'failed') return undefined
    if (known.state === 'loading') return { isOn: false, isBusy: true }
    return { isOn: known.value.has(gameId), isBusy: get(savingAtom) === gameId }
  })
