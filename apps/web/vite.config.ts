import { join } from 'node:path'
import { coversFolder } from '@lagoon/covers/folder'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { beforeScripts } from './build/beforeScripts.ts'
import { covers } from './build/covers.ts'
import { fontsFirst } from './build/fontsFirst.ts'
import { keptPage } from './build/keptPage.ts'
import { organization } from './build/organization.ts'
import { pageFiles } from './build/pageFiles/pageFiles.ts'
import { persistedDocuments } from './build/persistedDocuments.ts'
import { previousBuild } from './build/previousBuild.ts'
import { precompress } from './build/precompress.ts'
import { sharedChunks } from './build/chunks/sharedChunks.ts'
import { stylesFirst } from './build/stylesFirst.ts'

const root = import.meta.dirname
const outDir = join(root, 'dist/client')
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4100'

const generated = join(root, '../../packages/domain/src/gql')
const filesOfPages = pageFiles({ calls: join(root, '../../packages/domain/src/client/calls.ts') })
const shared = sharedChunks(filesOfPages.api.modulesOfPages, {
  module: join(root, '../../packages/domain/src/realtime/playerLine.ts'),
  pages: 25,
})

export default defineConfig({
  root,
  plugins: [
    persistedDocuments(generated),
    // The app speaks English; React Aria brings its few words in thirty languages.
    optimizeLocales.vite({ locales: ['en-US'] }),
    stylesFirst(),
    fontsFirst(),
    beforeScripts(generated, ['Me']),
    organization(),
    filesOfPages,
    react(),
    vanillaExtractPlugin(),
    shared.plugin,
    covers(coversFolder),
    keptPage(outDir),
    previousBuild(outDir, join(root, 'dist/previous')),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: {
        name: 'Lagoon',
        short_name: 'Lagoon',
        description: 'Social casino by moonlight',
        start_url: '/',
        display: 'standalone',
        background_color: '#0a111f',
        theme_color: '#0a111f',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      injectManifest: {
        globPatterns: ['app.html', 'assets/*.{js,css}', 'assets/*-first-view-*.woff2'],
        globIgnores: ['assets/firebasePush-*'],
      },
    }),
    precompress(outDir),
  ],
  // graphql-request brings a parser for documents given as text; ours are hashes. This one is made for browsers, a third of the size.
  resolve: { alias: { graphql: '@0no-co/graphql.web' } },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '^/(graphql|wallet|operator|health)/': api, '/stomp': { target: api.replace(/^http/, 'ws'), ws: true } },
  },
  build: {
    outDir,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Goes with `includeDependenciesRecursively`: an entry may lie in a file with more than its own exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Groups are called by all that share them; the page's list of files carries each name.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          // Without it a group takes what its modules import along, whoever else wants that.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/, priority: 20 },
            // What every first view needs, in one file.
            { name: 'start', tags: ['$initial'], priority: 10 },
            // A player's live messages are read by it: without a file of its own it comes with the rules of every form.
            { name: 'valibot', test: /node_modules[\\/]valibot[\\/]/, priority: 5 },
            // A progress bar wants its neighbor only; the parser of numbers would come along to every form.
            { name: 'numberParser', test: /@internationalized[\\/]number[\\/].*NumberParser/, priority: 6 },
            // Ids that can be copied stand on pages of details; with the button they would come along to every form.
            { name: 'copyableId', test: /patterns[\\/]CopyableId[\\/]/, priority: 6 },
            // Radio buttons and menus want it; with the parts of fields it would come along to every form.
            { name: 'visuallyHidden', test: /react-aria[\\/].*VisuallyHidden/, priority: 6 },
            { name: shared.nameOf },
          ],
        },
      },
    },
  },
})
