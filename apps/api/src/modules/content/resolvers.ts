import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import { articleOf, articlesOf } from './articles.ts'

export const resolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    articles: (_parent, { section }, { services }) => articlesOf(services.database.kysely, section),
    article: (_parent, { section, id }, { services }) => articleOf(services.database.kysely, section, id),
  },
}
