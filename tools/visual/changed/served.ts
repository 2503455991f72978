import { join, relative } from 'node:path'
import { coversFolder } from '@lagoon/covers/folder'
import type { ServedFolder } from '../../changed/moduleGraph.ts'

const root = join(import.meta.dirname, '../../..')

/** The folders that Storybook serves, as the graph names them, each with the module that writes it. */
export const served: readonly ServedFolder[] = [
  { folder: relative(root, coversFolder), address: '/covers', writtenBy: 'packages/covers/src/build.ts' },
]
