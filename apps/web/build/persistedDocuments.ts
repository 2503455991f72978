import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Shape } from '@lagoon/domain/client/shape'
import { operationPaths } from '@lagoon/contract/paths'

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

/** Shape of the answer to each registered operation, as codegen wrote them. */
export const shapesOf = (generated: string): ReadonlyMap<string, Shape> =>
  new Map([...generated.matchAll(/^ {2}(\w+): (.+),$/gm)].map(([, name = '', shape = '']) => [name, JSON.parse(shape) as Shape]))

export interface Generated {
  readonly hashes: ReadonlyMap<string, string>
  readonly shapes: ReadonlyMap<string, Shape>
}

/** Reads what codegen wrote of the operations into its folder. */
export const readGenerated = (folder: string): Generated => ({
  hashes: hashesOf(readFileSync(join(folder, 'graphql.ts'), 'utf8')),
  shapes: shapesOf(readFileSync(join(folder, 'answerShapes.ts'), 'utf8')),
})

/** A file of operations, each as what it stands for: name, path, hash and shape of the answer. Throws where one of them is written in another way. */
export const registered = (code: string, { hashes, shapes }: Generated): string => {
  const replaced = code.replaceAll(calls, (_, name: string) => {
    const documentId = hashes.get(name)
    const answer = shapes.get(name)
    if (documentId === undefined || answer === undefined) throw new Error(`the operation ${name} was not generated; run npm run codegen`)
    return `(${JSON.stringify({ name, path: pathOf(name), documentId, answer })})`
  })
  if (replaced.includes('graphql(')) throw new Error('an operation is written as: operation(name, graphql(`…`))')
  return replaced.replaceAll(imports, '')
}

/**
 * Puts each operation as what it stands for in the place of its registration, and the path in the place of a look into the
 * table of paths: a page brings the operations that it calls, and neither their texts nor the tables of all of them.
 */
export const persistedDocuments = (generatedFolder: string): Plugin => {
  let generated: Generated | undefined
  return {
    name: 'lagoon:persisted-documents',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (file.endsWith('.operations.ts')) {
        for (const written of ['graphql.ts', 'answerShapes.ts']) this.addWatchFile(join(generatedFolder, written))
        generated ??= readGenerated(generatedFolder)
        return { code: registered(code, generated), map: null }
      }
      if (!/packages\/domain\/src\/.*\.ts$/.test(file) || !code.includes('operationPaths.')) return null
      return { code: code.replaceAll(/\boperationPaths\.(\w+)/g, (_, name: string) => JSON.stringify(pathOf(name))), map: null }
    },
    watchChange(id) {
      if (id.startsWith(generatedFolder)) generated = undefined
    },
  }
}
