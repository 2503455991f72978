import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : [])

/**
 * Keeps the hashed files of the build before this one in `previous`, for pages that were opened before a release: a part that
 * they ask for later is still there. A build that changed nothing keeps what was kept.
 */
export const previousBuild = (client: string, previous: string): Plugin => {
  const assets = join(client, 'assets')
  const aside = `${previous}-aside`
  return {
    name: 'lagoon:previous-build',
    apply: 'build',
    buildStart() {
      rmSync(aside, { recursive: true, force: true })
      if (existsSync(assets)) cpSync(assets, join(aside, 'assets'), { recursive: true })
    },
    writeBundle() {
      const before = namesIn(join(aside, 'assets'))
      const now = new Set(namesIn(assets))
      // What compresses the files comes later, so only the files themselves are compared.
      const isAnother = before.some((name) => !/\.(br|gz)$/.test(name) && !now.has(name))
      if (isAnother) {
        rmSync(previous, { recursive: true, force: true })
        renameSync(aside, previous)
      } else rmSync(aside, { recursive: true, force: true })
    },
  }
}
