import { parseSync } from 'vite'

const moduleOf = (file: string, code: string) => {
  const { module, errors } = parseSync(file, code)
  const [problem] = errors
  if (problem) throw new Error(`${file} cannot be read: ${problem.message}`)
  return module
}

/** The files behind an index, as it writes them: by each name that it hands on. */
export const filesBehind = (index: string, code: string): ReadonlyMap<string, string> =>
  new Map(
    moduleOf(index, code).staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, moduleRequest }) =>
        exportName.name === null || moduleRequest === null ? [] : [[exportName.name, moduleRequest.value] as const],
      ),
    ),
  )

/** What a module imports by name from a library. */
export const namesImported = (file: string, code: string, library: string): readonly string[] =>
  moduleOf(file, code)
    .staticImports.filter(({ moduleRequest }) => moduleRequest.value === library)
    .flatMap(({ entries }) => entries.flatMap(({ importName }) => importName.name ?? []))
