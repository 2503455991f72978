import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storyIndex } from './storyIndex.ts'

const guide = join(import.meta.dirname, '../../.storybook')
const linked = globSync('{guide,look}/**/*.{ts,tsx}', { cwd: guide }).flatMap((file) =>
  [...readFileSync(join(guide, file), 'utf8').matchAll(/(?:storyId="|path=\/story\/)([a-z0-9-]+)/g)].map(([, id = '']) => `${file}: ${id}`),
)
const ids = new Set((await storyIndex()).map(({ id }) => id))
const broken = (known: ReadonlySet<string>) => linked.filter((link) => !known.has(link.split(': ')[1] ?? ''))

test('every story that the guide links to exists', () => {
  expect(linked.length).toBeGreaterThan(10)
  expect(broken(ids)).toEqual([])
  const [first = ''] = linked
  expect(broken(new Set([...ids].filter((id) => !first.endsWith(id))))).toContain(first)
})
