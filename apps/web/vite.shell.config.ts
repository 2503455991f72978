import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { persistedDocuments } from './build/persistedDocuments.ts'

const root = import.meta.dirname

/** Builds `dist/server/shell.js`: home of a visitor as markup, one file without dependencies, for the server of the pages. */
export default defineConfig({
  root,
  plugins: [persistedDocuments(join(root, '../../packages/domain/src/gql')), react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/shell.tsx',
    outDir: join(root, 'dist/server'),
    target: 'node24',
    minify: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: 'shell.js', codeSplitting: false } },
  },
})
