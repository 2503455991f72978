import type { Shape } from '../../packages/domain/src/client/shape.ts'

const leaves: Readonly<Record<string, unknown>> = {
  text: 'text',
  integer: 0,
  boolean: false,
  version: '1',
  minor: '0',
  instant: '2026-03-02T09:00:00.000Z',
}

/** The plainest answer of a shape: every list with one element, null where that is allowed, the first word of an enumeration. */
export const sampleAnswer = (shape: Shape): unknown => {
  if (typeof shape === 'string') {
    if (shape.startsWith('=')) return shape.slice(1).split('|')[0]
    if (!(shape in leaves)) throw new RangeError(`nothing is known of the leaf ${shape}`)
    return leaves[shape]
  }
  if (Array.isArray(shape)) return shape.map(sampleAnswer)
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => (key.endsWith('?') ? [key.slice(0, -1), null] : [key, sampleAnswer(inner)])),
  )
}
