import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBehind, namesImported } from './behindIndex.ts'
import { shareChunks, type ModuleNode } from './shareChunks.ts'

/** Of the source of a module, what is left on the wire after minifying and compressing: measured over this app. */
const LEFT = 0.12
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/
/** Icons come through one index, which hides from the bundler's graph who wants which of them. */
const ICONS = { library: 'lucide-react', index: /lucide-react[\\/](?:.*[\\/])?lucide-react\.mjs$/ }

interface SharedChunks {
  readonly plugin: Plugin
  /** For `output.codeSplitting.groups`. */
  readonly nameOf: (id: string) => string | null
}

/** What a module of a build imports, past the index of the icons. */
const importsPastIndex = (known: ReadonlyMap<string, ModuleOfBuild>): ((id: string) => readonly string[]) => {
  const index = [...known.keys()].find((id) => ICONS.index.test(id))
  if (index === undefined) throw new Error(`The index of ${ICONS.library} has another name now.`)
  const files = filesBehind(index, known.get(index)?.code ?? '')
  return (id) => {
    const { importedIds = [], code } = known.get(id) ?? {}
    if (id === index || !importedIds.includes(index)) return id === index ? [] : importedIds
    const wanted = namesImported(id, code ?? '', ICONS.library).map((name) => {
      const file = files.get(name)
      if (file === undefined) throw new Error(`${ICONS.library} hands on no ${name}, which ${id} imports.`)
      return join(dirname(index), file)
    })
    return [...importedIds.filter((other) => other !== index), ...wanted]
  }
}

interface ModuleOfBuild {
  readonly code: string | null
  readonly importedIds: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
}

/** A module that is fetched by itself, but on about so many pages: what it imports weighs as much there. */
interface FetchedBesides {
  readonly module: string
  readonly pages: number
}

/**
 * Names the file of each module that several pages share; the files themselves are cut by the bundler. `pages` answers the
 * modules that each page starts from, once all are read.
 */
export const sharedChunks = (pages: () => readonly (readonly string[])[], besides: FetchedBesides): SharedChunks => {
  let names: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'lagoon:shared-chunks',
    apply: 'build',
    renderStart() {
      const known = new Map<string, ModuleOfBuild>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (info !== null) known.set(id, info)
      }
      if (!known.has(besides.module)) throw new Error(`The build has no module ${besides.module}.`)
      const importsOf = importsPastIndex(known)
      const initial = new Set<string>()
      const addInitial = (id: string): void => {
        if (initial.has(id)) return
        initial.add(id)
        for (const next of importsOf(id)) addInitial(next)
      }
      for (const [id, { isEntry }] of known) if (isEntry) addInitial(id)
      const modules: ModuleNode[] = [...known].flatMap(([id, { code, dynamicImporters }]) =>
        initial.has(id) || REACT.test(id)
          ? []
          : [{ id, imports: importsOf(id), fetchedBy: dynamicImporters, bytes: (code?.length ?? 0) * LEFT }],
      )
      names = shareChunks(modules, [...pages(), ...Array.from({ length: besides.pages }, () => [besides.module])])
    },
  }
  return { plugin, nameOf: (id) => names.get(id) ?? null }
}
