import { expect, it } from 'vitest'
import { parseJson } from './parseJson.ts'

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  ['undefined', undefined],
])('reads %j', (text, value) => expect(parseJson(text)).toEqual(value))
