import { brotliCompressSync } from 'node:zlib'

/** The files of a build of the games' page, by name, as they are served. */
export type Built = ReadonlyMap<string, Buffer>

/** What one game fetches before it can be played, bytes as they come over the line. */
export interface GameBytes {
  /** Of its scripts: the page, its kind, its renderer. */
  readonly scripts: number
  /** Of what it is drawn with besides: styles, fonts, pictures. */
  readonly art: number
}

const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const dynamicImport = /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g
/** Files that a script or a style names, which is fetched with it. */
const named = /(?<![\w.-])[\w.-]{1,100}\.(?:css|woff2|svg|png|webp|avif|mp3|ogg|json)\b/g

const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([whole, name]) => name ?? whole)

/** Games share most of their files, and the best compression takes long. */
const compressed = new WeakMap<Buffer, number>()

/** Texts are compressed on their way; fonts and pictures are by themselves. */
const onTheLine = (name: string, bytes: Buffer): number => {
  if (!/\.(?:js|css|svg|json)$/.test(name)) return bytes.length
  const known = compressed.get(bytes) ?? brotliCompressSync(bytes).length
  compressed.set(bytes, known)
  return known
}

/**
 * What a game of a kind fetches, by the imports of the built files: `kind` is the name of the kind's module. Of what the page itself
 * imports later, its other kinds and the panels are not counted; everything else is, so each renderer, of which one runs.
 * @throws {RangeError} where the build has no page, or no such kind.
 */
export const gameBytes = (built: Built, kind: string): GameBytes => {
  const textOf = (name: string): string => {
    const bytes = built.get(name)
    if (bytes === undefined) throw new RangeError(`the build has no ${name}`)
    return bytes.toString('utf8')
  }
  const html = textOf('index.html')
  const entry = /<script type="module"[^>]* src="[^"]*?([\w.-]+\.js)"/.exec(html)?.[1]
  if (entry === undefined) throw new RangeError('the page has no script')
  const ofKind = found(textOf(entry), dynamicImport).filter((name) => new RegExp(`^${kind}-[\\w-]{8}\\.js$`).test(name))
  if (ofKind.length !== 1) throw new RangeError(`the build has ${ofKind.length} scripts for ${kind}`)

  const scripts = new Set<string>()
  const add = (name: string): void => {
    if (scripts.has(name)) return
    scripts.add(name)
    const text = textOf(name)
    for (const next of [...found(text, staticImport), ...(name === entry ? [] : found(text, dynamicImport))]) add(next)
  }
  for (const name of [entry, ...ofKind]) add(name)

  const art = new Set<string>()
  const take = (text: string): void => {
    for (const name of found(text, named))
      if (built.has(name) && !art.has(name)) {
        art.add(name)
        if (name.endsWith('.css')) take(textOf(name))
      }
  }
  take(html)
  // The page names the styles of every kind, to have them ready with it: what is another kind's is counted with that.
  const others = new Set(found(textOf(entry), dynamicImport).map((name) => name.replace(/-[\w-]{8}\.js$/, '')))
  others.delete(kind)
  for (const name of scripts)
    take(
      found(textOf(name), named)
        .filter((file) => !others.has(file.replace(/-[\w-]{8}\.\w+$/, '')))
        .join(' '),
    )
  const sum = (names: ReadonlySet<string>) => [...names].reduce((all, name) => all + onTheLine(name, built.get(name) ?? Buffer.of()), 0)
  return { scripts: sum(scripts), art: sum(art) }
}
