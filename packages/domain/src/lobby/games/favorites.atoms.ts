import { domainAtom } from '../../assembly/domainAtom.ts'
import { loadable } from '../../kernel/loadable.ts'
import { savingByName } from '../../kernel/savingByName.ts'
import { atom } from '../../store.ts'
import { favorites, saveFavorite } from './favorites.operations.ts'
import type { FavoriteMark } from '../lobby.state.ts'

const idsOf = (games: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(games.map(({ id }) => id))

/** Ids of the games that the player marked. */
const marked = loadable(favorites, (answer) => idsOf(answer.favorites))

/** By the ids of the games whose marks are being changed. */
const { savingNamesAtom, saveAs } = savingByName()

/** Asks for the player's favorites. Quiet: a page is whole without them. */
export const loadFavoritesAtom = atom(null, (_get, set) => set(marked.load, {}, 'quietly'))

/** Marks a game as a favorite, or takes the mark away, once at a time for each. A refusal is said by a toast, and changes nothing. Home asks for its own. */
export const saveFavoriteAtom = atom(null, (get, set, gameId: string, isFavorite: boolean) =>
  set(saveAs, gameId, async () => {
    const answer = await get(domainAtom).client.call(saveFavorite, { gameId, isFavorite })
    if (!answer.ok) return
    const isOn = idsOf(answer.value.saveFavorite).has(gameId)
    // Of the other games an answer that comes late would tell what is over.
    set(marked.update, {}, (ids) => new Set([...[...ids].filter((id) => id !== gameId), ...(isOn ? [gameId] : [])]))
  }),
)

/** Whether a game is marked; busy until it is known, so that its place is kept, and undefined where nobody answers. */
export const favoriteMarkOf = (gameId: string) =>
  atom((get): FavoriteMark | undefined => {
    const known = get(marked.at({}))
    if (known.state === 'failed') return undefined
    if (known.state === 'loading') return { isOn: false, isBusy: true }
    return { isOn: known.value.has(gameId), isBusy: get(savingNamesAtom).includes(gameId) }
  })
