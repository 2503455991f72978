import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One line of a package's `exports`: an address such as `@lagoon/ui/kit/*` and the file it stands for. */
export interface WorkspaceExport {
  readonly address: string
  readonly file: string
}

/** The doors of all packages of the workspace, the most exact address first. */
export const workspaceExports = (root: string): readonly WorkspaceExport[] =>
  globSync('{packages,apps}/*/package.json', { cwd: root })
    .flatMap((manifest) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as {
        name: string
        exports?: Record<string, string>
      }
      return Object.entries(exports).map(([door, file]) => ({ address: join(name, door), file: join(dirname(manifest), file) }))
    })
    .sort((a, b) => b.address.length - a.address.length)

/** The file behind an address, whether it exists or not; undefined for a package that is not ours. */
export const fileBehind = (address: string, doors: readonly WorkspaceExport[]): string | undefined => {
  for (const door of doors) {
    const [before = '', after] = door.address.split('*')
    if (after === undefined ? address === before : address.startsWith(before) && address.endsWith(after))
      return door.file.replace('*', after === undefined ? '' : address.slice(before.length, address.length - after.length))
  }
  return undefined
}
