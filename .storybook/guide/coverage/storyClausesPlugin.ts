import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { storyClauses } from '../../../tools/stories/storyClauses.ts'

const root = join(import.meta.dirname, '../../..')
// The network of stories takes what ends like a script for one, and lets it through.
const name = 'virtual:story-clauses.js'

/** Serves which clauses each story names, read from the stories' sources: by file as the index names it, then by export. */
export const storyClausesPlugin = (): Plugin => ({
  name: 'story-clauses',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const files = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root }).map((file) => join(root, file))
    for (const file of files) this.addWatchFile(file)
    const byFile = files.map((file) => {
      const path = `./${relative(root, file).replaceAll('\\', '/')}`
      return [path, Object.fromEntries(storyClauses(path))]
    })
    return `export default ${JSON.stringify(Object.fromEntries(byFile))}`
  },
})
