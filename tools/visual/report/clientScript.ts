import { join } from 'node:path'
import { build } from 'vite'

/** The script of the report in one piece: a page that opens from a file can fetch no other. */
export const clientScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'client/main.ts'), formats: ['es'], fileName: 'client' },
    },
  })
  const [first] = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  if (first?.type !== 'chunk') throw new Error('The script of the report did not build.')
  return first.code
}
