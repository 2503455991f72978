import { parseSync } from 'vite'

/** What a module imports and re-exports at run time, as written; imports of types alone are left out. */
export const importsOf = (file: string, code: string): readonly string[] => {
  const { module } = parseSync(file, code)
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  )
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))
    return literal?.[2] === undefined ? [] : [literal[2]]
  })
  return [...imported, ...exported, ...lazy]
}
