import { screenShows } from '../client/screenShows.ts'
import { operation } from '../client/operation.ts'
import { graphql } from '../gql/gql.ts'

export const articles = operation(
  'Articles',
  graphql(`
    query Articles($section: ArticleSection!) {
      articles(section: $section) {
        ...ArticleTileParts
      }
    }

    fragment ArticleTileParts on ArticleTile {
      id
      title
      summary
      publishedAt
      scene
      runsFrom
      until
    }
  `),
)

export const article = screenShows(
  ['ARTICLE_NOT_FOUND'],
  operation(
    'Article',
    graphql(`
      query Article($section: ArticleSection!, $id: ID!) {
        article(section: $section, id: $id) {
          tile {
            ...ArticleTileParts
          }
          blocks {
            kind
            title
            words {
              ...InlineParts
            }
            items {
              ...InlineParts
            }
            rows {
              label
              words {
                ...InlineParts
              }
            }
          }
          action {
            label
            href
          }
        }
      }

      fragment InlineParts on Inline {
        text
        isStrong
        href
      }
    `),
  ),
)
