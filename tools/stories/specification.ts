import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseClauses, parseStates, type ScreenState } from './parseSpecification.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../docs/spec', name), 'utf8')

/** Every state of docs/spec/states.md. */
export const screenStates = (): readonly ScreenState[] => parseStates(read('states.md'))

/** Every clause of docs/spec/product.md by its number. */
export const clauses = (): ReadonlyMap<string, string> => parseClauses(read('product.md'))
