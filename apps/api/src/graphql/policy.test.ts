import type { GraphQLField, GraphQLSchema } from 'graphql'
import { countCases } from '@lagoon/testing/cases'
import { describe, expect, it } from 'vitest'
import { modules } from '../app.ts'
import { Problem } from '../problem.ts'
import type { Caller, RequestContext } from './context.ts'
import type { Audience } from './resolvers.generated.ts'
import { audienceOf, rootFields } from './policy.ts'
import { assembleSchema, readContract } from './schema.ts'

const callers: readonly Caller[] = [
  { kind: 'visitor' },
  { kind: 'anonymous', anonymousId: 'a' },
  { kind: 'player', playerId: 'p', sessionId: 's' },
]
const admitted: Readonly<Record<Audience, readonly Caller['kind'][]>> = {
  ANYONE: ['visitor', 'anonymous', 'player'],
  ANONYMOUS: ['anonymous', 'player'],
  PLAYER: ['player'],
}

const REACHED = 'the resolver was reached'
/** The modules with the same fields, behind which nothing can refuse for reasons of its own: a resolver only says that it was reached. */
const answering = (given: readonly object[], answer: () => unknown = () => REACHED): object[] =>
  given.map((module) =>
    Object.fromEntries(
      Object.entries(module).map(([type, fields]) => [
        type,
        Object.fromEntries(Object.keys(fields as object).map((name) => [name, answer])),
      ]),
    ),
  )

/** What a caller meets at a field: the resolver, the policy's refusal, or something else. */
const meets = (field: GraphQLField<unknown, RequestContext>, caller: Caller): string => {
  try {
    const answer = field.resolve?.({}, {}, { caller } as RequestContext, {} as never)
    return answer === REACHED ? 'admitted' : `answered ${String(answer)}`
  } catch (error) {
    return error instanceof Problem && error.body.code === 'UNAUTHENTICATED' ? 'refused' : `failed: ${String(error)}`
  }
}

/** Every field and caller where the policy does not hold. */
const breaches = (schema: GraphQLSchema): readonly string[] =>
  rootFields(schema).flatMap((field) =>
    callers.flatMap((caller) => {
      const right = admitted[audienceOf(schema, field)].includes(caller.kind) ? 'admitted' : 'refused'
      const met = meets(field, caller)
      return met === right ? [] : [`${field.name} as ${caller.kind}: ${met}`]
    }),
  )

const audiences = (schema: GraphQLSchema) => new Set(rootFields(schema).map((field) => audienceOf(schema, field)))

const fieldsOf = (given: readonly object[]): readonly string[] =>
  given.flatMap((module) =>
    ['Query', 'Mutation', 'Subscription'].flatMap((type) => Object.keys((module as Record<string, object>)[type] ?? {})),
  )

describe('L1 the contract', () => {
  const schema = assembleSchema(readContract(), answering(modules))
  const fields = rootFields(schema)

  it('says for every root field who may ask, and holds to it', (context) => {
    countCases(context, fields.length * callers.length)
    expect(fields.map(({ name }) => name).toSorted()).toEqual(fieldsOf(modules).toSorted())
    expect(breaches(schema)).toEqual([])
  })

  it('knows all three audiences, also one that no field has now', () => {
    const planted = readContract().replace('extend type Query {', 'extend type Query {\n  visited: String! @policy(allow: ANONYMOUS)\n')
    const withVisited = assembleSchema(planted, answering([...modules, { Query: { visited: () => 'x' } }]))
    expect(audiences(withVisited)).toEqual(new Set(['ANYONE', 'ANONYMOUS', 'PLAYER']))
    expect(breaches(withVisited)).toEqual([])
  })

  it('L1 canary: a field without its guard, one that refuses everybody, and one that fails are each named', () => {
    const planted = assembleSchema(readContract(), answering(modules))
    const replace = (name: string, resolve: () => unknown) => {
      const field = rootFields(planted).find((candidate) => candidate.name === name)
      if (!field) throw new Error(`there is no field ${name}`)
      field.resolve = resolve
    }
    replace('tickets', () => REACHED)
    replace('lobby', () => {
      throw new Problem(401, 'UNAUTHENTICATED', 'Log in to continue.')
    })
    replace('balances', () => {
      throw new TypeError('no services')
    })
    const kinds = callers.map(({ kind }) => kind)
    expect(breaches(planted).toSorted()).toEqual(
      [
        'tickets as visitor: admitted',
        'tickets as anonymous: admitted',
        ...kinds.map((kind) => `lobby as ${kind}: refused`),
        ...kinds.map((kind) => `balances as ${kind}: failed: TypeError: no services`),
      ].toSorted(),
    )
  })

  it('opens to others than a player what is nobody’s own, and nothing else', () => {
    const open = fields.filter((field) => audienceOf(schema, field) !== 'PLAYER').map(({ name }) => name)
    expect(open.toSorted()).toEqual([
      'appVersion',
      'article',
      'articles',
      'captcha',
      'confirmEmail',
      'confirmRecoveryCode',
      'displayNameAvailability',
      'forgotPassword',
      'game',
      'lobby',
      'login',
      'logout',
      'passwordResetIsOpen',
      'refreshSession',
      'register',
      'reportFault',
      'requestRecoveryCode',
      'resendConfirmation',
      'resetPassword',
      'saveVisitorPushToken',
      'sendContactMessage',
      'sharedWin',
      'startAnonymousSession',
      'webSettings',
    ])
  })
})

describe('L1 a schema is not served', () => {
  const base = readContract()

  it('with a root field that names nobody', () => {
    const planted = base.replace('extend type Query {', 'extend type Query {\n  leak: String!\n')
    expect(() => assembleSchema(planted, [...modules, { Query: { leak: () => 'x' } }])).toThrow('"leak" carries no @policy')
  })

  it('with a root field that nobody answers, or a resolver that answers nothing', () => {
    const planted = base.replace('extend type Query {', 'extend type Query {\n  lost: String! @policy(allow: ANYONE)\n')
    expect(() => assembleSchema(planted, modules)).toThrow('No module answers "lost"')
    expect(() => assembleSchema(base, [...modules, { Query: { gone: () => 'x' } }])).toThrow('"Query.gone"')
  })
})
