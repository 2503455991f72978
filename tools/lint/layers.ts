import type { OxlintOverride } from 'oxlint'

/** Files that share one list of what they may import. */
export interface Layer {
  readonly files: readonly string[]
  /** Packages and files of packages, as globs; what no list names is refused. */
  readonly may: readonly string[]
  /** What may be imported as a type only. */
  readonly mayAsType?: readonly string[]
  /** Folders of the same package that lie above: relative imports of them are refused. */
  readonly below?: readonly string[]
}

const react = ['react', 'react/**']
const styles = ['@vanilla-extract/css', '@vanilla-extract/recipes']
/** Sample data: what is not the seed, a story or a test must not know it. */
const demo = '@lagoon/contract/demo/**'
const notTheDemo = `!${demo}`
const node = ['node:*', 'node:*/**']
const inTests = ['vitest', 'vitest/**', 'fast-check', '@lagoon/testing/**', demo, ...node]
const inStories = ['storybook/**', '@storybook/react-vite', 'msw', 'msw/**', '@lagoon/contract/**', '@lagoon/domain/testing/**']

const theme = [...styles, '@vanilla-extract/sprinkles', '@fontsource-variable/**']
const kit = [...react, ...styles, 'react-aria/**', 'react-aria-components', 'react-aria-components/**', 'lucide-react', 'lucide-react/**']
const patterns = [...kit, 'react-hook-form', '@internationalized/date', 'country-region-data', 'country-region-data/**', 'uqr']
const screens = [
  ...kit,
  'react-hook-form',
  '@hookform/resolvers/**',
  'valibot',
  '@lagoon/contract/*/*.rules',
  '@lagoon/contract/*/addresses',
  '@lagoon/contract/*/enums',
  '@lagoon/contract/rules/**',
  '@lagoon/contract/money/**',
  '@lagoon/contract/problems/**',
  '@lagoon/contract/account/profileTabs',
  '@lagoon/contract/lobby/gameFilters',
  '@lagoon/contract/lobby/roundResults',
  '@lagoon/contract/shell/placeOf',
  '@lagoon/contract/support/retention',
  '@lagoon/contract/wallet/purchaseAddresses',
  '@lagoon/contract/wallet/welcomeGrant',
  '@lagoon/contract/wire/paymentFrame/paymentFrame',
  '@lagoon/contract/wire/sumsub/frame',
]
const verifier = '@lagoon/games/*/verify'
const games = ['@lagoon/contract/*/enums', '@lagoon/contract/money/**', '@noble/hashes/**']
const viewTypes = ['@lagoon/domain/**/*.state']
const domain = ['valibot', 'altcha-lib', 'altcha-lib/**', '@graphql-typed-document-node/core', '@lagoon/contract/**']
const web = [
  ...react,
  'react-dom',
  'react-dom/**',
  'react-error-boundary',
  'workbox-*',
  '@lagoon/contract/**',
  '@lagoon/domain/**',
  '@lagoon/ui/**',
  verifier,
]
const webButTesting = [...web, '!@lagoon/domain/testing/**', notTheDemo]
/** The build reads what the page and its early scripts agree on; of pages it knows nothing. */
const webBuild = [
  'vite',
  '@lagoon/contract/http/**',
  '@lagoon/contract/paths',
  '@lagoon/domain/client/shape',
  '@lagoon/domain/ports/browserStorage',
  '@lagoon/domain/session/keptSession',
  '@lagoon/ui/brand',
  '@lagoon/ui/patterns/FormField/earlySubmit',
  ...node,
]
const api = [
  ...[
    '@electric-sql/pglite',
    '@electric-sql/pglite/**',
    '@stomp/stompjs',
    'altcha-lib',
    'altcha-lib/**',
    'graphql',
    'helmet',
    'ioredis',
    'jose',
  ],
  ...[
    'kysely',
    'kysely/**',
    'lru-cache',
    'nodemailer',
    'pdfkit',
    'pg',
    'p-limit',
    'pino',
    'sharp',
    'sirv',
    'valibot',
    'web-push',
    'ws',
    '@lagoon/contract/**',
    verifier,
    ...node,
  ],
]
const sandbox = [
  ...react,
  ...[
    '@scure/base',
    'react-dom',
    'react-dom/**',
    'jose',
    'lucide-react',
    ...styles,
    'pixi.js',
    'pixi.js/**',
    'p-limit',
    'pino',
    'postal-mime',
    'sirv',
    'smtp-server',
    'valibot',
    ...node,
  ],
  ...['@lagoon/contract/**', '@lagoon/games/**', '@lagoon/ui/kit/**', '@lagoon/ui/patterns/**', '@lagoon/ui/theme/**'],
]

/**
 * Who may import whom (docs/adr/0003), as lists of what is allowed. Where files stand in two layers, the later one holds: one file
 * of a package opens each library that holds state or speaks to a server.
 */
