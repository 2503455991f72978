import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const favourites = operation(
  'Favourites',
  graphql(`
    query Favourites {
      favourites {
        id
      }
    }
  `),
)

export const saveFavourite = operation(
  'SaveFavourite',
  graphql(`
    mutation SaveFavourite($gameId: ID!, $isFavourite: Boolean!) {
      saveFavourite(gameId: $gameId, isFavourite: $isFavourite) {
        id
      }
    }
  `),
)
