import type { Plugin } from 'vite'
import { shareChunks, type ModuleNode } from './shareChunks.ts'

/** Of the source of a module, what is left on the wire after minifying and compressing: measured over this app. */
const LEFT = 0.12
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

interface SharedChunks {
  readonly plugin: Plugin
  /** For `output.codeSplitting.groups`. */
  readonly nameOf: (id: string) => string | null
}

/** Modules that go into the file of another one, which alone wants them: behind an index nobody sees who wants which of its modules. */
export interface Companions {
  readonly modules: RegExp
  readonly of: RegExp
}

/** Names the file of each module that several pages share; the files themselves are cut by the bundler. */
export const sharedChunks = ({ modules: companions, of: wantedBy }: Companions): SharedChunks => {
  let names: ReadonlyMap<string, string> = new Map()
  let hostName: string | undefined
  const plugin: Plugin = {
    name: 'lagoon:shared-chunks',
    apply: 'build',
    renderStart() {
      const known = new Map(Array.from(this.getModuleIds(), (id) => [id, this.getModuleInfo(id)]))
      const initial = new Set<string>()
      const addInitial = (id: string): void => {
        if (initial.has(id)) return
        initial.add(id)
        for (const next of known.get(id)?.importedIds ?? []) addInitial(next)
      }
      for (const [id, info] of known) if (info?.isEntry) addInitial(id)
      const modules: ModuleNode[] = [...known].flatMap(([id, info]) =>
        info === null || initial.has(id) || REACT.test(id)
          ? []
          : [{ id, imports: info.importedIds, fetchedBy: info.dynamicImporters, bytes: (info.code?.length ?? 0) * LEFT }],
      )
      names = shareChunks(modules)
      const host = [...names.keys()].find((id) => wantedBy.test(id))
      if (host === undefined) throw new Error(`No module that pages share is ${wantedBy}.`)
      hostName = names.get(host)
    },
  }
  return { plugin, nameOf: (id) => (companions.test(id) ? hostName : names.get(id)) ?? null }
}
