import type { GraphQLField } from 'graphql'
import { countCases } from '@lagoon/testing/cases'
import { describe, expect, it } from 'vitest'
import { modules } from '../app.ts'
import type { Caller, RequestContext } from './context.ts'
import { audienceOf, rootFields } from './policy.ts'
import { assembleSchema, readContract } from './schema.ts'

const callers: readonly Caller[] = [
  { kind: 'visitor' },
  { kind: 'anonymous', anonymousId: 'a' },
  { kind: 'player', playerId: 'p', sessionId: 's' },
]

/** Whether the field lets the caller past its policy: what happens behind it does not count here. */
const admits = (field: GraphQLField<unknown, RequestContext>, caller: Caller): boolean => {
  try {
    const answer = field.resolve?.({}, {}, { caller } as RequestContext, {} as never)
    if (answer instanceof Promise) answer.catch(() => undefined)
    return true
  } catch (error) {
    return !(error instanceof Error && error.name === 'Problem')
  }
}

describe('L1 the contract', () => {
  const schema = assembleSchema(readContract(), modules)
  const fields = rootFields(schema)

  it('says for every root field who may ask, and holds to it', (context) => {
    countCases(context, fields.length * 2)
    expect(fields.length).toBeGreaterThanOrEqual(17)
    for (const field of fields) {
      const audience = audienceOf(schema, field)
      const expected = { ANYONE: [true, true, true], ANONYMOUS: [false, true, true], PLAYER: [false, false, true] }[audience]
      expect([field.name, ...callers.slice(0, 2).map((caller) => admits(field, caller))]).toEqual([field.name, ...expected.slice(0, 2)])
    }
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
      'requestRecoveryCode',
      'resendConfirmation',
      'resetPassword',
      'sendContactMessage',
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
