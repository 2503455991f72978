import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { build } from 'vite'
import { precompress } from '../../../apps/web/build/precompress.ts'

/**
 * Builds the smallest page that React can render and serves it as the product serves its own: what all ratios are against.
 * Every file is compressed ahead, so that no load pays for it.
 */
export const serveBarePage = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const outDir = mkdtempSync(join(tmpdir(), 'bare-page-'))
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [precompress(outDir)],
    build: { outDir, emptyOutDir: false, modulePreload: { polyfill: false } },
  })
  const server = createServer(sirv(outDir, { brotli: true, gzip: true, etag: true }))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
