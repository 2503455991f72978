import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

type Node = { readonly type: string } & Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const property = (node: unknown, name: string): unknown => {
  if (!isNode(node) || node.type !== 'ObjectExpression') return undefined
  const found = (node.properties as Node[]).find((p) => isNode(p.key) && (p.key.name === name || p.key.value === name))
  return found?.value
}
const strings = (node: unknown): readonly string[] => {
  if (!isNode(node)) return []
  if (node.type === 'StringLiteral') return [node.value as string]
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).flatMap(strings)
  return []
}

/** The clauses that each story of a file names in `parameters.spec`, by export name; read from the source, nothing is run. */
export const storyClauses = (importPath: string): ReadonlyMap<string, readonly string[]> => {
  const file = join(import.meta.dirname, '../..', importPath)
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title ?? '' }).parse()
  const ofMeta = strings(property(csf._metaAnnotations.parameters, 'spec'))
  return new Map(
    Object.entries(csf._storyAnnotations).map(([name, annotations]) => {
      const own = strings(property(annotations.parameters, 'spec'))
      return [name, own.length > 0 ? own : ofMeta] as const
    }),
  )
}
