import { join, relative } from 'node:path'
import { staticDirs } from '../../../.storybook/staticDirs.ts'
import type { ServedFolder } from './moduleGraph.ts'

const root = join(import.meta.dirname, '../../..')

/** The folders that Storybook serves, as the graph names them. */
export const served: readonly ServedFolder[] = staticDirs.map(({ from, to }) => ({
  folder: relative(root, join(root, '.storybook', from)),
  address: to,
}))
