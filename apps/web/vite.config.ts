import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { covers } from './build/covers.ts'
import { keptPage } from './build/keptPage.ts'
import { leanRouter } from './build/leanRouter.ts'
import { persistedDocuments } from './build/persistedDocuments.ts'
import { previousBuild } from './build/previousBuild.ts'
import { precompress } from './build/precompress.ts'
import { steadyFonts } from './build/steadyFonts.ts'
import { stylesFirst } from './build/stylesFirst.ts'

const root = import.meta.dirname
const outDir = join(root, 'dist/client')
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:4100'

export default defineConfig({
  root,
  plugins: [
    persistedDocuments(join(root, '../../packages/domain/src/gql')),
    leanRouter(),
    steadyFonts(),
    stylesFirst(),
    react(),
    vanillaExtractPlugin(),
    covers(join(root, '../../packages/ui/src/covers')),
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
        description: 'Social casino by night water',
        start_url: '/',
        display: 'standalone',
        background_color: '#0a111f',
        theme_color: '#0a111f',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      injectManifest: {
        globPatterns: ['app.html', 'assets/*.{js,css}', 'assets/*latin-wght-normal*.woff2'],
        globIgnores: ['assets/firebasePush-*'],
      },
    }),
    precompress(outDir),
  ],
  resolve: { alias: [{ find: /^graphql$/, replacement: join(root, 'build/graphqlInBrowser.ts') }] },
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/, priority: 20 },
            // What every first view needs, in one file instead of six.
            {
              name: 'base',
              test: /packages[\\/]ui[\\/]src[\\/](theme|kit[\\/](Text[\\/]|Heading[\\/]|Link[\\/]useLinkClick|Button[\\/]Button\.css)|patterns[\\/](Anchor|Action)[\\/])|react-aria.*[\\/]openLink|node_modules[\\/]jotai|packages[\\/]domain[\\/]src[\\/](gql[\\/]|contract[\\/]|money[\\/]|assembly[\\/]domainAtom|session[\\/](ownedAtom|generation))/,
              priority: 10,
            },
          ],
        },
      },
    },
  },
})
