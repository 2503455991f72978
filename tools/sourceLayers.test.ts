import { globSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import { layers } from './lint/layers.ts'

const root = join(import.meta.dirname, '..')
const isLeftOut = (name: string): boolean => name === 'node_modules' || name === 'dist'
/** All but what sets up a tool at the root of a package: that may import any. */
const files = globSync('{apps,packages}/*/*/**/*.{ts,tsx,js,mjs}', {
  cwd: root,
  exclude: (path) => isLeftOut(path.split('/').at(-1) ?? ''),
})
const inNoLayer = (sources: readonly string[], taken: readonly { readonly files: readonly string[] }[]): readonly string[] => {
  const globs = taken.flatMap((layer) => layer.files)
  return sources.filter((file) => !globs.some((glob) => matchesGlob(file, glob)))
}

it('every source file lies in a layer, so that a list says what it may import', () => {
  expect(files.length).toBeGreaterThan(2_500)
  expect(inNoLayer(files, Object.values(layers)), 'Give it a layer in tools/lint/layers.ts.').toEqual([])
})

it('canary: without its layer a file is noticed, and so is one in a folder of another name', () => {
  const { words: _, ...others } = layers
  expect(inNoLayer(files, Object.values(others))).toContain('packages/ui/src/brand.ts')
  expect(inNoLayer(['apps/web/planted/planted.ts'], Object.values(layers))).toHaveLength(1)
})
