import { defaultFieldResolver, getDirectiveValues, type GraphQLField, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { refusals } from '../session/caller.ts'
import type { Audience } from './resolvers.generated.ts'
import type { Caller, RequestContext } from './context.ts'

const admits: Record<Audience, (caller: Caller) => boolean> = {
  ANYONE: () => true,
  ANONYMOUS: ({ kind }) => kind !== 'visitor',
  PLAYER: ({ kind }) => kind === 'player',
}
const isAudience = (value: unknown): value is Audience => typeof value === 'string' && value in admits

/** The root fields of a schema: what a caller can ask for or do. */
export const rootFields = (schema: GraphQLSchema): GraphQLField<unknown, RequestContext>[] =>
  [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => Object.values(type?.getFields() ?? {}))

/** Who may ask for a root field, as its `@policy` says. Throws where it says nothing: such a schema must not be served. */
export const audienceOf = (schema: GraphQLSchema, field: GraphQLField<unknown, RequestContext>): Audience => {
  const directive = schema.getDirective('policy')
  const allow: unknown = directive && field.astNode ? getDirectiveValues(directive, field.astNode)?.['allow'] : undefined
  if (!isAudience(allow)) throw new Error(`The field "${field.name}" carries no @policy, so nobody knows who may ask for it.`)
  return allow
}

const guarded =
  (audience: Audience, resolve: GraphQLFieldResolver<unknown, RequestContext>): GraphQLFieldResolver<unknown, RequestContext> =>
  (source, args, context, info) => {
    if (!admits[audience](context.caller)) throw refusals.unauthenticated()
    return resolve(source, args, context, info)
  }

/** Puts the policy of every root field in front of its resolver: the one place where authorization happens. */
export const enforcePolicies = (schema: GraphQLSchema): void => {
  for (const field of rootFields(schema)) field.resolve = guarded(audienceOf(schema, field), field.resolve ?? defaultFieldResolver)
}
