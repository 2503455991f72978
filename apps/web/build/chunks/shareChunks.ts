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
}

/** What one more file costs a load: its headers, a worse compression, and its turn among the few connections of a browser. */
const REQUEST_BYTES = 1_000

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

/** What is on a page once an entry has come: its own modules, and those that are there before whoever fetches it. */
const loadsOf = (entries: readonly string[], graph: Graph): ReadonlyMap<string, ReadonlySet<string>> => {
  const own = new Map(entries.map((entry) => [entry, reachedFrom(entry, graph)]))
  const known = new Map<string, ReadonlySet<string>>()
  const loadOf = (entry: string, onTheWay: readonly string[]): ReadonlySet<string> => {
    const mine = own.get(entry) ?? new Set<string>()
    // A circle of entries that fetch one another: nothing is sure to be there before.
    if (onTheWay.includes(entry)) return mine
    const before = (graph.get(entry)?.fetchedBy ?? []).flatMap((by) => {
      const holders = entries.filter((other) => other !== entry && own.get(other)?.has(by))
      return holders.length === 0 ? [new Set<string>()] : holders.map((holder) => loadOf(holder, [...onTheWay, entry]))
    })
    return new Set([...mine, ...shared(before)])
  }
  for (const entry of entries) known.set(entry, loadOf(entry, []))
  return known
}

const closureOf = (chunk: Chunk, found = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (found.has(chunk)) return found
  found.add(chunk)
  for (const next of chunk.needs) closureOf(next, found)
  return found
}

/** Modules that the same entries fetch, together: what the bundler would put into a file each. */
const firstCut = (graph: Graph): readonly Chunk[] => {
  const entries = [...graph.values()].filter(({ fetchedBy }) => fetchedBy.length > 0).map(({ id }) => id)
  const bits = new Map<string, bigint>()
  const users = new Map<string, number>()
  const loads = loadsOf(entries, graph)
  for (const [at, entry] of entries.entries()) {
    for (const id of loads.get(entry) ?? []) bits.set(id, (bits.get(id) ?? 0n) | (1n << BigInt(at)))
    for (const id of reachedFrom(entry, graph)) users.set(id, (users.get(id) ?? 0) + 1)
  }
  const chunks = new Map<bigint, Chunk>()
  const home = new Map<string, Chunk>()
  for (const { id, bytes, fetchedBy } of graph.values()) {
    const wanted = bits.get(id)
    // An entry keeps a file of its own, and so does what only one of them imports.
    if (wanted === undefined || fetchedBy.length > 0 || (users.get(id) ?? 0) < 2) continue
    const chunk = chunks.get(wanted) ?? { modules: [], entries: wanted, bytes: 0, needs: new Set() }
    chunk.modules = [...chunk.modules, id]
    chunk.bytes += bytes
    chunks.set(wanted, chunk)
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

/**
 * Names the file that each shared module goes into; a module without a name stays where the bundler puts it. Bundlers cut by
 * who wants what, which leaves dozens of tiny files to a page; here two files become one as long as all loads together gain by
 * it: a request is as dear as REQUEST_BYTES. Those first that gain the most. The bundler names modules in the order in which it
 * has read them, another each time, and two pairs may gain the same: by id the same sources are cut alike in every build.
 */
export const shareChunks = (modules: readonly ModuleNode[]): ReadonlyMap<string, string> => {
  const byId = modules.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  let chunks = firstCut(new Map(byId.map((module) => [module.id, module])))
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
    for (const needed of other.needs) chunk.needs.add(needed)
    for (const user of chunks) if (user.needs.delete(other)) user.needs.add(chunk)
    chunk.needs.delete(chunk)
    chunks = chunks.filter((known) => known !== other)
    closures = new Map(chunks.map((known) => [known, closureOf(known)]))
  }
  for (let pair = bestPair(); pair !== undefined; pair = bestPair()) merge(...pair)
  return new Map(chunks.flatMap(({ modules: ids }, at) => ids.map((id) => [id, `shared${at + 1}`] as const)))
}
