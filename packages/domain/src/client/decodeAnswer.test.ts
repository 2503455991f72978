import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationPaths, type OperationName } from '@lagoon/contract/paths'
import { brokenAnswer, fittingAnswer, missing, placesIn, replacedAt } from '../testing/arbitraryAnswers.ts'
import { wireBalances, wireLobby, wireRound, wireSettings } from '../testing/wire.ts'
import { answerShapes } from '../gql/answerShapes.ts'
import { decodeAnswer } from './decodeAnswer.ts'

const operations = Object.keys(operationPaths) as OperationName[]
const decoded = (name: OperationName, data: unknown) => decodeAnswer({ answer: answerShapes[name] }, data)
const seed = Number(process.env['SEED'] ?? 20_260_302)

describe.each(operations)('the answer to %s', (name) => {
  it('passes unchanged where it keeps the promise', () => {
    fc.assert(
      fc.property(fittingAnswer(name), (answer) => {
        expect(decoded(name, answer)).toEqual(answer)
      }),
      { seed, numRuns: 50 },
    )
  })

  it('is refused or made to fit where something else stands in a place, and never thrown at anybody', () => {
    fc.assert(
      fc.property(brokenAnswer(name), (answer) => {
        const once = decoded(name, answer)
        expect(once === undefined || isDeepStrictEqual(decoded(name, once), once)).toBe(true)
      }),
      { seed, numRuns: 200 },
    )
  })
})

const answers: readonly (readonly [OperationName, unknown, mayBeNull: readonly string[]])[] = [
  ['Lobby', { lobby: wireLobby }, ['runsFrom', 'until']],
  ['Balances', { balances: wireBalances('7') }, []],
  ['WebSettings', { webSettings: wireSettings }, ['marketingSdkUrl', 'push', 'ipLookupUrl']],
  [
    'SlotRounds',
    { slotRounds: { nodes: [wireRound(3)], pageInfo: { hasNextPage: false, endCursor: null } } },
    ['matrix', 'feature', 'jackpot', 'endCursor'],
  ],
]
describe.each(answers)('each place of an answer to %s', (name, answer, mayBeNull) => {
  it.each(placesIn(answer).map((place) => [place.join('.'), place] as const))('%s', (_, place) => {
    const isNullable = mayBeNull.includes(String(place.at(-1)))
    for (const by of [null, missing]) expect(decoded(name, replacedAt(answer, place, by)) === undefined).toBe(!isNullable)
    expect(decoded(name, replacedAt(answer, place, Number.NaN))).toBeUndefined()
    expect(decoded(name, replacedAt(answer, place, { not: 'this' }))).toBeUndefined()
  })
})

it('leaves out what nobody asked for, and reads nothing from a prototype', () => {
  expect(decoded('Logout', { logout: true, more: 1 })).toEqual({ logout: true })
  expect(decoded('Logout', Object.create({ logout: true }))).toBeUndefined()
  expect(decoded('Logout', JSON.parse('{"__proto__":{"logout":true}}'))).toBeUndefined()
})

it('takes an absent field that may be null for null', () => {
  expect(decoded('RefreshSession', { refreshSession: { accessToken: 'new' } })).toEqual({
    refreshSession: { accessToken: 'new', refreshToken: null },
  })
})

const sheet = (version: unknown, amount: unknown, kind: unknown = 'GAME') => ({
  balances: { version, tokens: [{ kind, amount }], held: [] },
})
it.each<[string, unknown, boolean]>([
  ['an amount', sheet('7', '-100'), true],
  ['an amount with a point', sheet('7', '1.5'), false],
  ['an amount without digits', sheet('7', ''), false],
  ['an amount in other digits', sheet('7', '0x10'), false],
  ['an amount that never ends', sheet('7', '1'.repeat(31)), false],
  ['an amount as a number', sheet('7', 100), false],
  ['a version before the first', sheet('-1', '0'), false],
  ['a version that is none', sheet('v7', '0'), false],
  ['a kind that nobody knows', sheet('7', '0', 'GOLD'), false],
  ['a kind that is two', sheet('7', '0', 'GAME|SWEEP'), false],
])('reads %s', (_, answer, isTaken) => expect(decoded('Balances', answer) !== undefined).toBe(isTaken))

it.each<[string, boolean]>([
  ['2026-03-03T09:00:00.000Z', true],
  ['2026-03-03', false],
  ['2026-13-03T09:00:00.000Z', false],
  ['tomorrow', false],
  ['', false],
])('reads the instant "%s"', (expiresAt, isTaken) =>
  expect(decoded('StartAnonymousSession', { startAnonymousSession: { token: 't', expiresAt } }) !== undefined).toBe(isTaken),
)
