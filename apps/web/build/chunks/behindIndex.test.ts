import { expect, it } from 'vitest'
import { filesBehind, namesImported } from './behindIndex.ts'

it('finds the file behind each name that an index hands on', () => {
  const index = [
    "import * as all from './icons/index.mjs'",
    'export { all as icons }',
    "export { default as Star, default as StarIcon } from './icons/star.mjs'",
    "export { useContext } from './context.mjs'",
  ].join('\n')
  expect([...filesBehind('index.mjs', index)]).toEqual([
    ['Star', './icons/star.mjs'],
    ['StarIcon', './icons/star.mjs'],
    ['useContext', './context.mjs'],
  ])
})

it('finds what a module imports from a library, by the library’s own names', () => {
  const code =
    "import { Star as Mark, Fish } from 'icons'\nimport { Circle } from 'shapes'\nimport 'icons'\nexport default [Mark, Fish, Circle]"
  expect(namesImported('page.ts', code, 'icons')).toEqual(['Star', 'Fish'])
  expect(namesImported('page.ts', code, 'none')).toEqual([])
})

it('refuses a module that cannot be read', () => {
  expect(() => namesImported('page.ts', 'import {', 'icons')).toThrow(/page.ts cannot be read/)
})
