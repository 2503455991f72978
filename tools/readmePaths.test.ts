import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What stands in code marks, begins in a folder of the tree and is no command; its `<placeholders>` may be anything. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:apps|packages|docs|e2e|integration|tools|visual)\/[^`\s]*)`/g)].map(([, path = '']) => path)

const gone = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => globSync(path.replaceAll('NNNN', '*').replaceAll(/<[^>]+>/g, '*'), { cwd: root }).length === 0)

it('every path that the README names is there', () => {
  const paths = pathsIn(readFileSync(join(root, 'README.md'), 'utf8'))
  expect(paths.length).toBeGreaterThan(60)
  expect(gone(paths)).toEqual([])
})

it('canary: a path that was moved is noticed, also behind a placeholder', () => {
  const text =
    'See `apps/api/src/moved.ts`, `apps/api/src/modules/<capability>/moved.ts`, `apps/api/src/modules/<capability>/resolvers.ts`.'
  expect(gone(pathsIn(text))).toEqual(['apps/api/src/moved.ts', 'apps/api/src/modules/<capability>/moved.ts'])
})
