import type { Plugin, Rolldown } from 'vite'
import { importsOfPages } from './pageImports.ts'

/** What a page needs on top of what every page loads, as addresses on the server. */
interface PageFiles {
  readonly scripts: readonly string[]
  /** In the order of the cascade. */
  readonly styles: readonly string[]
}

/** A page before the build is cut into files: the modules that it starts from. */
interface Page {
  readonly id: string
  readonly modules: readonly string[]
}

/** Where the pages of a capability are defined. */
const ROUTES_FILE = /[\\/]routes[\\/](\w+)[\\/](?:routes|\w+(?:Routes|Pages))\.ts$/

type Chunk = Rolldown.OutputChunk

/** A chunk with all that it imports for good, what is imported before what imports it. */
const closureOf = (chunk: Chunk, bundle: Rolldown.OutputBundle, found: Set<Chunk>, onTheWay = new Set<Chunk>()): Set<Chunk> => {
  if (found.has(chunk) || onTheWay.has(chunk)) return found
  onTheWay.add(chunk)
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') closureOf(next, bundle, found, onTheWay)
  }
  return found.add(chunk)
}

const stylesIn = (chunk: Chunk): readonly string[] => [...(chunk.viteMetadata?.importedCss ?? [])]

const addresses = (names: Iterable<string>): readonly string[] => [...new Set(names)].map((name) => `/${name}`)

/** The files of each page of a finished bundle, without those that its entries load anyway. */
const filesOf = (pages: readonly Page[], bundle: Rolldown.OutputBundle): Readonly<Record<string, PageFiles>> => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const atStart = new Set<Chunk>()
  for (const chunk of chunks) if (chunk.isEntry) closureOf(chunk, bundle, atStart)
  const stylesAtStart = new Set([...atStart].flatMap(stylesIn))
  const chunkOf = (module: string): Chunk => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === module) ?? chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (chunk === undefined) throw new Error(`The build has no file for ${module}.`)
    return chunk
  }
  return Object.fromEntries(
    pages
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, modules }) => {
        const needed = new Set<Chunk>()
        for (const module of modules) closureOf(chunkOf(module), bundle, needed)
        const own = [...needed].filter((chunk) => !atStart.has(chunk))
        const styles = own.flatMap(stylesIn).filter((style) => !stylesAtStart.has(style))
        return [id, { scripts: addresses(own.map(({ fileName }) => fileName).toSorted()), styles: addresses(styles) }]
      }),
  )
}

/** The plugin, and what other plugins may ask it once all modules are read: the modules that each page starts from. */
export type PageFilesPlugin = Plugin & { readonly api: { readonly modulesOfPages: () => readonly (readonly string[])[] } }

/**
 * Writes `.vite/pageFiles.json`: for each page, as `account/login`, the files that its first look needs, so that the server can
 * name them in the page instead of leaving them to be found one after the other. `others` are modules that a page may need
 * besides its own, by the name that they are written down under.
 */
export const pageFiles = (others: Readonly<Record<string, string>> = {}): PageFilesPlugin => {
  const pages = new Map<string, Page & { readonly file: string }>()
  return {
    name: 'lagoon:page-files',
    api: { modulesOfPages: () => [...pages.values()].map(({ modules }) => modules) },
    apply: 'build',
    enforce: 'pre',
    buildStart: () => pages.clear(),
    async transform(code, file) {
      const capability = ROUTES_FILE.exec(file)?.[1]
      if (capability === undefined) return null
      for (const [name, imports] of importsOfPages(file, code)) {
        const id = `${capability}/${name}`
        const resolved = await Promise.all(imports.map((written) => this.resolve(written, file)))
        const missing = resolved.indexOf(null)
        if (missing >= 0) throw new Error(`The page ${id} fetches ${imports[missing]}, which is not there.`)
        // Files are read side by side, so this is looked at last.
        const other = pages.get(id)
        if (other !== undefined && other.file !== file) throw new Error(`The page ${id} is defined twice: in ${other.file} and in ${file}.`)
        pages.set(id, { id, file, modules: [file, ...resolved.flatMap((found) => (found === null ? [] : [found.id]))] })
      }
      return null
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const all = [...pages.values(), ...Object.entries(others).map(([id, module]) => ({ id, modules: [module] }))]
        const source = JSON.stringify(filesOf(all, bundle), undefined, 1)
        this.emitFile({ type: 'asset', fileName: '.vite/pageFiles.json', source: `${source}\n` })
      },
    },
  }
}
