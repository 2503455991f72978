import { gamesAddress } from '@lagoon/contract/lobby/addresses'
import { gameTypeOf } from '@lagoon/domain/guards/guards'
import { gamesViewOf, narrowGamesAtom } from '@lagoon/domain/lobby/games/games.atoms'
import { loadLobbyAtom } from '@lagoon/domain/lobby/home/home.atoms'
import { gameTypeNames } from '@lagoon/ui/states/shell/places'
import { constant, defineRoute } from '../defineRoute.ts'
import { filtersIn, queryOf } from './gamesQuery.ts'

const unknownType = constant({ state: 'unknownType' })

/** games, and games/{type}: all games, or those of one type. The address holds the filters, so that a way back finds the same list. In a file of its own: it is a visitor's first page, and needs nothing of what plays a game. */
export const games = defineRoute({
  load: ({ set, place }) => {
    set(narrowGamesAtom, filtersIn(place.query))
    return set(loadLobbyAtom)
  },
  view: ({ params: { type: word } }) => {
    const type = gameTypeOf(word)
    return word !== undefined && type === undefined ? unknownType : gamesViewOf(type)
  },
  title: (view) => ('type' in view && view.type !== undefined ? gameTypeNames[view.type] : undefined),
  events: ({ set, domain, place }) => ({
    onNarrow: ({ filters }) => {
      set(narrowGamesAtom, filters)
      domain.page.goTo(gamesAddress(gameTypeOf(place.params['type'])) + queryOf(filters), { replace: true })
    },
    onRetry: () => void set(loadLobbyAtom, 'atOnce'),
  }),
  screen: () => import('@lagoon/ui/screens/lobby/Games/Games').then(({ Games }) => Games),
})
