import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** `app.html`: the page as it was built, for the service worker. `index.html` is what the server draws home into. */
export const keptPage = (folder: string): Plugin => ({
  name: 'lagoon:kept-page',
  apply: 'build',
  writeBundle: () => copyFileSync(join(folder, 'index.html'), join(folder, 'app.html')),
})
