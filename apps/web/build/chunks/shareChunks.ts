import { parse } from 'node:path'

/** A module before the build is cut into files. */
export interface ModuleNode {
  readonly id: string
  /** Ids of what it imports for good; those that are not in the graph are no concern of ours. */
  readonly imports: readonly string[]
  /** Ids of the modules that fetch this one when they need it (`import()`); none for a part of another. */
  readonly fetchedBy: readonly string[]
  /** What it adds to a file on the wire, roughly. */
  readonly bytes: number
}

/** Modules that are always fetched together, and the entries (as bits) that fetch them. */
interface Chunk {
  modules: readonly string[]
  entries: bigint
  bytes: number
  readonly needs: Set<Chunk>
  /** The file of one entry as the bundler makes it by itself. */
  isOwn: boolean
}

/** What one more file costs a load: its headers, a worse compression, and its turn among the few connections of a browser. */
const REQUEST_BYTES = 1_500

const count = (bits: bigint): number => {
  let found = 0
  for (let left = bits; left !== 0n; left &= left - 1n) found += 1
  return found
}

type Graph = ReadonlyMap<string, ModuleNode>

const reachedFrom = (start: string, graph: Graph, found = new Set<string>()): Set<string> => {
  if (found.has(start)) return found
  found.add(start)
  for (const next of graph.get(start)?.imports ?? []) if (graph.has(next)) reachedFrom(next, graph, found)
  return found
}

const shared = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> => {
  const [first = new Set<string>(), ...rest] = sets
  return new Set([...first].filter((id) => rest.every((set) => set.has(id))))
}

/**
 * What has come once each of these stands: a page with the entries that it starts from, or an entry that is fetched by itself.
 * Its own modules, and those that are there before whoever fetches it.
 */
const loadsOf = (starts: readonly (readonly string[])[], graph: Graph): readonly ReadonlySet<string>[] => {
  const own = starts.map((entries) => entries.reduce((found, entry) => reachedFrom(entry, graph, found), new Set<string>()))
  const loadOf = (start: number, onTheWay: readonly number[]): ReadonlySet<string> => {
    const mine = own[start] ?? new Set<string>()
    // A circle of entries that fetch one another: nothing is sure to be there before.
    if (onTheWay.includes(start)) return mine
    const fetchers = (starts[start] ?? []).flatMap((entry) => graph.get(entry)?.fetchedBy ?? []).filter((by) => !mine.has(by))
    const before = fetchers.flatMap((by) => {
      const holders = [...own.keys()].filter((other) => other !== start && own[other]?.has(by))
      return holders.length === 0 ? [new Set<string>()] : holders.map((holder) => loadOf(holder, [...onTheWay, start]))
    })
    return new Set([...mine, ...shared(before)])
  }
  return starts.map((_, start) => loadOf(start, []))
}

const closureOf = (chunk: Chunk, found = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const next of chunk.needs) closureOf(next, found)
  return found
}

/** The pages, and whatever else is fetched by itself. */
const startsOf = (graph: Graph, pages: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const ofPages = new Set(pages.flat())
  return [...pages, ...[...graph.values()].filter(({ id, fetchedBy }) => fetchedBy.length > 0 && !ofPages.has(id)).map(({ id }) => [id])]
}

/** Modules that the same pages need, together; an entry goes with what it alone imports. */
const firstCut = (graph: Graph, pages: readonly (readonly string[])[]): readonly Chunk[] => {
  const ofPages = new Set(pages.flat())
  const bits = new Map<string, bigint>()
  for (const [at, load] of loadsOf(startsOf(graph, pages), graph).entries())
    for (const id of load) bits.set(id, (bits.get(id) ?? 0n) | (1n << BigInt(at)))
  const users = new Map<string, string[]>()
  for (const { id, fetchedBy } of graph.values())
    if (fetchedBy.length > 0) for (const reached of reachedFrom(id, graph)) users.set(reached, [...(users.get(reached) ?? []), id])
  const chunks = new Map<bigint | string, Chunk>()
  const home = new Map<string, Chunk>()
  for (const { id, bytes, fetchedBy } of graph.values()) {
    const [wanted, by = []] = [bits.get(id), users.get(id)]
    if (wanted === undefined) continue
    const entry = fetchedBy.length > 0 ? id : by.length < 2 ? by[0] : undefined
    // What is fetched by itself stays by itself: no page waits for it.
    if (entry !== undefined && !ofPages.has(entry)) continue
    const key = entry ?? wanted
    const chunk = chunks.get(key) ?? { modules: [], entries: wanted, bytes: 0, needs: new Set(), isOwn: entry !== undefined }
    chunk.modules = [...chunk.modules, id]
    chunk.bytes += bytes
    chunks.set(key, chunk)
    home.set(id, chunk)
  }
  for (const [id, chunk] of home)
    for (const next of graph.get(id)?.imports ?? []) {
      const needed = home.get(next)
      if (needed !== undefined && needed !== chunk) chunk.needs.add(needed)
    }
  return [...chunks.values()]
}

