import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** The built pictures of `@lagoon/covers` under `/covers/<game id>.svg`: from their folder while developing, copied into a build. */
export const covers = (folder: string): Plugin => ({
  name: 'lagoon:covers',
  configureServer(server) {
    server.middlewares.use('/covers', (request, response, next) => {
      const file = join(folder, basename(request.url ?? ''))
      if (!file.endsWith('.svg') || !existsSync(file)) return next()
      response.setHeader('content-type', 'image/svg+xml')
      createReadStream(file).pipe(response)
    })
  },
  generateBundle() {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg')))
      this.emitFile({ type: 'asset', fileName: `covers/${name}`, source: readFileSync(join(folder, name)) })
  },
})
