import fc from 'fast-check'
import { answerShapes } from '../gql/answerShapes.ts'
import type { Shape } from '../client/shape.ts'
import type { OperationName } from '@lagoon/contract/paths'

const hostileTexts = [
  '',
  ' ',
  'undefined',
  'null',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'a\r\nb: c',
  '/',
  '//evil.example',
]
const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 8 }))
const leaves: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text,
  integer: fc.maxSafeInteger(),
  boolean: fc.boolean(),
  version: fc.bigInt({ min: 0n, max: 10n ** 29n }).map(String),
  minor: fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }).map(String),
  instant: fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString()),
}

const fitting = (shape: Shape): fc.Arbitrary<unknown> => {
  if (typeof shape === 'string') {
    if (shape.startsWith('=')) return fc.constantFrom(...shape.slice(1).split('|'))
    const leaf = leaves[shape]
    if (leaf === undefined) throw new Error(`nothing is known of the leaf ${shape}`)
    return leaf
  }
  if (Array.isArray(shape)) return fc.array(fitting((shape as readonly [Shape])[0]), { maxLength: 4 })
  return fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([key, inner]) =>
        key.endsWith('?') ? [key.slice(0, -1), fc.option(fitting(inner), { nil: null })] : [key, fitting(inner)],
      ),
    ),
  )
}

/** Any answer that keeps the contract's promise, however strange what it says. */
export const fittingAnswer = (name: OperationName): fc.Arbitrary<unknown> => fitting(answerShapes[name])

type Path = readonly (string | number)[]

/** Every place in a value that holds something, the outermost left out. */
export const placesIn = (value: unknown, at: Path = []): readonly Path[] => {
  const below =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
          placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : []
  return at.length === 0 ? below : [at, ...below]
}

export const missing = Symbol('nothing at all')

/** The value with something else in one place. */
export const replacedAt = (value: unknown, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((element: unknown, index) => (index === key ? replacedAt(element, rest, by === missing ? null : by) : element))
  const entries = Object.entries(value as object).flatMap(([name, inner]: [string, unknown]) => {
    if (name !== key) return [[name, inner] as const]
    return rest.length === 0 && by === missing ? [] : [[name, replacedAt(inner, rest, by)] as const]
  })
  return Object.fromEntries(entries)
}

const wrong: readonly unknown[] = [
  missing,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'NaN',
  'not one of them',
  [],
  [null],
  {},
  { id: {} },
  'x'.repeat(10_000),
]

/** An answer with something else in one place, or in two: wrong types, nulls, holes. */
export const brokenAnswer = (name: OperationName): fc.Arbitrary<unknown> =>
  fc
    .tuple(fittingAnswer(name), fc.array(fc.tuple(fc.nat(), fc.constantFrom(...wrong)), { minLength: 1, maxLength: 2 }))
    .map(([answer, blows]) =>
      blows.reduce<unknown>((value, [where, by]) => {
        const places = placesIn(value)
        return replacedAt(value, places[where % places.length] ?? [], by === missing && places.length === 0 ? null : by)
      }, answer),
    )
