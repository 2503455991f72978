import type { Operation, ResultOf } from './operation.ts'
import type { OperationName } from '@lagoon/contract/paths'
import type { Shape } from './shape.ts'

const leaves: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  version: (value) => typeof value === 'string' && /^\d{1,30}$/.test(value),
  minor: (value) => typeof value === 'string' && /^-?\d{1,30}$/.test(value),
  instant: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
}

const fitsLeaf = (shape: string, value: unknown): boolean =>
  shape.startsWith('=') ? typeof value === 'string' && shape.slice(1).split('|').includes(value) : (leaves[shape]?.(value) ?? false)

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

const decode = (shape: Shape, value: unknown): unknown => {
  if (typeof shape === 'string') return fitsLeaf(shape, value) ? value : undefined
  if (isList(shape)) {
    if (!Array.isArray(value)) return undefined
    const elements = value.map((element: unknown) => decode(shape[0], element))
    return elements.includes(undefined) ? undefined : elements
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(shape)) {
    const mayBeNull = key.endsWith('?')
    const name = mayBeNull ? key.slice(0, -1) : key
    const given: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    const isAbsent = given === undefined || given === null
    const decoded = isAbsent && mayBeNull ? null : decode(inner, given)
    if (decoded === undefined) return undefined
    fields[name] = decoded
  }
  return fields
}

/**
 * The answer as the contract promises it, with nothing besides; undefined for one that breaks the promise anywhere. What has
 * passed here can be read without a look at its types.
 */
export const decodeAnswer = <Name extends OperationName>(
  { answer }: Pick<Operation<Name>, 'answer'>,
  data: unknown,
): ResultOf<Name> | undefined => decode(answer, data) as ResultOf<Name> | undefined
