import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const roots = {
  games: 'src/games/client',
  inbox: 'src/mail/client',
  operator: 'src/operator/client',
  payments: 'src/payments/client',
  identity: 'src/identity/client',
  backOffice: 'src/backOffice/client',
} as const
const isPage = (mode: string): mode is keyof typeof roots => mode in roots

/** Pages on origins of their own share nothing, so each is a build of its own: `vite build --mode games`, `--mode inbox`. */
export default defineConfig(({ mode, command }) => {
  const page = isPage(mode) ? mode : 'games'
  if (command === 'build' && !isPage(mode)) throw new Error(`Name the page to build: --mode ${Object.keys(roots).join(' or --mode ')}.`)
  return {
    root: resolve(import.meta.dirname, roots[page]),
    plugins: [react(), vanillaExtractPlugin()],
    build: { outDir: resolve(import.meta.dirname, 'dist', page), emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    test: { root: import.meta.dirname, include: ['src/**/*.test.ts'] },
  }
})