/** True where a way leads from one to the other over a third: put together they would import in a circle. */
const leadsRound = (from: Chunk, to: Chunk, closures: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): boolean =>
  [...from.needs].some((next) => next !== to && closures.get(next)?.has(to))

/** Bytes that all loads together save when two chunks become one: a request less here, modules that nobody asked for there. */
const savedBy = (one: Chunk, other: Chunk, closures: ReadonlyMap<Chunk, ReadonlySet<Chunk>>): number => {
  const all = one.entries | other.entries
  const dragged = new Set([...(closures.get(one) ?? []), ...(closures.get(other) ?? [])])
  let inVain = count(all & ~one.entries) * one.bytes + count(all & ~other.entries) * other.bytes
  for (const chunk of dragged) if (chunk !== one && chunk !== other) inVain += count(all & ~chunk.entries) * (chunk.bytes + REQUEST_BYTES)
  return REQUEST_BYTES * (count(one.entries) + count(other.entries) - count(all)) - inVain
}

/** A file with the screen of a page is called by it, the first where there are several. */
const namesOfChunks = (pages: readonly (readonly string[])[]): ((modules: readonly string[]) => string | undefined) => {
  const screens = new Set(pages.flatMap(([, ...fetched]) => fetched))
  return (modules) => {
    const screen = modules.filter((id) => screens.has(id)).toSorted()[0]
    return screen && parse(screen).name
  }
}

/**
 * Names the file that each shared module goes into; a module without a name stays where the bundler puts it. Bundlers cut by
 * who wants what, which leaves dozens of tiny files to a page; here two files become one as long as all loads together gain by
 * it: a request is as dear as REQUEST_BYTES. Those first that gain the most. The bundler names modules in the order in which it
 * has read them, another each time, and two pairs may gain the same: by id the same sources are cut alike in every build.
 */
export const shareChunks = (modules: readonly ModuleNode[], pages: readonly (readonly string[])[]): ReadonlyMap<string, string> => {
  const byId = modules.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  let chunks = firstCut(new Map(byId.map((module) => [module.id, module])), pages)
  let closures = new Map(chunks.map((chunk) => [chunk, closureOf(chunk)]))
  const bestPair = (): readonly [Chunk, Chunk] | undefined => {
    let [best, most]: [readonly [Chunk, Chunk] | undefined, number] = [undefined, 0]
    for (const [at, one] of chunks.entries())
      for (const other of chunks.slice(at + 1)) {
        if ((other.entries & one.entries) === 0n) continue
        const saved = savedBy(one, other, closures)
        if (saved > most && !leadsRound(one, other, closures) && !leadsRound(other, one, closures)) [best, most] = [[one, other], saved]
      }
    return best
  }
  const merge = (chunk: Chunk, other: Chunk): void => {
    const all = chunk.entries | other.entries
    for (const dragged of [...closureOf(chunk), ...closureOf(other)]) dragged.entries |= all
    chunk.modules = [...chunk.modules, ...other.modules]
    chunk.bytes += other.bytes
    chunk.isOwn = false
    for (const needed of other.needs) chunk.needs.add(needed)
    for (const user of chunks) if (user.needs.delete(other)) user.needs.add(chunk)
    chunk.needs.delete(chunk)
    chunks = chunks.filter((known) => known !== other)
    closures = new Map(chunks.map((known) => [known, closureOf(known)]))
  }
  for (let pair = bestPair(); pair !== undefined; pair = bestPair()) merge(...pair)
  const nameOf = namesOfChunks(pages)
  return new Map(
    chunks
      .filter(({ isOwn }) => !isOwn)
      .flatMap(({ modules: ids }, at) => {
        const name = nameOf(ids) ?? `shared${at + 1}`
        return ids.map((id) => [id, name] as const)
      }),
  )
}
