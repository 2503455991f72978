import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const favorites = operation(
  'Favorites',
  graphql(`
    query Favorites {
      favorites {
        id
      }
    }
  `),
)

export const saveFavorite = operation(
  'SaveFavorite',
  graphql(`
    mutation SaveFavorite($gameId: ID!, $isFavorite: Boolean!) {
      saveFavorite(gameId: $gameId, isFavorite: $isFavorite) {
        id
      }
    }
  `),
)
