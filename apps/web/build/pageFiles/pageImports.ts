import { parseSync, Visitor } from 'vite'

interface Range {
  readonly start: number
  readonly end: number
}
interface Named extends Range {
  readonly name: string
}

const isWithin =
  ({ start, end }: Range) =>
  (inner: Range): boolean =>
    inner.start >= start && inner.end <= end

/** What a module is made of as far as its pages need it: its names, who stands where, and what is fetched where. */
interface Read {
  /** The constants and functions at the top of the module. */
  readonly topLevel: readonly Named[]
  readonly exported: readonly string[]
  readonly names: readonly Named[]
  /** `name` is what is written in `import(…)`; undefined where that is no plain text. */
  readonly fetches: readonly (Range & { readonly name: string | undefined })[]
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]

const declared = (statement: Statement): readonly Named[] => {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ id, start, end }) => (id.type === 'Identifier' ? [{ name: id.name, start, end }] : []))
  if (statement.type === 'FunctionDeclaration' && statement.id)
    return [{ name: statement.id.name, start: statement.start, end: statement.end }]
  if (statement.type === 'ExportNamedDeclaration' && statement.declaration) return declared(statement.declaration)
  return []
}

const readModule = (file: string, code: string): Read => {
  const { program, errors } = parseSync(file, code)
  const [problem] = errors
  if (problem) throw new Error(`${file} cannot be read: ${problem.message}`)
  const names: Named[] = []
  const fetches: Read['fetches'][number][] = []
  const exported: string[] = []
  new Visitor({
    Identifier: ({ name, start, end }) => void names.push({ name, start, end }),
    ImportExpression: ({ source, start, end }) =>
      void fetches.push({ name: source.type === 'Literal' && typeof source.value === 'string' ? source.value : undefined, start, end }),
  }).visit(program)
  for (const statement of program.body) {
    const isOfValues = !('exportKind' in statement) || statement.exportKind !== 'type'
    if (!statement.type.startsWith('Export') || !isOfValues) continue
    const found = declared(statement)
    if (found.length === 0) throw new Error(`${file} exports something that is no page: write "export const name = defineRoute({ … })".`)
    exported.push(...found.map(({ name }) => name))
  }
  return { topLevel: program.body.flatMap(declared), exported, names, fetches }
}

/**
 * What the definition of each page of a routes file fetches with `import()`, as it is written there: by name of the export. What
 * a definition takes from other constants and functions of the file counts as its own. Throws where a page fetches nothing.
 */
export const importsOfPages = (file: string, code: string): ReadonlyMap<string, readonly string[]> => {
  const { topLevel, exported, names, fetches } = readModule(file, code)
  const partsOf = (name: string, found = new Set<Named>()): ReadonlySet<Named> => {
    const part = topLevel.find((known) => known.name === name)
    if (part === undefined || found.has(part)) return found
    found.add(part)
    for (const inner of names.filter(isWithin(part))) partsOf(inner.name, found)
    return found
  }
  const importsOf = (page: string): readonly string[] => {
    const found = [...partsOf(page)].flatMap((part) => fetches.filter(isWithin(part)))
    if (found.length === 0)
      throw new Error(`The page ${page} of ${file} fetches no screen: write "screen: () => import('…')" in its definition.`)
    return [...new Set(found.map(({ name }) => name))].map((name) => {
      if (name === undefined) throw new Error(`The page ${page} of ${file} fetches a file whose name is made up: write it out.`)
      return name
    })
  }
  return new Map(exported.map((page) => [page, importsOf(page)]))
}
