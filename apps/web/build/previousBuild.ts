import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : [])

/** How many builds before this one are kept: a tab may have stayed open through the release before the last one. */
const KEPT_BUILDS = 2

/**
 * Keeps the hashed files of the two builds before this one in `previous/1` and `previous/2`, for pages that were opened before a
 * release: a part that they ask for later is still there. A build that changed nothing keeps what was kept.
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
        const place = (age: number) => join(previous, String(age))
        rmSync(place(KEPT_BUILDS), { recursive: true, force: true })
        for (let age = KEPT_BUILDS; age > 1; age -= 1) if (existsSync(place(age - 1))) renameSync(place(age - 1), place(age))
        mkdirSync(previous, { recursive: true })
        renameSync(aside, place(1))
      } else rmSync(aside, { recursive: true, force: true })
    },
  }
}
