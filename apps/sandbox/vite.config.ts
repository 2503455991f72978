import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const roots = {
  games: 'src/games/client',
  inbox: 'src/mail/client',
  operator: 'src/operator/client',
  payments: 'src/payments/client',
  identity: 'src/identity/client',
  backOffice: 'src/backOffice/client',
} as const
const isPage = (mode: string): mode is keyof typeof roots => mode in roots

const unusedOfPixi = /\/(?:environment-(?:browser\/browser|webworker\/webworker)All|spritesheet\/init|gpu\/WebGPURenderer)\.mjs$/

/**
 * PixiJS names by itself what a page may need: pointers, readers, filters, sprite sheets, WebGPU. A game's scene is a drawing in
 * WebGL or 2D and takes none of it, so nothing stands in their place (`createApp` does not ask for them).
 */
const withoutUnusedPixi: Plugin = {
  name: 'without-unused-pixi',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer?.includes('/pixi.js/lib/')) return null
    const resolved = await this.resolve(source, importer, { skipSelf: true })
    return resolved && unusedOfPixi.test(resolved.id) ? { ...resolved, id: '\0unused-of-pixi', moduleSideEffects: false } : null
  },
  load: (id) => (id === '\0unused-of-pixi' ? 'export const WebGPURenderer = undefined' : null),
}

/** Pages on origins of their own share nothing, so each is a build of its own: `vite build --mode games`, `--mode inbox`. */
export default defineConfig(({ mode, command }) => {
  const page = isPage(mode) ? mode : 'games'
  if (command === 'build' && !isPage(mode)) throw new Error(`Name the page to build: --mode ${Object.keys(roots).join(' or --mode ')}.`)
  return {
    root: resolve(import.meta.dirname, roots[page]),
    plugins: [react(), vanillaExtractPlugin(), withoutUnusedPixi],
    build: { outDir: resolve(import.meta.dirname, 'dist', page), emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    test: { root: import.meta.dirname, include: ['src/**/*.test.ts'] },
  }
})