export const layers = {
  contract: { files: ['packages/contract/src/**'], below: ['demo'], may: ['valibot'] },
  contractCrypto: { files: ['packages/contract/src/crypto/**'], may: ['@noble/hashes/**', '@scure/base'] },
  contractTests: { files: ['packages/contract/src/**/*.test.ts'], may: ['valibot', ...inTests] },
  testing: { files: ['packages/testing/src/**'], may: ['vitest', 'get-port', 'node:crypto'] },
  words: { files: ['packages/ui/src/words/**', 'packages/ui/src/brand.ts'], may: [], below: ['theme', 'kit', 'patterns', 'screens'] },
  theme: { files: ['packages/ui/src/theme/**'], may: theme, below: ['kit', 'patterns', 'screens'] },
  kit: { files: ['packages/ui/src/kit/**'], may: kit, below: ['patterns', 'screens'] },
  patterns: { files: ['packages/ui/src/patterns/**', 'packages/ui/src/foundations/**'], may: patterns, below: ['screens'] },
  covers: { files: ['packages/covers/src/**'], may: [] },
  coversBuild: { files: ['packages/covers/src/{build,draw,folder}.ts'], may: node },
  coversTests: { files: ['packages/covers/src/**/*.test.ts'], may: inTests },
  screens: { files: ['packages/ui/src/screens/**'], may: screens, mayAsType: viewTypes },
  screenTests: {
    files: ['packages/ui/src/**/*.test.ts', 'packages/ui/src/**/*.test.tsx'],
    may: [...screens, ...inTests, 'react-docgen'],
    mayAsType: viewTypes,
  },
  stories: {
    files: ['packages/ui/src/**/*.stories.tsx', 'packages/ui/src/testing/**', 'packages/ui/src/**/*Sample.{ts,tsx}'],
    may: [...theme, ...patterns, ...screens, ...inStories, 'react-dom', 'react-dom/**', '@lagoon/domain/lobby/games/findGames'],
    mayAsType: viewTypes,
  },
  domain: { files: ['packages/domain/src/**'], may: [...domain, notTheDemo], mayAsType: ['@lagoon/games/**'] },
  domainStore: { files: ['packages/domain/src/store.ts'], may: ['jotai/vanilla', 'jotai/vanilla/**'] },
  domainCalls: { files: ['packages/domain/src/client/calls.ts'], may: ['graphql-request'] },
  domainLine: { files: ['packages/domain/src/realtime/stompLine.ts'], may: ['@stomp/stompjs'] },
  domainPush: { files: ['packages/domain/src/push/firebasePush.ts'], may: ['firebase/**'] },
  domainTests: { files: ['packages/domain/src/**/*.test.ts', 'packages/domain/src/testing/**'], may: [...domain, ...inTests, 'msw'] },
  games: { files: ['packages/games/src/**'], may: games },
  gamesBin: { files: ['packages/games/bin/**'], may: node },
  gamesTests: { files: ['packages/games/src/**/*.test.ts', 'packages/games/bench/**'], may: [...games, ...inTests] },
  web: { files: ['apps/web/src/**'], may: webButTesting },
  webRouter: { files: ['apps/web/src/navigation/router.ts'], may: ['react-router-dom'] },
  webRouteMatch: { files: ['apps/web/src/navigation/matchRoute.ts'], may: ['regexparam'] },
  webState: { files: ['apps/web/src/state.ts'], may: ['jotai/react', 'jotai/react/**'] },
  webTests: { files: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'], may: [...web, ...inTests, 'react-router-dom'] },
  webBuild: { files: ['apps/web/build/**'], may: webBuild },
  webBuildTests: { files: ['apps/web/build/**/*.test.ts'], may: [...webBuild, ...inTests] },
  flows: { files: ['apps/web/src/flows/**'], may: [...web, ...inStories] },
  api: { files: ['apps/api/src/**'], may: [...api, notTheDemo] },
  apiFloor: { files: ['apps/api/src/*/**'], may: [...api, notTheDemo], below: ['modules'] },
  apiModules: { files: ['apps/api/src/modules/**'], may: [...api, notTheDemo] },
  apiSeed: { files: ['apps/api/src/seed/**'], may: api },
  apiTests: { files: ['apps/api/src/**/*.test.ts', 'apps/api/test/**', 'apps/api/bench/**'], may: [...api, ...inTests] },
  sandbox: { files: ['apps/sandbox/src/**'], may: [...sandbox, notTheDemo] },
  sandboxStories: { files: ['apps/sandbox/src/**/*.stories.tsx', 'apps/sandbox/src/*/client/stories/**'], may: [...sandbox, ...inStories] },
  sandboxTests: {
    files: ['apps/sandbox/src/**/*.test.ts', 'apps/sandbox/src/*/testing/**', 'apps/sandbox/bench/**'],
    may: [...sandbox, ...inTests],
  },
} as const satisfies Record<string, Layer>

const message = 'Not on the list of what this layer may import: docs/adr/0003, tools/lint/layers.ts.'
/** All but these globs. One without a slash takes in the last part of any path, `react` in `jotai/react` too, which is not meant. */
const allBut = (globs: readonly string[]): string[] => {
  const names = globs.filter((glob) => !glob.includes('/'))
  const paths = globs.filter((glob) => glob.includes('/'))
  const except = (glob: string): string => (glob.startsWith('!') ? glob.slice(1) : `!${glob}`)
  return ['**', ...names.map(except), ...names.map((name) => `*/**/${name}`), ...['./**', '../**', ...paths].map(except)]
}

const regexOf = (glob: string): string =>
  `^${glob
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('**', '.\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '*')}$`

/** Out of the package and into another one past its door. */
const pastADoor = '^\\.\\./(.*/)?([\\w-]+/src|tools|e2e|integration|node_modules)/'

/** The blocks of the linter's configuration that hold the layers. */
export const layerOverrides: readonly OxlintOverride[] = Object.values<Layer>(layers).map(({ files, may, mayAsType = [], below = [] }) => ({
  files: [...files],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          // The linter looks no further at what a list of globs allows, so it comes last; and two such lists undo each other.
          ...[pastADoor, ...below.map((folder) => `^\\.\\.?/(.*/)?${folder}/`)].map((regex) => ({ regex, message })),
          ...mayAsType.map((glob) => ({ regex: regexOf(glob), allowTypeImports: true, message })),
          { group: allBut([...may, ...mayAsType]), message },
        ],
      },
    ],
  },
}))
