import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { importsOf } from './importsOf.ts'
import { fileBehind, workspaceExports, type WorkspaceExport } from './workspaceExports.ts'

/** A folder that the browser is served by address, so that no import names its files. */
export interface ServedFolder {
  readonly folder: string
  readonly address: string
  /** The module whose run writes the folder: git knows its sources only. */
  readonly writtenBy: string
}

/** Who imports whom, by files from the root of the project. Imported files need not exist: a deleted one still has its importers. */
export interface ModuleGraph {
  readonly imports: ReadonlyMap<string, readonly string[]>
}

const sources = [
  '{packages,apps}/*/{build,src,test}/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  'integration/**/*.ts',
  'tools/**/*.ts',
  'vitest.config.ts',
]

const resolved = (specifier: string, importer: string, doors: readonly WorkspaceExport[]): string | undefined => {
  const path = specifier.split('?')[0] ?? specifier
  return path.startsWith('.') ? join(dirname(importer), path) : fileBehind(path, doors)
}

/**
 * Reads the imports of every source. Vitest's own `--changed` asks the server-side module graph, which knows neither stories nor
 * what vanilla-extract compiled away: asked for a style of the kit it answers with no story at all.
 */
export const moduleGraph = (root: string, served: readonly ServedFolder[]): ModuleGraph => {
  const doors = workspaceExports(root)
  const files = globSync(sources, { cwd: root })
  return {
    imports: new Map([
      ...served.map(({ folder, writtenBy }) => [folder, [writtenBy]] as const),
      ...files.map((file) => {
        const code = readFileSync(join(root, file), 'utf8')
        // An address begins with its slash: the door of a package, `@lagoon/covers/…`, is none.
        const byAddress = served.filter(({ address }) => new RegExp(`(?<!\\w)${address}/`).test(code)).map(({ folder }) => folder)
        return [file, [...importsOf(file, code).flatMap((specifier) => resolved(specifier, file, doors) ?? []), ...byAddress]] as const
      }),
    ]),
  }
}

/** The given files and all that they reach, along `next`. */
const closure = (from: Iterable<string>, next: (file: string) => readonly string[]): ReadonlySet<string> => {
  const reached = new Set(from)
  for (const file of reached) for (const other of next(file)) reached.add(other)
  return reached
}

/** The given files and everything that imports them, however deep. */
export const dependentsOf = ({ imports }: ModuleGraph, files: Iterable<string>): ReadonlySet<string> => {
  const importers = new Map<string, string[]>()
  for (const [importer, imported] of imports) for (const file of imported) importers.set(file, [...(importers.get(file) ?? []), importer])
  return closure(files, (file) => importers.get(file) ?? [])
}

/** The given files and everything that they import, however deep. */
export const dependenciesOf = ({ imports }: ModuleGraph, files: Iterable<string>): ReadonlySet<string> =>
  closure(files, (file) => imports.get(file) ?? [])
