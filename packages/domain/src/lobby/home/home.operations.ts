import { operation } from '../../client/operation.ts'
import { graphql } from '../../gql/gql.ts'

export const lobby = operation(
  'Lobby',
  graphql(`
    query Lobby {
      lobby {
        games {
          ...GameTile
        }
        news {
          ...Teaser
        }
        promotions {
          ...Teaser
          runsFrom
          until
        }
      }
    }

    fragment GameTile on Game {
      id
      name
      type
      provider {
        id
        name
      }
      playable
      isNew
      isFeatured
    }

    fragment Teaser on ContentTeaser {
      id
      title
      summary
      publishedAt
    }
  `),
)
