import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { operationPaths } from '@lagoon/domain/contract/paths'

const calls = /operation\(\s*'(\w+)',\s*graphql\(\s*`[^`]*`\s*,?\s*\)\s*,?\s*\)/g
const imports = /^import \{ (?:operation|graphql) \} from '[^']+'\n/gm
const pathOf = (name: string): string => {
  const path: unknown = operationPaths[name as keyof typeof operationPaths]
  if (typeof path !== 'string') throw new Error(`no path is registered for the operation ${name}`)
  return path
}

/** Hash of each registered operation, as codegen wrote them. */
export const hashesOf = (generated: string): ReadonlyMap<string, string> =>
  new Map(
    [...generated.matchAll(/export const (\w+)Document = \{"__meta__":\{"hash":"([^"]+)"/g)].map(([, name = '', hash = '']) => [
      name,
      hash,
    ]),
  )

/** A file of operations, each as what it stands for: name, path and hash. Throws where one of them is written in another way. */
export const registered = (code: string, hashes: ReadonlyMap<string, string>): string => {
  const replaced = code.replaceAll(calls, (_, name: string) => {
    const documentId = hashes.get(name)
    if (documentId === undefined) throw new Error(`the operation ${name} was not generated; run npm run codegen`)
    return `(${JSON.stringify({ name, path: pathOf(name), documentId })})`
  })
  if (replaced.includes('graphql(')) throw new Error('an operation is written as: operation(name, graphql(`…`))')
  return replaced.replaceAll(imports, '')
}

/**
 * Puts each operation as what it stands for in the place of its registration, and the path in the place of a look into the
 * table of paths: a page brings the operations that it calls, and neither their texts nor the tables of all of them.
 */
export const persistedDocuments = (generatedFile: string): Plugin => {
  let hashes: ReadonlyMap<string, string> | undefined
  return {
    name: 'lagoon:persisted-documents',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (file.endsWith('.operations.ts')) {
        this.addWatchFile(generatedFile)
        hashes ??= hashesOf(readFileSync(generatedFile, 'utf8'))
        return { code: registered(code, hashes), map: null }
      }
      if (!/packages\/domain\/src\/.*\.ts$/.test(file) || !code.includes('operationPaths.')) return null
      return { code: code.replaceAll(/\boperationPaths\.(\w+)/g, (_, name: string) => JSON.stringify(pathOf(name))), map: null }
    },
    watchChange(id) {
      if (id === generatedFile) hashes = undefined
    },
  }
}
